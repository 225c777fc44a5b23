import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { AppContext } from '#app-context.ts'
import type { Written } from './changed-rows.ts'
import type { UpdatedRow } from './record.queries.ts'

/** A folded match, and the `updated_at` of the row it was read with. */
export type Folded = {
  readonly state: MatchState
  readonly updatedAt: string
  /** Its log takes nothing but corrections. */
  readonly isSealed: boolean
  /** What the tables have of it, once something was recorded. */
  readonly written?: Written
  /** The row that it was left with, and whose names its card bears, once something was recorded. */
  readonly row?: UpdatedRow
}

/** For all kept matches together: a T20 has about 250 entries, a Test 2,500. */
const MOST_ENTRIES = 60_000
/** To fold a match anew takes some milliseconds. */
const IDLE_MS = 10 * 60_000

type Kept = Folded & { readonly usedAt: number }

/**
 * The most recently folded matches, so that a live match is not folded again for every ball. What nobody has asked for
 * goes, so that the matches of a busy day do not stay until the next one.
 */
export class FoldedMatches {
  /** Those used least recently first. */
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number
  #entries = 0

  /** `now` answers milliseconds, and never goes backwards. */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** The match, if it is kept and unchanged. */
  current(matchId: string, updatedAt: string): MatchState | undefined {
    const kept = this.#kept.get(matchId)
    if (kept?.updatedAt !== updatedAt) return undefined
    this.#kept.delete(matchId)
    this.#kept.set(matchId, { ...kept, usedAt: this.#now() })
    return kept.state
  }

  /** The match as it was kept last, which may have changed since. */
  latest(matchId: string): Folded | undefined {
    return this.#kept.get(matchId)
  }

  /**
   * Removes and answers the match. Folding mutates the state, so it may only be put back once it agrees
   * with the database.
   */
  take(matchId: string, updatedAt: string): MatchState | undefined {
    const state = this.current(matchId, updatedAt)
    this.drop(matchId)
    return state
  }

  keep(matchId: string, folded: Folded): void {
    const now = this.#now()
    this.drop(matchId)
    this.#kept.set(matchId, { ...folded, usedAt: now })
    this.#entries += folded.state.seq
    for (const [oldest, { usedAt }] of this.#kept) {
      const isWanted = this.#entries <= MOST_ENTRIES && now - usedAt <= IDLE_MS
      if (isWanted || oldest === matchId) return
      this.drop(oldest)
    }
  }

  drop(matchId: string): void {
    this.#entries -= this.#kept.get(matchId)?.state.seq ?? 0
    this.#kept.delete(matchId)
  }
}

const byPool = new WeakMap<AppContext['pool'], FoldedMatches>()

/** Kept as long as the pool of the world. */
export function foldedMatches({ pool }: Pick<AppContext, 'pool'>): FoldedMatches {
  const kept = byPool.get(pool) ?? new FoldedMatches()
  byPool.set(pool, kept)
  return kept
}
