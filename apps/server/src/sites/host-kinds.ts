import type { Db } from '#db/connect.ts'
import { type HostKind, isOwnHost } from '#http/public-origin.ts'
import { CachedValue } from './cached-value.ts'
import { findClaimed } from './hosts.queries.ts'

const MOST_UNCLAIMED = 1_000

export const hostKindOf = (host: string, isClaimed: boolean): HostKind =>
  isClaimed ? 'claimed' : isOwnHost(host) ? 'own' : 'unknown'

type Lookup = { readonly hosts: Set<string>; readonly claimed: Promise<ReadonlySet<string>> }

/**
 * What is known of hosts. Anybody can ask for any host: those that are not known are looked up
 * together, by one query at a time, and those that no site claims never take the place of one that is.
 */
export class HostKinds {
  readonly #db: Db
  readonly #claimed = new Map<string, CachedValue<HostKind>>()
  readonly #unclaimed = new Map<string, CachedValue<HostKind>>()
  #next: Lookup | undefined
  #running: Promise<unknown> = Promise.resolve()

  constructor(db: Db) {
    this.#db = db
  }

  async of(host: string): Promise<HostKind> {
    const cached = this.#cached(host) ?? new CachedValue(() => this.#lookUp(host))
    const hostKind = await cached.value()
    this.#remember(host, cached, hostKind === 'claimed')
    return hostKind
  }

  /** What was known last; undefined of a host that has not been asked for. */
  known(host: string): HostKind | undefined {
    return this.#cached(host)?.known()
  }

  #cached(host: string): CachedValue<HostKind> | undefined {
    return this.#claimed.get(host) ?? this.#unclaimed.get(host)
  }

  #remember(host: string, cached: CachedValue<HostKind>, isClaimed: boolean): void {
    const [to, from] = isClaimed
      ? [this.#claimed, this.#unclaimed]
      : [this.#unclaimed, this.#claimed]
    from.delete(host)
    to.set(host, cached)
    if (this.#unclaimed.size <= MOST_UNCLAIMED) return
    const [oldest] = this.#unclaimed.keys()
    if (oldest !== undefined) this.#unclaimed.delete(oldest)
  }

  /** Asks with the next query, which begins when the one before has ended. */
  async #lookUp(host: string): Promise<HostKind> {
    this.#next ??= this.#prepare()
    this.#next.hosts.add(host)
    return hostKindOf(host, (await this.#next.claimed).has(host))
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
