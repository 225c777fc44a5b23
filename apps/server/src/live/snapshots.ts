import type { LiveSnapshot, LiveSources } from './live-hub.ts'

const KEPT = 1000

type Kept = LiveSnapshot & { readonly at: number }

/** The latest snapshot of each requested match, read again after a second at the earliest. */
export class Snapshots {
  readonly #read: LiveSources['snapshot']
  readonly #recheckMs: number
  readonly #kept = new Map<string, Kept>()
  readonly #reading = new Map<string, Promise<LiveSnapshot | undefined>>()

  constructor(read: LiveSources['snapshot'], recheckMs: number) {
    this.#read = read
    this.#recheckMs = recheckMs
  }

  /** Only matches that were requested are kept up to date. */
  take(matchId: string, snapshot: LiveSnapshot): void {
    const kept = this.#kept.get(matchId)
    if (kept && snapshot.seq >= kept.seq) this.#keep(matchId, snapshot)
  }

  /** The same object while nothing has changed, so that answers can be cached by it. */
  of(matchId: string): LiveSnapshot | Promise<LiveSnapshot | undefined> {
    const kept = this.#kept.get(matchId)
    if (kept && performance.now() - kept.at < this.#recheckMs) return kept
    const reading = this.#reading.get(matchId) ?? this.#ask(matchId)
    this.#reading.set(matchId, reading)
    return reading
  }

  /** Reads the snapshot even when the kept one is fresh. */
  async readAgain(matchId: string): Promise<LiveSnapshot | undefined> {
    await this.#reading.get(matchId)
    const reading = this.#reading.get(matchId) ?? this.#ask(matchId)
    this.#reading.set(matchId, reading)
    return reading
  }

  async #ask(matchId: string): Promise<LiveSnapshot | undefined> {
    try {
      const read = await this.#read(matchId)
      const kept = this.#kept.get(matchId)
      if (read === undefined) return undefined
      return kept && kept.seq > read.seq ? kept : this.#keep(matchId, read)
    } finally {
      this.#reading.delete(matchId)
    }
  }

  #keep(matchId: string, snapshot: LiveSnapshot): LiveSnapshot {
    const kept = { ...snapshot, at: performance.now() }
    this.#kept.delete(matchId)
    this.#kept.set(matchId, kept)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return kept
  }
}
