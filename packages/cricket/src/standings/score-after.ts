import type { InningsFacts } from './contribution.ts'
import type { Overs } from './units.ts'

/** Runs and wickets after so many overs, or at the end of a shorter innings. */
export function scoreAfter(
  { runs, wickets, progress }: InningsFacts,
  after: Overs | null,
): readonly [number, number] {
  if (after === null || progress.length <= after) return [runs, wickets]
  return progress[after - 1] ?? [0, 0]
}
