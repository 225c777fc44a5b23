/** What is served first under load, the most important first. */
export const priorities = ['critical', 'session', 'read', 'page', 'search'] as const
export type Priority = (typeof priorities)[number]

/** Who waits, and for what. */
export type Waiting = {
  readonly priority: Priority
  /** On whose behalf: an address, and an account where there is one. */
  readonly holders: readonly string[]
  /** Whether the client has gone meanwhile. */
  readonly isGone: () => boolean
}

type Queued = Waiting & { readonly since: number }

/** Orders by rank first: no count comes so far. */
const RANK = 1_000_000

/**
 * Signing in, and payments of nobody known, are few: whoever has been served more of them in a second takes
 * turns with the reads, or a stranger who sends nothing else would keep all readers waiting.
 */
const MOST_SESSIONS = 50

/** How important a priority is: 0 is the most important. */
export const rankOf = (priority: Priority): number => priorities.indexOf(priority)

/** Counts by holder; of several holders the largest count matters. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(holders: readonly string[], change: 1 | -1): void {
    for (const holder of holders) {
      const count = (this.#counts.get(holder) ?? 0) + change
      if (count === 0) this.#counts.delete(holder)
      else this.#counts.set(holder, count)
    }
  }

  largestOf(holders: readonly string[]): number {
    let largest = 0
    for (const holder of holders) largest = Math.max(largest, this.#counts.get(holder) ?? 0)
    return largest
  }

  clear(): void {
    this.#counts.clear()
  }
}

/**
 * A queue that serves by priority, within one priority whoever was served least, and of those who waited
 * longest. A newcomer who finds it full takes the place of somebody less important, else of whoever holds
 * most places, unless that is the newcomer.
 */
export class PriorityQueue<T extends Queued> {
  #entries: T[] = []
  /** Whoever loses their place first; under overload most newcomers only look whom they could displace. */
  #last: { readonly entry: T; readonly order: number } | undefined
  readonly #places = new Tally()
  readonly #served = new Tally()
  readonly #sessionsServed = new Tally()

  get length(): number {
    return this.#entries.length
  }

  get oldest(): T | undefined {
    return this.#entries[0]
  }

  /** Whether there is a place for the newcomer in a queue of at most so many. */
  admits(newcomer: Waiting, most: number): boolean {
    return this.#entries.length < most || this.#displacedBy(newcomer) !== undefined
  }

  /** Adds an entry that the queue admits; answers the one that lost its place to it. */
  add(entry: T, most: number): T | undefined {
    const displaced = this.#entries.length < most ? undefined : this.#displacedBy(entry)
    if (displaced !== undefined) this.#remove(displaced)
    this.#entries.push(entry)
    this.#places.add(entry.holders, 1)
    this.#last = undefined
    return displaced
  }

  /** Takes the next of those that may start; with `lastFirst` the order of the priorities is reversed. */
  take(mayStart: (entry: T) => boolean, lastFirst: boolean): T | undefined {
    const step = lastFirst ? -RANK : RANK
    let next: T | undefined
    let least = Infinity
    for (const entry of this.#entries) {
      const order = step * this.#rankOf(entry) + this.#served.largestOf(entry.holders)
      if (order >= least || !mayStart(entry)) continue
      next = entry
      least = order
    }
    if (next !== undefined) {
      this.#remove(next)
      this.#served.add(next.holders, 1)
      if (next.priority === 'session') this.#sessionsServed.add(next.holders, 1)
    }
    return next
  }

  /** Removes and answers those who have waited since before an instant. */
  expire(before: number): readonly T[] {
    if ((this.oldest?.since ?? before) >= before) return []
    const at = this.#entries.findIndex(({ since }) => since >= before)
    const expired = this.#entries.slice(0, at === -1 ? this.#entries.length : at)
    for (const entry of expired) this.#remove(entry)
    return expired
  }

  /** Forgets who was served how often. */
  forgetServed(): void {
    this.#served.clear()
    this.#sessionsServed.clear()
    this.#last = undefined
  }

  #rankOf({ priority, holders }: Waiting): number {
    const isMany =
      priority === 'session' && this.#sessionsServed.largestOf(holders) >= MOST_SESSIONS
    return rankOf(isMany ? 'read' : priority)
  }

  #remove(entry: T): void {
    this.#entries.splice(this.#entries.indexOf(entry), 1)
    this.#places.add(entry.holders, -1)
    this.#last = undefined
  }

  #displacedBy(newcomer: Waiting): T | undefined {
    const own = this.#places.largestOf(newcomer.holders) + 1
    this.#last ??= this.#findLast()
    const isAfter = (this.#last?.order ?? -1) > RANK * this.#rankOf(newcomer) + own
    return isAfter ? this.#last?.entry : undefined
  }

  /** The least important whose holder has most places, and of those the newest. */
  #findLast(): { readonly entry: T; readonly order: number } | undefined {
    let last: { readonly entry: T; readonly order: number } | undefined
    for (const entry of this.#entries) {
      const order = RANK * this.#rankOf(entry) + this.#places.largestOf(entry.holders)
      if (order >= (last?.order ?? 0)) last = { entry, order }
    }
    return last
  }
}
