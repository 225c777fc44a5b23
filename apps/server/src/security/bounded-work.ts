import { availableParallelism } from 'node:os'
import type { CallContext } from '#http/implement.ts'
import { networkOf } from '#http/network.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { FairQueue, FULL, type QueueLimits } from './fair-queue.ts'

/** What one kind of work may take of the machine, so that no kind takes what another needs. */
export type Bounds = QueueLimits & {
  /** How long one piece may take, not counting its wait. */
  readonly patienceMs: number
  /** What one piece may hold: of a thread its heap, of a process what it can write to. */
  readonly memoryMb: number
}

/** One of two turns is always free for somebody else, whose work then never waits for the first one's. */
const two = { atOnce: 2, atOnceOfOne: 1 } as const
const hashesAtOnce = Math.max(1, availableParallelism() - 1)

/**
 * The work that a small request can make expensive. How large its input may be is stated where it is read: in
 * the contract, by the limits of a body, and by what a picture's header says. Files of matches are unpacked
 * by commands alone, within the limits of `cricsheet/limits.ts`.
 */
export const bounds = {
  /** Reading and drawing pictures that somebody has sent: a process each, because decoders can crash. */
  picture: { ...two, mostWaiting: 8, patienceMs: 10_000, memoryMb: 1000 },
  markdown: { ...two, mostWaiting: 16, patienceMs: 10_000, memoryMb: 128 },
  /** The pictures that are shown where a match is shared. */
  card: { ...two, mostWaiting: 50, patienceMs: 10_000, memoryMb: 256 },
  /** Invoices and report cards. */
  invoice: { ...two, mostWaiting: 16, patienceMs: 10_000, memoryMb: 256 },
  /** Matches as files, and what is printed of tournaments. */
  file: { ...two, mostWaiting: 16, patienceMs: 10_000, memoryMb: 256 },
  /** Tables that are read and written: lists of players, fixtures, registers, accounts, the audit log. */
  csv: { ...two, mostWaiting: 16, patienceMs: 5000, memoryMb: 128 },
  /** What is held on a person; it is read in the database. */
  'own-data': { ...two, mostWaiting: 16, patienceMs: 30_000, memoryMb: 256 },
  /** Seasons that are invented to try the rules of a tournament. */
  simulation: { ...two, mostWaiting: 8, patienceMs: 20_000, memoryMb: 256 },
  /** Hashes of passwords, on threads of the runtime: each takes 19 MB and some 12 ms, whatever comes in. */
  password: {
    atOnce: hashesAtOnce,
    atOnceOfOne: hashesAtOnce,
    mostWaiting: 64,
    patienceMs: 1000,
    memoryMb: 19,
  },
  /** In the database; of its connections, twelve are left to everything else. */
  search: { atOnce: 4, atOnceOfOne: 2, mostWaiting: 32, patienceMs: 2000, memoryMb: 64 },
} as const satisfies Readonly<Record<string, Bounds>>

export type WorkKind = keyof typeof bounds

/** One of each kind per process. */
const queues = new WeakMap<AppContext['pool'], ReadonlyMap<string, FairQueue>>()

/** The queues of this process, by kind. */
export function workQueues({ pool }: Pick<AppContext, 'pool'>): ReadonlyMap<string, FairQueue> {
  const known = queues.get(pool)
  if (known !== undefined) return known
  const made = new Map(
    Object.entries(bounds).map(([kind, limits]) => [kind, new FairQueue(limits)]),
  )
  queues.set(pool, made)
  return made
}

/** The queue for one kind of work. */
export function queueOf(app: Pick<AppContext, 'pool'>, kind: WorkKind): FairQueue {
  const queue = workQueues(app).get(kind)
  if (queue === undefined) throw new Error(`There is no queue for ${kind}.`)
  return queue
}

/** On whose behalf somebody without an account has work done: their network. */
export const networkOfCaller = ({ caller }: Pick<CallContext, 'caller'>): string =>
  networkOf(caller.address)

const RETRY_SECONDS = 2

/** Refuses a call (503) because too much of its kind is waiting; what is too much ends the sentence. */
export function refuseFull({ caller }: Pick<CallContext, 'caller'>, what: string): never {
  caller.setHeader('retry-after', String(RETRY_SECONDS))
  const message = `Too many ${what} just now. Try again in a moment.`
  throw refuseCall('TOO_BUSY', { status: 503, message })
}

type Asked = {
  readonly kind: WorkKind
  /** Whose turn it is: an account, or a network. */
  readonly owner: string
  /** As for `refuseFull`. */
  readonly what: string
}

/** Does the work of a call in its owner's turn; refuses the call when too much is waiting. */
export async function inTurn<T>(
  { app, caller }: Pick<CallContext, 'app' | 'caller'>,
  { kind, owner, what }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const done = await queueOf(app, kind).run(owner, work)
  return done === FULL ? refuseFull({ caller }, what) : done
}
