import { networkOf } from './network.ts'
import { isPrivate } from './private-address.ts'

/** A token bucket: how many requests at once, and how many per second in the long run. */
export type Rate = { readonly atOnce: number; readonly perSecond: number }

/**
 * Limits per address for what is made for one visitor: uncached pages and API calls. They are generous,
 * because a household, a school or a club may share an address, but stop whoever copies everything. Cached
 * pages and files are not counted.
 */
export const rates = {
  page: { atOnce: 600, perSecond: 10 },
  call: { atOnce: 3000, perSecond: 50 },
} as const satisfies Readonly<Record<string, Rate>>

const MOST_REMEMBERED = 50_000
const MS_PER_S = 1000

/** Remembers, per network, when its whole allowance will be restored, and nothing else. */
export class RateLimiter {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #restoredAt = new Map<string, number>()

  /** `now` answers milliseconds, and may go backwards. */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  get remembered(): number {
    return this.#restoredAt.size
  }

  /**
   * Counts one request; answers the seconds to wait when it was one too many. Requests from this machine
   * and its own network are not counted: behind a proxy that is not configured, that is everybody.
   */
  spend(address: string): number | undefined {
    if (isPrivate(address)) return undefined
    const network = networkOf(address)
    const now = this.#now()
    const cost = MS_PER_S / this.#rate.perSecond
    const latest = now + this.#rate.atOnce * cost
    const known = Math.min(this.#restoredAt.get(network) ?? 0, latest)
    const restored = Math.max(known, now) + cost
    const tooFar = restored - latest
    if (tooFar > 0) return Math.ceil(tooFar / MS_PER_S)
    this.#restoredAt.delete(network)
    this.#restoredAt.set(network, restored)
    if (this.#restoredAt.size > MOST_REMEMBERED) this.#forget(now)
    return undefined
  }

  /** Forgets networks whose allowance is restored, then those that asked least recently. */
  #forget(now: number): void {
    for (const [network, restored] of this.#restoredAt) {
      if (restored <= now) this.#restoredAt.delete(network)
    }
    for (const network of this.#restoredAt.keys()) {
      if (this.#restoredAt.size <= MOST_REMEMBERED / 2) break
      this.#restoredAt.delete(network)
    }
  }
}
