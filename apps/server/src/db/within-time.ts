import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Reads, while PostgreSQL cancels each statement that takes longer (57014, `query_canceled`). */
export const withinTime = <T>(
  db: Db,
  milliseconds: number,
  read: (db: Db) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (inside) => {
      await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(
        inside,
      )
      return read(inside)
    })
