import type { MatchState } from '@pavilion/cricket/state.ts'
import type { World } from '#world.ts'

/** A match folded, and the `updated_at` of the row it was read with. */
export type Folded = { readonly state: MatchState; readonly updatedAt: string }

/** All their logs together: a T20 has some 250 entries, a Test 2,500. */
const MOST_ENTRIES = 60_000

/** The matches folded latest, so that a live one is not folded again for every ball. */
export class FoldedMatches {
  readonly #kept = new Map<string, Folded>()
  #entries = 0

  /** The match if it is kept and has not changed since. */
  current(matchId: string, updatedAt: string): MatchState | undefined {
    const kept = this.#kept.get(matchId)
    if (kept?.updatedAt !== updatedAt) return undefined
    this.#kept.delete(matchId)
    this.#kept.set(matchId, kept)
    return kept.state
  }

  /** Folding goes on in the state itself: whoever folds more takes it out, and keeps it again when it is true. */
  take(matchId: string, updatedAt: string): MatchState | undefined {
    const state = this.current(matchId, updatedAt)
    this.drop(matchId)
    return state
  }

  keep(matchId: string, folded: Folded): void {
    this.drop(matchId)
    this.#kept.set(matchId, folded)
    this.#entries += folded.state.seq
    for (const oldest of this.#kept.keys()) {
      if (this.#entries <= MOST_ENTRIES || oldest === matchId) return
      this.drop(oldest)
    }
  }

  drop(matchId: string): void {
    this.#entries -= this.#kept.get(matchId)?.state.seq ?? 0
    this.#kept.delete(matchId)
  }
}

const ofWorlds = new WeakMap<World['pool'], FoldedMatches>()

/** Kept as long as the world that they are read from. */
export function foldedMatches({ pool }: Pick<World, 'pool'>): FoldedMatches {
  const kept = ofWorlds.get(pool) ?? new FoldedMatches()
  ofWorlds.set(pool, kept)
  return kept
}
