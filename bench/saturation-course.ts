import { spawnSync } from 'node:child_process'
import { readFigures } from './figures.ts'
import { matchId } from './live-server.ts'
import { linesOf, median, nextLine, processorTime, startChild, stopChild } from './processes.ts'
import type { ScoredMatch } from './scored-match.ts'
import { percentile99 } from './stream-delay.ts'

/** The loads as multiples of what can be answered. */
export const loads = { calm: 0.3, below: 0.8, many: 3, veryMany: 10 } as const
export const seconds = { warmUp: 4, measure: 5, calm: 6, below: 6, flood: 10 } as const
export const MS_AFTER = 1_000
/** Calls per second of those who are watched during the flood. */
const FEW = 20
const ROUNDS = 5
/** Who floods comes from a network of its own, which has no limit of calls; the stranger has an address like any. */
const CROWD = '10.0.0.1'
const OTHER = '10.0.0.2'
const STRANGER = '203.0.113.9'
const PAYMENT = '/api/v1/payments/sandbox/none/decide'

export type Target = {
  readonly origin: string
  readonly pid: number
  readonly path: string
  /** The program that asks; in C, because it shares the machine with the server. */
  readonly flood: string
  /** The program that listens to the live match. */
  readonly listeners: string
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

const figures = ['answered', 'refused', 'late', 'p99', 'refusedP99', 'own', 'inTime'] as const
export type Flood = Readonly<Record<(typeof figures)[number], number>> & {
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

export type Posted = Pick<Flood, 'answered' | 'refused' | 'late' | 'p99'>

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

export type Watched = {
  readonly crowd: Flood
  /** Another address that reads. */
  readonly other: Flood
  /** Payments under way, of the same address as the flood. */
  readonly payments: Flood
  /** A scorer's posts, from there as well. */
  readonly scorer: Posted
  readonly streamP99: number
}

/** With priority over all other programs where that is allowed: readers of streams have machines of their own. */
const promptly =
  spawnSync('chrt', ['--fifo', '1', 'true']).status === 0 ? ['chrt', '--fifo', '1'] : []

/** Listens to the live match; resolves once it does, to the slowest hundredth of the delays to come, in milliseconds. */
async function listen({ origin, listeners }: Target, during: number) {
  const words = [new URL(origin).port, `/live/${matchId}?after=0`, '1', String(during)]
  const [program = '', ...rest] = [...promptly, listeners, ...words]
  const child = startChild(program, ...rest)
  const said = linesOf(child.stderr)
  const heard = nextLine(linesOf(child.stdout))
  await nextLine(said)
  await nextLine(said)
  return { p99: heard.then((line) => readFigures(line, ['p99']).p99) }
}

/** A load, a stream, a reader from elsewhere, payments and a scorer, all at once. */
async function watch(
  target: Target,
  crowd: Omit<Asking, 'during'>,
  during: number,
): Promise<Watched> {
  const stream = await listen(target, during)
  const few = { perSecond: FEW, during }
  const paying = { path: PAYMENT, method: 'POST', token: target.scored.token } as const
  const [asked, other, payments, scorer] = await Promise.all([
    flood(target, { ...crowd, during }),
    flood(target, { ...few, from: OTHER }),
    flood(target, { ...few, ...paying }),
    score(target, during),
  ])
  return { crowd: asked, other, payments, scorer, streamP99: await stream.p99 }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Capacities are measured again right before and after each flood: machines become slower and faster meanwhile. */
async function round(target: Target, most: () => Promise<Watched>) {
  const first = await most()
  const perSecond = answeredBy(first) / seconds.measure
  const calm = () => watch(target, { perSecond: perSecond * loads.calm }, seconds.calm)
  const flooded = (load: number) => watch(target, { perSecond: perSecond * load }, seconds.flood)
  const before = await calm()
  const many = await flooded(loads.many)
  await pause(MS_AFTER)
  const after = await calm()
  const second = await most()
  const veryMany = await flooded(loads.veryMany)
  await pause(MS_AFTER)
  return { before, many, after, veryMany, capacities: [first, second, await most()], perSecond }
}

export async function course(target: Target) {
  await flood(target, { perSecond: 0, during: seconds.warmUp })
  const most = () => watch(target, { perSecond: 0 }, seconds.measure)
  const rounds = []
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round(target, most))
  const perSecond = median(rounds.map((one) => one.perSecond))
  const below = await flood(target, {
    perSecond: perSecond * loads.below,
    during: seconds.below,
  })
  const floods = { perSecond: perSecond * loads.many, from: STRANGER, path: PAYMENT } as const
  const stranger = await watch(target, { ...floods, method: 'POST' }, seconds.flood)
  return { rounds, below, perSecond, stranger }
}

/**
 * How many were answered before the measured seconds were over; what is under way at their end would count most
 * where they are fewest. Payments and the scorer's posts do not count: they are few, and never shed.
 */
export const answeredBy = ({ crowd, other }: Watched) => crowd.inTime + other.inTime

export type Course = Awaited<ReturnType<typeof course>>
