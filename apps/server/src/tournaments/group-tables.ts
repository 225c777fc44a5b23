import type { PointsRules as AskedRules } from '@pavilion/contract/tournaments/points-fields.ts'
import type { BonusRule, PointsRules } from '@pavilion/cricket/standings/points-rules.ts'
import { carriedForward } from '@pavilion/cricket/standings/carried-forward.ts'
import { withoutWithdrawn } from '@pavilion/cricket/standings/withdrawn-teams.ts'
import type { TableMatches } from '@pavilion/cricket/standings/tables.ts'
import { overs } from '@pavilion/cricket/standings/units.ts'
import type { TableMatch } from '#matches/matches.ts'
import { SUPER_STAGE } from './fixtures/make-matches.ts'
import type { TableEntry } from './table-setup.queries.ts'

/** The rules of a competition as the engine takes them. */
export const pointsRules = (asked: AskedRules): PointsRules => ({
  ...asked,
  bonuses: asked.bonuses.map(bonusRule),
})

function bonusRule(bonus: AskedRules['bonuses'][number]): BonusRule {
  switch (bonus.kind) {
    case 'run rate':
    case 'own rate':
      return bonus
    case 'ladder':
      return {
        ...bonus,
        withinOvers: bonus.withinOvers === null ? null : overs(bonus.withinOvers),
      }
    case 'ahead':
      return { ...bonus, afterOvers: overs(bonus.afterOvers) }
  }
}

/**
 * A table for each group that the organiser has made, with all of its teams from the beginning. A team that
 * has played for the group and has left since stays in it, unless the rules leave out its results. A super stage has
 * one more table.
 */
export function groupTables(
  entries: readonly TableEntry[],
  matches: readonly TableMatch[],
  rules: Pick<PointsRules, 'carried' | 'withdrawn'>,
): TableMatches<TableMatch>[] {
  const league = matches.filter(({ stage }) => stage === null)
  const superStage = matches.filter(({ stage }) => stage === SUPER_STAGE)
  const names = new Set([...entries, ...league].map(({ group }) => group))
  const groups = [...names].toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))
  const tables = groups.map((group) => {
    const entered = entries.filter((entry) => entry.group === group).map(({ team }) => team.id)
    const own = withoutWithdrawn(
      league.filter((match) => match.group === group),
      { entered, rule: rules.withdrawn },
    )
    return {
      stage: null,
      group,
      teams: [...new Set([...entered, ...own.flatMap(({ teams }) => teams)])],
      matches: own,
    }
  })
  if (superStage.length === 0) return tables
  const earlier = tables.flatMap((table) => table.matches)
  const carried = carriedForward(earlier, superStage, rules.carried)
  return [...tables, { stage: SUPER_STAGE, group: null, ...carried }]
}
