import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { formatLabel } from '#lists/labels.ts'
import { anywhere } from '#lists/lists.queries.ts'
import { personRef, tournamentRef } from '#lists/references.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import { teamSummary } from './filter-teams.ts'
import { findTeams, teamOrders } from './team-list.queries.ts'
import { findSquad, findTeamRecord, findTeamTournaments } from './team-page.queries.ts'

export const showTeam = os.teams.show.handler(
  async ({ input: { teamId }, context: { world }, errors }) => {
    const [row] = await findTeams(world.db, {
      filter: { id: teamId },
      order: teamOrders.name,
      after: anywhere,
      size: 1,
    })
    if (row === undefined) throw errors.TEAM_NOT_FOUND()
    const [record, squad, tournaments, fixtures] = await Promise.all([
      findTeamRecord(world.db, teamId),
      findSquad(world.db, teamId),
      findTeamTournaments(world.db, teamId),
      fixturesOf(world, { teamId }),
    ])
    return success(row.name, {
      team: teamSummary(row),
      record: record.map((line) => ({ ...line, formatName: formatLabel(line.format) })),
      tournaments: tournaments.map(tournamentRef),
      squad: squad.map((member) => ({ ...member, player: personRef(member.player) })),
      ...fixtures,
    })
  },
)
