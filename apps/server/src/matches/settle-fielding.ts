import type { AppContext } from '#app-context.ts'
import { findFieldingDue, replaceFielding } from './fielding.queries.ts'
import { findMatch, lockMatch } from './match-log.queries.ts'
import { matchRows } from './match-rows.ts'
import { foldRow } from './read-match.ts'

/** Makes the rows of fielding for those matches of a tournament that were recorded before there were any. */
export async function settleFieldingOf(
  { db }: Pick<AppContext, 'db'>,
  tournamentId: string,
): Promise<void> {
  for (const id of await findFieldingDue(db, tournamentId)) {
    await db.transaction().execute(async (transaction) => {
      await lockMatch(transaction, id)
      const row = await findMatch(transaction, id)
      if (row === undefined) return
      await replaceFielding(transaction, id, matchRows(id, foldRow(row).state).fielding)
    })
  }
}
