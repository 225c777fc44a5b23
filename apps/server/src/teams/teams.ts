import type { SquadMember, TeamSummary } from '@pavilion/contract/teams/team-calls.ts'
import { fromStart } from '#paging/read-part.ts'
import { personRef } from '#records/references.queries.ts'
import type { AppContext } from '#app-context.ts'
import { teamSummary } from './filter-teams.ts'
import { findTeams, teamOrders } from './team-list.queries.ts'
import { type FiguresOf, findSquad } from './team-page.queries.ts'

export {
  countTeamsOf,
  findTeamAsked,
  insertOwnClub,
  insertTeam,
  updateTeam,
} from './club-teams.queries.ts'

/** The organisation's teams by name, a hundred at most. */
export async function teamsOf({ db }: AppContext, organisationId: string): Promise<TeamSummary[]> {
  const rows = await findTeams(db, { filter: { organisationId }, ...fromStart(teamOrders.name) })
  return rows.map(teamSummary)
}

/** The players that teams have fielded, most recent first, with their figures. */
export async function playersOf(
  { db }: Pick<AppContext, 'db'>,
  asked: FiguresOf,
): Promise<SquadMember[]> {
  const squad = await findSquad(db, asked)
  return squad.map((member) => ({ ...member, player: personRef(member.player) }))
}
