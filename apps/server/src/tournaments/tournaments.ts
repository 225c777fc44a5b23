import type { TournamentSummary } from '@pavilion/contract/tournaments/tournament-calls.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { fromStart } from '#paging/read-part.ts'
import type { AppContext } from '#app-context.ts'
import { type Managed, tournamentOfManager } from './manage/managed-tournament.ts'
import { lockSetup } from './manage/setup.queries.ts'
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

export type ManagedTournament = Managed

/** The tournament, if the caller runs it. Others learn nothing of it: it may be a draft. */
export const managedTournament = (context: CallContext, id: string): Promise<ManagedTournament> =>
  tournamentOfManager(context, id)

/** Makes changes of one tournament wait for each other until the transaction ends. */
export const lockTournament = (db: Db, id: string): Promise<void> => lockSetup(db, id)

export { decisionMade, entryChanged, fixturesPublished } from './tournament-events.ts'

export { type Suspended, suspensionsOf } from './squads/suspensions.ts'
export { type SuspendedPlayer, suspendedPlayersOf } from './squads/suspended-players.ts'

export { emailPeople } from './news/email-people.ts'
