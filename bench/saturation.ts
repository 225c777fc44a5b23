import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { withoutCompiler, withPrograms } from './c-programs.ts'
import { readFigures } from './figures.ts'
import { linesOf, nextLine, processorTime, startChild, stopChild } from './processes.ts'
import type { BenchRow } from './row.ts'
import { beginMatch, type ScoredMatch, World } from './scored-match.ts'
import { listenToStream, percentile99 } from './stream-delay.ts'

const file = (name: string) => path.join(import.meta.dirname, name)
/** The loads as multiples of what can be answered. */
const loads = { calm: 0.3, below: 0.8, many: 3, veryMany: 10 } as const
const seconds = { warmUp: 4, measure: 5, calm: 6, below: 6, flood: 10 } as const
const MS_AFTER = 1_000
/** Calls per second of those who are watched during the flood. */
const FEW = 20
/** Who floods comes from a network of its own, which has no limit of calls; the stranger has an address like any. */
const CROWD = '10.0.0.1'
const OTHER = '10.0.0.2'
const STRANGER = '203.0.113.9'
const PAYMENT = '/api/v1/payments/sandbox/none/decide'

type Target = {
  readonly origin: string
  readonly pid: number
  readonly path: string
  /** The program that asks; in C, because it shares the machine with the server. */
  readonly flood: string
  readonly scored: ScoredMatch
}
type Asking = {
  readonly perSecond: number
  readonly during: number
  /** The address that the calls come from. */
  readonly from?: string
  readonly path?: string
  readonly method?: 'GET' | 'POST'
  /** What posts have as their token; one that nobody signed, unless it is given. */
  readonly token?: string
}

const figures = ['answered', 'refused', 'late', 'p99', 'refusedP99', 'own'] as const
type Flood = Readonly<Record<(typeof figures)[number], number>> & {
  /** The server's processor time, in seconds. */
  readonly spent: number
}

/** `perSecond` 0 means as fast as possible. */
async function flood(target: Target, asking: Asking): Promise<Flood> {
  const { perSecond, during, from = CROWD, path: own = target.path, method = 'GET' } = asking
  const { token = 'none' } = asking
  const before = processorTime(target.pid)
  const words = [own, String(Math.round(perSecond)), String(during), from, method, token]
  const child = startChild(target.flood, new URL(target.origin).port, ...words)
  const line = await nextLine(linesOf(child.stdout))
  const spent = (processorTime(target.pid) - before) / 1e9
  await stopChild(child)
  return { ...readFigures(line, figures), spent }
}

type Posted = Pick<Flood, 'answered' | 'refused' | 'late' | 'p99'>

/** A scorer's balls, each as soon as the one before is recorded, but no more than a few a second. */
async function score({ scored }: Target, during: number): Promise<Posted> {
  const waits: number[] = []
  let refused = 0
  const end = performance.now() + during * 1000
  while (performance.now() < end) {
    const began = performance.now()
    const answer = await scored.ball(CROWD)
    await answer.arrayBuffer()
    const waited = performance.now() - began
    if (answer.ok) waits.push(waited)
    else refused += 1
    await pause(1000 / FEW - waited)
  }
  return { answered: waits.length, refused, late: 0, p99: percentile99(waits) }
}

type Watched = {
  readonly crowd: Flood
  /** Another address that reads. */
  readonly other: Flood
  /** Payments under way, of the same address as the flood. */
  readonly payments: Flood
  /** A scorer's posts, from there as well. */
  readonly scorer: Posted
  readonly streamP99: number
}

/** A load, a stream, a reader from elsewhere, payments and a scorer, all at once. */
async function watch(
  target: Target,
  crowd: Omit<Asking, 'during'>,
  during: number,
): Promise<Watched> {
  const { stop } = await listenToStream(target.origin)
  const few = { perSecond: FEW, during }
  const paying = { path: PAYMENT, method: 'POST', token: target.scored.token } as const
  const [asked, other, payments, scorer] = await Promise.all([
    flood(target, { ...crowd, during }),
    flood(target, { ...few, from: OTHER }),
    flood(target, { ...few, ...paying }),
    score(target, during),
  ])
  return { crowd: asked, other, payments, scorer, streamP99: percentile99(stop()) }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

async function course(target: Target) {
  await flood(target, { perSecond: 0, during: seconds.warmUp })
  const most = () => watch(target, { perSecond: 0 }, seconds.measure)
  const capacities = [await most()]
  // As much as can be now: the machine may have become slower or faster meanwhile.
  const perSecond = () => answeredBy(capacities.at(-1)) / seconds.measure
  const calmly = perSecond() * loads.calm
  const calm = () => watch(target, { perSecond: calmly }, seconds.calm)
  const before = await calm()
  const below = await flood(target, {
    perSecond: perSecond() * loads.below,
    during: seconds.below,
  })
  const flooded = (load: number, asking: Partial<Asking> = {}) =>
    watch(target, { ...asking, perSecond: perSecond() * load }, seconds.flood)
  const many = await flooded(loads.many)
  await pause(MS_AFTER)
  const after = await calm()
  capacities.push(await most())
  const veryMany = await flooded(loads.veryMany)
  await pause(MS_AFTER)
  capacities.push(await most())
  const stranger = await flooded(loads.many, { from: STRANGER, path: PAYMENT, method: 'POST' })
  return { capacities, calmly, before, below, many, after, veryMany, stranger }
}

/** Payments and the scorer's posts do not count: they are few, and never shed. */
const answeredBy = (watched?: Watched) =>
  (watched?.crowd.answered ?? 0) + (watched?.other.answered ?? 0)

const perProcessorSecond = (watched: Watched) => answeredBy(watched) / watched.crowd.spent

/** What is answered at several times the load that can be, to whom, and how quickly the server recovers. */
export async function saturationBench(): Promise<BenchRow[]> {
  const rows = await withPrograms(async ({ flood: program }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-saturation-'))
    const words = ['--max-semi-space-size=8', file('saturation-server.ts'), folder]
    const server = startChild(process.execPath, ...words)
    try {
      const world = World.parse(JSON.parse(await nextLine(linesOf(server.stdout))))
      const { origin } = world
      const matchPath = `/api/v1/matches/${await anyMatch(origin)}`
      const scored = await beginMatch(world)
      const target = { origin, pid: server.pid ?? 0, path: matchPath, flood: program, scored }
      return rowsFrom(await course(target))
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    }
  })
  return rows ?? [withoutCompiler('saturation', 'calls at several times the load that can be')]
}

async function anyMatch(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/matches/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"sort":"latest","filter":{"status":["complete"]},"page":{"size":1}}',
  })
  const [, id] = /"items":\[\{"id":"([^"]+)"/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The sample world has no match.')
  return id
}

