export type QueueLimits = {
  readonly atOnce: number
  /** How many of one owner's run at once; fewer than `atOnce` keeps a turn free for everybody else. */
  readonly atOnceOfOne: number
  readonly mostWaiting: number
}

type Waiting = { readonly start: () => void; readonly giveUp: () => void }

/** What `run` answers for work that was not begun because too much was waiting. */
export const FULL = Symbol('too much is waiting')

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/**
 * Runs work a few at a time. Its owners take turns, so who asks for much waits behind their own work and not
 * in front of everybody else's. When it is full, a newcomer takes the last place of whoever holds the most.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  /** In the order of their next turns. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #running = new Map<string, number>()

  #refused = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get waiting(): number {
    return sumOf([...this.#waiting.values()].map(({ length }) => length))
  }

  get running(): number {
    return sumOf([...this.#running.values()])
  }

  /** How many have been refused since the start. */
  get refused(): number {
    return this.#refused
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T | typeof FULL> {
    if (this.#mayStart(owner)) this.#begin(owner)
    else if (!(await this.#wait(owner))) {
      this.#refused += 1
      return FULL
    }
    try {
      return await work()
    } finally {
      this.#end(owner)
    }
  }

  readonly #runningOf = (owner: string): number => this.#running.get(owner) ?? 0

  #mayStart(owner: string): boolean {
    return this.running < this.#limits.atOnce && this.#runningOf(owner) < this.#limits.atOnceOfOne
  }

  #begin(owner: string): void {
    this.#running.set(owner, this.#runningOf(owner) + 1)
  }

  /** True when it has begun; false when there was no place to wait, or somebody else took it. */
  async #wait(owner: string): Promise<boolean> {
    const own = this.#waiting.get(owner) ?? []
    if (this.waiting >= this.#limits.mostWaiting && !this.#displace(own.length)) return false
    return new Promise((resolve) => {
      own.push({ start: () => resolve(true), giveUp: () => resolve(false) })
      this.#waiting.set(owner, own)
    })
  }

  /** Takes a place from whoever holds the most, if that is at least two more than the newcomer holds. */
  #displace(held: number): boolean {
    const [largest = []] = [...this.#waiting.values()].toSorted((a, b) => b.length - a.length)
    if (largest.length < held + 2) return false
    largest.pop()?.giveUp()
    return true
  }

  #end(owner: string): void {
    const left = this.#runningOf(owner) - 1
    if (left === 0) this.#running.delete(owner)
    else this.#running.set(owner, left)
    for (const [next, own] of this.#waiting) {
      if (!this.#mayStart(next)) continue
      const [first] = own.splice(0, 1)
      this.#waiting.delete(next)
      if (own.length > 0) this.#waiting.set(next, own)
      // Counted now, because whoever waits goes on only after this function has returned.
      this.#begin(next)
      return first?.start()
    }
  }
}
