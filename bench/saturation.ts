import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readFigures } from './figures.ts'
import { linesOf, nextLine, processorTime, startChild, stopChild } from './processes.ts'
import type { BenchRow } from './row.ts'
import { listenToStream, percentile99 } from './stream-delay.ts'

const file = (name: string) => path.join(import.meta.dirname, name)
/** The loads as multiples of what can be answered. */
const loads = { calm: 0.3, below: 0.8, many: 3, veryMany: 10 } as const
const seconds = { warmUp: 4, measure: 5, calm: 6, below: 6, flood: 10 } as const
const MS_AFTER = 1_000
/** Calls per second of those who are watched during the flood. */
const FEW = 20

type Target = { readonly origin: string; readonly pid: number; readonly path: string }
type Asking = {
  readonly perSecond: number
  readonly during: number
  /** The address that the calls come from. */
  readonly from?: string
  readonly path?: string
  readonly method?: 'GET' | 'POST'
}
type Flood = {
  readonly answered: number
  readonly refused: number
  readonly late: number
  readonly p99: number
  readonly refusedP99: number
  /** Answers per second of the server's processor time. */
  readonly perProcessorSecond: number
}

/** `perSecond` 0 means as fast as possible. */
async function flood(target: Target, asking: Asking): Promise<Flood> {
  const { perSecond, during, from = '10.0.0.1', path: own = target.path, method = 'GET' } = asking
  const before = processorTime(target.pid)
  const words = [String(Math.round(perSecond)), String(during), from, method]
  const child = startChild(process.execPath, file('flood.ts'), target.origin + own, ...words)
  const line = await nextLine(linesOf(child.stdout))
  const spent = (processorTime(target.pid) - before) / 1e9
  await stopChild(child)
  const figures = readFigures(line, ['answered', 'refused', 'late', 'p99', 'refusedP99'])
  return { ...figures, perProcessorSecond: figures.answered / spent }
}

type Watched = {
  readonly crowd: Flood
  /** Another address that reads. */
  readonly other: Flood
  /** Payments under way, of the same address as the flood. */
  readonly payments: Flood
  readonly streamP99: number
}

/** A load, a stream, a reader from elsewhere and payments, all at once. */
async function watch(target: Target, perSecond: number, during: number): Promise<Watched> {
  const { stop } = await listenToStream(target.origin)
  const few = { perSecond: FEW, during }
  const paying = { path: '/api/v1/payments/sandbox/none/decide', method: 'POST' } as const
  const [crowd, other, payments] = await Promise.all([
    flood(target, { perSecond, during }),
    flood(target, { ...few, from: '10.0.0.2' }),
    flood(target, { ...few, ...paying }),
  ])
  return { crowd, other, payments, streamP99: percentile99(stop()) }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function course(target: Target) {
  await flood(target, { perSecond: 0, during: seconds.warmUp })
  const most = await flood(target, { perSecond: 0, during: seconds.measure })
  const capacity = most.answered / seconds.measure
  const calm = () => watch(target, capacity * loads.calm, seconds.calm)
  const before = await calm()
  const below = await flood(target, {
    perSecond: capacity * loads.below,
    during: seconds.below,
  })
  const many = await watch(target, capacity * loads.many, seconds.flood)
  await pause(MS_AFTER)
  const after = await calm()
  const veryMany = await watch(target, capacity * loads.veryMany, seconds.flood)
  return { capacity, most, before, below, many, after, veryMany }
}

/** What is answered at several times the load that can be, to whom, and how quickly the server recovers. */
export async function saturationBench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-saturation-'))
  const words = ['--max-semi-space-size=8', file('saturation-server.ts'), folder]
  const server = startChild(process.execPath, ...words)
  try {
    const origin = await nextLine(linesOf(server.stdout))
    const matchPath = `/api/v1/matches/${await anyMatch(origin)}`
    return rowsFrom(await course({ origin, pid: server.pid ?? 0, path: matchPath }))
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
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

const shareOf = ({ answered, refused, late }: Flood) =>
  (refused + late) / (answered + refused + late)

const goodput = ({ capacity, most }: Course, { crowd }: Watched, load: number): BenchRow => ({
  name: `saturation-goodput-${load}`,
  what: `calls answered in time at ${load} times what can be, times those at what can be`,
  value: crowd.perProcessorSecond / most.perProcessorSecond,
  goal: 0.9,
  better: 'higher',
  unit: '×',
  detail: `by the server's processor time; ${Math.round(capacity)} a second can be, in ${seconds.flood} s ${crowd.answered} were answered, ${crowd.refused} refused, the slowest hundredth of these after ${crowd.refusedP99.toFixed(0)} ms, ${crowd.late} gave up`,
})

function rowsFrom(course: Course): BenchRow[] {
  const { before, below, many, after, veryMany, capacity } = course
  return [
    goodput(course, many, loads.many),
    goodput(course, veryMany, loads.veryMany),
    {
      name: 'saturation-below',
      what: `calls refused or lost at ${loads.below} times what can be answered`,
      value: below.refused + below.late,
      goal: 0,
      detail: `of ${Math.round(capacity * loads.below)} a second for ${seconds.below} s`,
    },
    {
      name: 'saturation-after',
      what: `slowest hundredth from ${MS_AFTER / 1000} s after the flood, times the same before`,
      value: after.crowd.p99 / before.crowd.p99,
      goal: 2,
      unit: '×',
      detail: `${after.crowd.p99.toFixed(0)} against ${before.crowd.p99.toFixed(0)} ms at ${Math.round(capacity * loads.calm)} a second, ${seconds.calm} s each`,
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
  ]
}

if (import.meta.main) console.table(await saturationBench())
