import type { TournamentSummary } from '@pavilion/contract/tournament-calls.ts'
import { fromStart } from '#lists/read-part.ts'
import type { World } from '#world.ts'
import { findTournaments, tournamentOrders } from './tournament-list.queries.ts'
import { tournamentSummary } from './tournament-summary.ts'

/** The organisation's tournaments, current ones first, a hundred at most. */
export async function tournamentsOf(
  world: World,
  organisationId: string,
): Promise<TournamentSummary[]> {
  const rows = await findTournaments(world.db, {
    filter: { organisationId },
    ...fromStart(tournamentOrders['ongoing-first']),
  })
  return rows.map((row) => tournamentSummary(world, row))
}
