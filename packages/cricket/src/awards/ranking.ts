import type { PlayerId } from '../setup.ts'
import { awardPoints } from './formula.ts'
import type { AwardCounts, AwardFormula, AwardKind } from './formula.ts'

/** What a player has done in a tournament. */
export type Tally = {
  readonly player: PlayerId
  readonly matches: number
  readonly counts: AwardCounts
}

export type Ranked<T extends Tally> = T & { readonly points: number }

/** The first players of an award: most points, then fewest matches. Nobody is ranked without points. */
export function ranked<T extends Tally>(
  kind: AwardKind,
  tallies: readonly T[],
  { formula, places }: { readonly formula: AwardFormula; readonly places: number },
): Ranked<T>[] {
  return tallies
    .map((tally) => ({ ...tally, points: awardPoints(kind, tally.counts, formula) }))
    .filter(({ points }) => points > 0)
    .toSorted(before)
    .slice(0, places)
}

const before = (one: Ranked<Tally>, other: Ranked<Tally>): number =>
  other.points - one.points || one.matches - other.matches || (one.player < other.player ? -1 : 1)
