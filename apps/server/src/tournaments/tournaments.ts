import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { fromStart } from '#paging/read-part.ts'
import type { AppContext } from '#app-context.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { tournamentSummary } from './tournament-summary.ts'

/** The organisation's tournaments, current ones first, a hundred at most. */
export async function tournamentsOf(
  app: AppContext,
  organisationId: string,
): Promise<TournamentSummary[]> {
  const rows = await findTournaments(app.db, {
    filter: { organisationId },
    ...fromStart(tournamentOrders['ongoing-first']),
  })
  return rows.map((row) => tournamentSummary(app, row))
}
