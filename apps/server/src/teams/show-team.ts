import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { formatLabel } from '#lists/labels.ts'
import { fromStart } from '#lists/read-part.ts'
import { tournamentRef } from '#lists/references.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import { worldShown } from '#sites/sites.ts'
import { teamSummary } from './filter-teams.ts'
import { findTeams, teamOrders } from './team-list.queries.ts'
import { findTeamRecord, findTeamTournaments } from './team-page.queries.ts'
import { playersOf } from './teams.ts'

export const showTeam = os.teams.show.handler(async ({ input: { teamId }, context, errors }) => {
  const { world } = context
  const [row] = await findTeams(world.db, {
    filter: { id: teamId, world: await worldShown(context) },
    ...fromStart(teamOrders.name, 1),
  })
  if (row === undefined) throw errors.TEAM_NOT_FOUND()
  const [record, squad, tournaments, fixtures] = await Promise.all([
    findTeamRecord(world.db, teamId),
    playersOf(world, [teamId]),
    findTeamTournaments(world.db, teamId),
    fixturesOf(context, { teamId }),
  ])
  return success(row.name, {
    team: teamSummary(row),
    record: record.map((line) => ({ ...line, formatName: formatLabel(line.format) })),
    tournaments: tournaments.map(tournamentRef),
    squad,
    ...fixtures,
  })
})
