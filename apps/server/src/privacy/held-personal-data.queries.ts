import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Held, HeldRow } from './personal-data.ts'

/** At most so many rows, plus one to tell whether there are more. */
export async function findHeld(
  db: Db,
  { rows }: Held,
  { accountId, most }: { readonly accountId: string; readonly most: number },
): Promise<readonly HeldRow[]> {
  const found = await sql<HeldRow>`
    select * from (${rows(accountId)}) held limit ${most + 1}`.execute(db)
  return found.rows
}
