import { LoopMeter } from './loop-meter.ts'
import {
  PriorityQueue,
  type Priority,
  priorities,
  rankOf,
  Tally,
  type Waiting,
} from './priority-queue.ts'

export type Limits = {
  /** How many of a priority run at once, together with those of all lower priorities. */
  readonly running: Readonly<Record<Priority, number>>
  /** The same under overload while the event loop has next to no rest: more would only make its turns longer. */
  readonly runningWhenBusy: Readonly<Record<Priority, number>>
  /** The share of these that one address or account may have. */
  readonly share: number
  /** How many wait at most, while it is not known how many are served in `burstMs`. */
  readonly queue: number
  readonly burstMs: number
  /** Under overload so many wait as are served in `targetMs`, but never fewer than these. */
  readonly shortest: number
  readonly targetMs: number
  /** A queue that has not been empty for so long is a standing queue, which means overload. */
  readonly intervalMs: number
  /** Who has waited so long is refused. */
  readonly deadlineMs: number
}

export const defaultLimits: Limits = {
  running: { critical: 40, session: 36, read: 32, page: 8, search: 6 },
  runningWhenBusy: { critical: 8, session: 6, read: 4, page: 4, search: 3 },
  share: 0.75,
  queue: 512,
  burstMs: 1000,
  shortest: 32,
  targetMs: 200,
  intervalMs: 500,
  deadlineMs: 1500,
}

/** The server has more to do than it can. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

type Entry = Waiting & {
  readonly since: number
  readonly start: () => Promise<void>
  readonly refuse: (error: Overloaded) => void
}

/** Once in so many starts the lowest priority goes first, so that none waits forever. */
const LAST_FIRST_EVERY = 8
const WINDOW_MS = 1000

/**
 * Decides what is done when there is more to do than can be. At most one piece of work is started per turn
 * of the event loop, so that turns stay short and streams are written between them. What cannot start waits
 * in a fair queue. As CoDel does, it tells a burst, which the queue absorbs, from a standing queue, which
 * only adds delay: that one is kept short, and whom it does not admit is refused at once.
 */
export class LoadShedder {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #loop: Pick<LoopMeter, 'isBusy'>
  readonly #queue = new PriorityQueue<Entry>()
  /** Who was admitted and has not come to the queue yet, since when. */
  readonly #expected = new Map<Waiting, number>()
  readonly #expectedOf = new Tally()
  readonly #running: Record<Priority, number> = zero()
  readonly #held: Readonly<Record<Priority, Tally>> = tallies()
  readonly #refused: Record<Priority, number> = zero()
  #standingSince: number | undefined
  #starts = 0
  #hasStarted = false
  #expiry: NodeJS.Timeout | undefined
  /** How many are served in a second when as many as possible are. */
  #pace = Infinity
  #window = { began: 0, ended: 0, before: 0 }

  /** `now` counts milliseconds. */
  constructor(
    limits: Partial<Limits> = {},
    now: () => number = () => performance.now(),
    loop: Pick<LoopMeter, 'isBusy'> = new LoopMeter(),
  ) {
    this.#limits = { ...defaultLimits, ...limits }
    this.#now = now
    this.#loop = loop
  }

  /** How long the oldest in the queue has waited, in milliseconds. */
  get queueAge(): number {
    const { oldest } = this.#queue
    return oldest === undefined ? 0 : this.#now() - oldest.since
  }

