import type { Candidate } from '@pavilion/contract/clubs/selection-fields.ts'
import type { AppContext } from '#app-context.ts'
import { type SuspendedPlayer, suspendedPlayersOf } from '#tournaments/tournaments.ts'
import { loadsOf } from '#workloads/workloads.ts'
import { type DayOf, findCandidates } from './board.queries.ts'
import { findDebtors } from './debt.queries.ts'

type Asked = DayOf & {
  /** Only whoever keeps the fees of the club is told who owes some. */
  readonly keepsFees: boolean
}

/** Everybody who plays for the club, by name, and what speaks against picking them for a day. */
export async function candidatesOf(
  app: Pick<AppContext, 'db' | 'now'>,
  asked: Asked,
): Promise<Candidate[]> {
  const [rows, suspended, loads, debtors] = await Promise.all([
    findCandidates(app.db, asked),
    suspendedPlayersOf(app, asked),
    loadsOf(app.db, asked),
    asked.keepsFees ? findDebtors(app.db, { ...asked, now: app.now() }) : new Set<string>(),
  ])
  const suspensions = Map.groupBy(suspended, ({ playerId }) => playerId)
  return rows.map((row) => ({
    ...row,
    suspensions: (suspensions.get(row.id) ?? []).map(shownSuspension),
    load: loads.get(row.id) ?? null,
    isOwing: debtors.has(row.id),
  }))
}

const shownSuspension = ({ tournament, matchesLeft, until }: SuspendedPlayer) => ({
  tournament,
  matchesLeft,
  until,
})
