import type { Leader } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { personRef, teamRef } from '#records/references.queries.ts'
import { fixturesOf } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import type { LeaderRow } from './leaders.queries.ts'
import { findHighestScores, findMostRuns, findMostWickets } from './leaders.queries.ts'
import { standingsOf } from './standings.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { tournamentSummary } from './tournament-summary.ts'
import { fromStart } from '#paging/read-part.ts'
import { siteScope } from '#sites/sites.ts'

export const showTournament = os.tournaments.show.handler(
  async ({ input: { tournamentId }, context, errors }) => {
    const { app } = context
    const [row] = await findTournaments(app.db, {
      filter: { id: tournamentId, scope: await siteScope(context) },
      ...fromStart(tournamentOrders.name, 1),
    })
    if (row === undefined) throw errors.TOURNAMENT_NOT_FOUND()
    const [standings, leaders, fixtures] = await Promise.all([
      standingsOf(app, row),
      leadersOf(app, tournamentId),
      fixturesOf(context, { tournamentId }),
    ])
    return success(`${row.name} ${row.season}`, {
      tournament: tournamentSummary(app, row),
      standings,
      leaders,
      ...fixtures,
    })
  },
)

async function leadersOf({ db }: AppContext, tournamentId: string) {
  const [runs, wickets, highestScores] = await Promise.all([
    findMostRuns(db, tournamentId),
    findMostWickets(db, tournamentId),
    findHighestScores(db, tournamentId),
  ])
  return {
    runs: runs.map(leaderOf),
    wickets: wickets.map(leaderOf),
    highestScores: highestScores.map(leaderOf),
  }
}

const leaderOf = ({ player, team, value, matches, isNotOut }: LeaderRow): Leader => ({
  player: personRef(player),
  team: teamRef(team),
  value,
  text: `${value}${isNotOut ? '*' : ''}`,
  matches,
})
