import type {
  DisciplineBook,
  DisciplineCase,
} from '@pavilion/contract/discipline/discipline-fields.ts'
import { TournamentId } from '@pavilion/contract/ids.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import {
  managedTournament,
  type ManagedTournament,
  type Suspended,
  suspensionsOf,
} from '#tournaments/tournaments.ts'
import { type CaseRow, findCases } from './cases.queries.ts'
import { findBegun, findReported, type MatchRow } from './matches.queries.ts'
import { matchShown, reportShown } from './report.ts'

/** The reports, charges and decisions of a tournament as they are now. */
export async function bookOf(
  app: AppContext,
  { setup }: ManagedTournament,
): Promise<DisciplineBook> {
  const { id, timeZone } = setup
  const [cases, begun, reported, suspensions] = await Promise.all([
    findCases(app.db, id),
    findBegun(app.db, id),
    findReported(app.db, id),
    suspensionsOf(app, id),
  ])
  const matches = new Map([...reported, ...begun].map((match) => [match.id, match]))
  return {
    tournament: { id: TournamentId.parse(id), name: setup.fields.name },
    timeZone,
    cases: cases.flatMap((row) => {
      const match = matches.get(row.matchId)
      const suspension = suspensions.find((one) => one.id === row.id)
      return match === undefined ? [] : [caseShown(row, match, suspension)]
    }),
    matches: begun.map(matchShown),
  }
}

const caseShown = (
  row: CaseRow,
  match: MatchRow,
  suspension: Suspended | undefined,
): DisciplineCase => ({
  ...reportShown(row),
  match: matchShown(match),
  reportedBy: row.reportedBy,
  decidedAt: row.decidedAt,
  matchesLeft: suspension?.matchesLeft ?? null,
  isInForce: suspension?.isInForce ?? false,
})

export const showBook = os.discipline.book.handler(async ({ input, context }) => {
  const managed = await managedTournament(context, input.tournamentId)
  const book = await bookOf(context.app, managed)
  return success(counted(book.cases.length, 'report'), book)
})
