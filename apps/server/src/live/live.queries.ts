import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The last seqs of live matches and of the other named ones. */
export const findMovingLogs = (db: Db, others: readonly string[]) =>
  db
    .selectFrom('match')
    .select(['id', 'seq', 'status'])
    .where((is) =>
      is.or([is('status', '=', 'live'), is('id', '=', sql<string>`any(${others}::uuid[])`)]),
    )
    .execute()
