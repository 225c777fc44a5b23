import type { BowlingLoad } from '@pavilion/contract/clubs/selection-fields.ts'
import { breachesOfOver } from '@pavilion/cricket/workload/workload.ts'
import type { Db } from '#db/connect.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { type ClubBowlerRow, findClubBowlers, findDirectivesAbove } from './bowlers.queries.ts'
import { type DirectiveOf, limitsOf } from './limits-of.ts'

const SIX_DAYS = 6 * DAY

type Asked = { readonly organisationId: string; readonly day: string }

/**
 * What the players of a club have bowled in the week up to a day, by their ids, where an association above it limits
 * that; those who have not bowled are left out.
 */
export async function loadsOf(
  db: Db,
  { organisationId, day }: Asked,
): Promise<ReadonlyMap<string, BowlingLoad>> {
  const directives = await findDirectivesAbove(db, organisationId)
  if (directives.length === 0) return new Map()
  const from = after(`${day}T00:00:00Z`, -SIX_DAYS).slice(0, 10)
  const rows = await findClubBowlers(db, { organisationId, from, to: day })
  const bowlers = rows.filter(({ bowled }) => bowled.length > 0)
  return new Map(bowlers.map((row) => [row.id, loadOf(row, directives, day)]))
}

function loadOf(row: ClubBowlerRow, directives: readonly DirectiveOf[], day: string): BowlingLoad {
  const { id, bowled } = row
  const limits = limitsOf({ ...row, directives }, day)
  const weekly = limits.flatMap(({ week }) => week ?? [])
  const workload = { day, elsewhere: bowled, innings: [], inMatch: 0 }
  return {
    overs: bowled.reduce((overs, one) => overs + one.overs, 0),
    most: weekly.length === 0 ? null : Math.min(...weekly),
    mayBowl: breachesOfOver(id, workload, limits).length === 0,
  }
}