  /** How many run. */
  get running(): number {
    return priorities.reduce((sum, priority) => sum + this.#running[priority], 0)
  }

  /** How many have been refused since the start, by priority. */
  get refused(): Readonly<Record<Priority, number>> {
    return this.#refused
  }

  /**
   * Whether there is a place for somebody, who is refused otherwise. The place is kept until `run` or
   * `leave`, though only from others of the same address or account: of a crowd that comes in one turn no
   * more are let in than find a place.
   */
  admits(newcomer: Waiting): boolean {
    this.#look()
    if (this.#expected.has(newcomer)) return true
    const free = this.#longest() - this.#expectedOf.largestOf(newcomer.holders)
    if (!this.#queue.admits(newcomer, free)) {
      this.#refused[newcomer.priority] += 1
      return false
    }
    this.#expected.set(newcomer, this.#now())
    this.#expectedOf.add(newcomer.holders, 1)
    return true
  }

  /** Gives back the place of somebody who was admitted and has been answered otherwise. */
  leave(admitted: Waiting): void {
    if (this.#expected.delete(admitted)) this.#expectedOf.add(admitted.holders, -1)
  }

  /** Does the work when its turn comes; rejects with Overloaded when it does not come in time. */
  async run<T>(waiting: Waiting, work: () => Promise<T>): Promise<T> {
    if (!this.admits(waiting)) throw new Overloaded('The queue is full.')
    this.leave(waiting)
    return new Promise<T>((resolve, reject) => {
      const start = () => work().then(resolve, reject)
      const entry = { ...waiting, since: this.#now(), start, refuse: reject }
      const displaced = this.#queue.add(entry, this.#longest())
      if (displaced !== undefined) this.#refuse(displaced, 'Others came first.')
      this.#pump()
      if (this.#queue.length > 0) this.#standingSince ??= this.#now()
    })
  }

  /** Whether the queue is a standing one. */
  get #isStanding(): boolean {
    const since = this.#standingSince ?? Infinity
    return this.#now() - since > this.#limits.intervalMs
  }

  #longest(): number {
    const { queue, shortest, burstMs, targetMs } = this.#limits
    const most = this.#isStanding
      ? (this.#window.before * targetMs) / WINDOW_MS
      : (this.#pace * burstMs) / WINDOW_MS
    return Math.min(queue, Math.max(shortest, Math.ceil(most)))
  }

  /** Starts the next piece of work, unless one has been started in this turn of the event loop. */
  #pump(): void {
    this.#look()
    if (this.#hasStarted) return
    const entry = this.#queue.take(this.#mayStart, this.#starts % LAST_FIRST_EVERY === 1)
    if (this.#queue.length === 0) this.#standingSince = undefined
    if (entry === undefined) return this.#expireLater()
    if (entry.isGone()) {
      this.#refuse(entry, 'The client has gone.')
      return this.#pump()
    }
    this.#starts += 1
    this.#hasStarted = true
    setImmediate(() => {
      this.#hasStarted = false
      this.#pump()
    })
    void this.#start(entry)
  }

  async #start({ priority, holders, start }: Entry): Promise<void> {
    this.#running[priority] += 1
    this.#held[priority].add(holders, 1)
    await start()
    this.#running[priority] -= 1
    this.#held[priority].add(holders, -1)
    this.#window.ended += 1
    this.#pump()
  }

  readonly #mayStart = ({ priority, holders }: Entry): boolean => {
    const most = this.#mostRunning(priority)
    const rank = rankOf(priority)
    const running = priorities.slice(rank).reduce((sum, one) => sum + this.#running[one], 0)
    const own = Math.max(1, Math.floor(most * this.#limits.share))
    return running < most && this.#held[priority].largestOf(holders) < own
  }

  #mostRunning(priority: Priority): number {
    const { running, runningWhenBusy } = this.#limits
    return this.#isStanding && this.#loop.isBusy
      ? Math.min(running[priority], runningWhenBusy[priority])
      : running[priority]
  }

  #refuse(entry: Entry, reason: string): void {
    this.#refused[entry.priority] += 1
    entry.refuse(new Overloaded(reason))
  }

  #expire(): void {
    const before = this.#now() - this.#limits.deadlineMs
    const expired = this.#queue.expire(before)
    for (const entry of expired) this.#refuse(entry, 'Waited too long.')
    for (const [admitted, since] of this.#expected) {
      if (since >= before) break
      this.leave(admitted)
    }
  }

  /** Expires those who wait also while nothing ends. */
  #expireLater(): void {
    const { oldest } = this.#queue
    if (oldest === undefined || this.#expiry !== undefined) return
    const due = oldest.since + this.#limits.deadlineMs - this.#now()
    this.#expiry = setTimeout(() => {
      this.#expiry = undefined
      this.#pump()
    }, due + 1).unref()
  }

  /** Brings the windows and the queue up to date. */
  #look(): void {
    const now = this.#now()
    this.#expire()
    const windows = Math.floor((now - this.#window.began) / WINDOW_MS)
    if (windows === 0) return
    const { began, ended } = this.#window
    const before = windows === 1 ? ended : 0
    const isWhole = (this.#standingSince ?? Infinity) <= began
    if (ended > 0) this.#pace = isWhole ? ended : Math.max(this.#pace, ended)
    this.#window = { began: began + windows * WINDOW_MS, ended: 0, before }
    this.#queue.forgetServed()
  }
}

const zero = (): Record<Priority, number> => ({
  critical: 0,
  session: 0,
  read: 0,
  page: 0,
  search: 0,
})

const tallies = (): Record<Priority, Tally> => ({
  critical: new Tally(),
  session: new Tally(),
  read: new Tally(),
  page: new Tally(),
  search: new Tally(),
})
