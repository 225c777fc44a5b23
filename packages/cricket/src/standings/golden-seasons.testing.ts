import type { Contribution } from './contribution.ts'
import { decimalText, zero } from './fraction.ts'
import type { PointsRules } from './points-rules.ts'
import { tableOf } from './table.ts'
import type { TableInput } from './tally.ts'

/** The table of a season: place, side, matches played and points. */
export function season(
  rules: PointsRules,
  contributions: readonly Contribution[],
  more: Partial<TableInput> = {},
): string[] {
  return rowsOf(rules, contributions, more).map(
    ({ place, team, played, points }) => `${place} ${team} ${played} ${points}`,
  )
}

/** The same with net run rates. */
export const seasonWithRates = (rules: PointsRules, contributions: readonly Contribution[]) =>
  rowsOf(rules, contributions, {}).map(
    ({ team, played, points, netRunRate }) =>
      `${team} ${played} ${points} ${decimalText(netRunRate ?? zero, 3)}`,
  )

function rowsOf(
  rules: PointsRules,
  contributions: readonly Contribution[],
  more: Partial<TableInput>,
) {
  const teams = new Set(contributions.flatMap(({ sides }) => sides.map(({ team }) => team)))
  return tableOf({ teams: [...teams].toSorted(), contributions, rules, ...more })
}
