import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'

/** Breaks `ledger_balances` at the commit unless the entries of an event add up to nothing. */
export const insertEntries = (db: Db, entries: readonly Insertable<Database['ledger_entry']>[]) =>
  db.insertInto('ledger_entry').values(entries).execute()