type Course = Awaited<ReturnType<typeof course>>

const shareOf = ({ answered, refused, late }: Posted) =>
  (refused + late) / (answered + refused + late)

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A flood against what could be answered right before it and right after. */
function goodput(watched: Watched, capacities: readonly Watched[], load: number): BenchRow {
  const { crowd } = watched
  const byTheClock = answeredBy(watched) / seconds.flood
  const capacity = mean(capacities.map((one) => answeredBy(one) / seconds.measure))
  return {
    name: `saturation-goodput-${load}`,
    what: `calls answered in time at ${load} times what can be, times those at what can be`,
    value: perProcessorSecond(watched) / mean(capacities.map(perProcessorSecond)),
    goal: 0.9,
    better: 'higher',
    unit: '×',
    detail: `by the server's processor time; by the clock ${byTheClock.toFixed(0)} a second against ${capacity.toFixed(0)}; of the flood ${crowd.answered} were answered, ${crowd.refused} refused, the slowest hundredth of these after ${crowd.refusedP99.toFixed(0)} ms, ${crowd.late} gave up; sending took ${crowd.own.toFixed(1)} s of a processor`,
  }
}

function rowsFrom(course: Course): BenchRow[] {
  const { before, below, many, after, veryMany, capacities, calmly, stranger } = course
  return [
    goodput(many, capacities.slice(0, 2), loads.many),
    goodput(veryMany, capacities.slice(1), loads.veryMany),
    {
      name: 'saturation-below',
      what: `calls refused or lost at ${loads.below} times what can be answered`,
      value: below.refused + below.late,
      goal: 0,
      detail: `of ${Math.round((calmly * loads.below) / loads.calm)} a second for ${seconds.below} s`,
    },
    {
      name: 'saturation-after',
      what: `slowest hundredth from ${MS_AFTER / 1000} s after the flood, times the same before`,
      value: after.crowd.p99 / before.crowd.p99,
      goal: 2,
      unit: '×',
      detail: `${after.crowd.p99.toFixed(0)} against ${before.crowd.p99.toFixed(0)} ms at ${Math.round(calmly)} a second, ${seconds.calm} s each`,
    },
    {
      name: 'saturation-streams',
      what: 'slowest hundredth of live events during the flood, times the same before',
      value: many.streamP99 / before.streamP99,
      goal: 2,
      unit: '×',
      detail: `${many.streamP99.toFixed(1)} against ${before.streamP99.toFixed(1)} ms at ${loads.calm} times what can be answered; ${veryMany.streamP99.toFixed(1)} ms at ${loads.veryMany} times`,
    },
    {
      name: 'saturation-payments',
      what: 'share of payments under way refused or lost during the floods, from the same address',
      value: Math.max(shareOf(many.payments), shareOf(veryMany.payments)),
      goal: 0,
      detail: `slowest hundredth ${many.payments.p99.toFixed(0)} and ${veryMany.payments.p99.toFixed(0)} ms, before ${before.payments.p99.toFixed(0)} ms`,
    },
    {
      name: 'saturation-fair',
      what: 'share of another address’s reads refused or lost during the floods',
      value: Math.max(shareOf(many.other), shareOf(veryMany.other)),
      goal: 0,
      detail: `slowest hundredth ${many.other.p99.toFixed(0)} and ${veryMany.other.p99.toFixed(0)} ms, before ${before.other.p99.toFixed(0)} ms`,
    },
    {
      name: 'saturation-scorer',
      what: 'share of a scorer’s posts refused or lost during the floods, from the same address',
      value: Math.max(shareOf(many.scorer), shareOf(veryMany.scorer)),
      goal: 0,
      detail: `of ${many.scorer.answered} and ${veryMany.scorer.answered}; slowest hundredth ${many.scorer.p99.toFixed(0)} and ${veryMany.scorer.p99.toFixed(0)} ms, before ${before.scorer.p99.toFixed(0)} ms`,
    },
    {
      name: 'saturation-stranger',
      what: 'the same of reads, payments and posts while a stranger sends payments with tokens that nobody signed',
      value: Math.max(...[stranger.other, stranger.payments, stranger.scorer].map(shareOf)),
      goal: 0,
      detail: `${stranger.crowd.answered} of the stranger’s calls were answered, ${stranger.crowd.refused + stranger.crowd.late} refused; slowest hundredth of reads ${stranger.other.p99.toFixed(0)}, payments ${stranger.payments.p99.toFixed(0)}, posts ${stranger.scorer.p99.toFixed(0)}, live events ${stranger.streamP99.toFixed(1)} ms`,
    },
  ]
}

if (import.meta.main) console.table(await saturationBench())
