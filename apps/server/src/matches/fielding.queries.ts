import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { FieldingRow } from './match-rows.ts'

/** Matches of a tournament that were recorded before fielding was kept, and have no rows of it yet. */
export async function findFieldingDue(db: Db, tournamentId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select m.id from match m join fielding_due d on d.match_id = m.id
    where m.tournament_id = ${tournamentId}::uuid order by m.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Writes all rows of a match anew. The caller has locked the match. */
export async function replaceFielding(
  db: Db,
  matchId: string,
  rows: readonly FieldingRow[],
): Promise<void> {
  await db.deleteFrom('fielding_innings').where('match_id', '=', matchId).execute()
  if (rows.length > 0) await db.insertInto('fielding_innings').values(rows).execute()
  await db.deleteFrom('fielding_due').where('match_id', '=', matchId).execute()
}
