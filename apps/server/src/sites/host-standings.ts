import type { Db } from '#db/connect.ts'
import { type HostStanding, isOwnHost } from '#http/public-origin.ts'
import { Kept } from './kept.ts'
import { findClaimed } from './hosts.queries.ts'

const MOST_UNCLAIMED = 1_000

export const standingOf = (host: string, isClaimed: boolean): HostStanding =>
  isClaimed ? 'claimed' : isOwnHost(host) ? 'own' : 'unknown'

type Lookup = { readonly hosts: Set<string>; readonly claimed: Promise<ReadonlySet<string>> }

/**
 * What is known of hosts. Anybody can ask for any host: those that are not known are looked up
 * together, by one query at a time, and those that no site claims never take the place of one that is.
 */
export class HostStandings {
  readonly #db: Db
  readonly #claimed = new Map<string, Kept<HostStanding>>()
  readonly #unclaimed = new Map<string, Kept<HostStanding>>()
  #next: Lookup | undefined
  #running: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  async of(host: string): Promise<HostStanding> {
    const kept = this.#kept(host) ?? new Kept(() => this.#lookUp(host))
    const standing = await kept.value()
    this.#keep(host, kept, standing === 'claimed')
    return standing
  }

  /** What was known last; undefined of a host that has not been asked for. */
  known(host: string): HostStanding | undefined {
    return this.#kept(host)?.known()
  }

  #kept(host: string): Kept<HostStanding> | undefined {
    return this.#claimed.get(host) ?? this.#unclaimed.get(host)
  }

  #keep(host: string, kept: Kept<HostStanding>, isClaimed: boolean): void {
    const [to, from] = isClaimed
      ? [this.#claimed, this.#unclaimed]
      : [this.#unclaimed, this.#claimed]
    from.delete(host)
    to.set(host, kept)
    if (this.#unclaimed.size <= MOST_UNCLAIMED) return
    const [oldest] = this.#unclaimed.keys()
    if (oldest !== undefined) this.#unclaimed.delete(oldest)
  }

  /** Asks with the next query, which begins when the one before has ended. */
  async #lookUp(host: string): Promise<HostStanding> {
    this.#next ??= this.#prepare()
    this.#next.hosts.add(host)
    return standingOf(host, (await this.#next.claimed).has(host))
  }

  #prepare(): Lookup {
    const hosts = new Set<string>()
    const claimed = this.#running.then(async () => {
      this.#next = undefined
      return findClaimed(this.#db, [...hosts])
    })
    this.#running = claimed.catch(() => undefined)
    return { hosts, claimed }
  }
}
