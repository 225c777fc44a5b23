import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

/** At the commit this breaks `ledger_balances` unless the entries of each event add up to zero. */
export const insertEntries = (db: Db, entries: readonly Insertable<Database['ledger_entry']>[]) =>
  db.insertInto('ledger_entry').values(entries).execute()
