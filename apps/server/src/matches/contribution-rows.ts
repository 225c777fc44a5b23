import type {
  Contribution,
  InningsFacts,
  SideContribution,
} from '@pavilion/cricket/standings/contribution.ts'
import { contributionOf } from '@pavilion/cricket/standings/contribution.ts'
import { balls } from '@pavilion/cricket/standings/units.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#db/database.ts'

/** A row of `match_contribution`. */
export type ContributionRow = Omit<Selectable<Database['match_contribution']>, 'innings'> & {
  readonly innings: readonly InningsFacts[]
}

/** What the match brings to its table, a row a side; none while it has no result. */
export function contributionRows(matchId: string, state: MatchState): ContributionRow[] {
  const contribution = contributionOf(state)
  if (contribution === null) return []
  const { ballsPerOver, quota, sides } = contribution
  return sides.map(({ team, result, decision, rate, innings }, side) => ({
    match_id: matchId,
    side,
    team_id: team,
    result,
    decision,
    balls_per_over: ballsPerOver,
    quota_balls: quota,
    runs: rate?.runs ?? null,
    balls: rate?.balls ?? null,
    innings,
  }))
}

/** The contribution of these two rows, side 0 first; null without them. */
export function contributionFrom(rows: readonly ContributionRow[]): Contribution | null {
  const [one, other] = rows
  if (one === undefined || other === undefined) return null
  return {
    ballsPerOver: balls(one.balls_per_over),
    quota: one.quota_balls === null ? null : balls(one.quota_balls),
    sides: [sideFrom(one), sideFrom(other)],
  }
}

function sideFrom(row: ContributionRow): SideContribution {
  const { team_id: team, result, decision, runs, balls: off, innings } = row
  const rate = runs === null || off === null ? null : { runs, balls: balls(off) }
  return { team, result, decision, rate, innings }
}
