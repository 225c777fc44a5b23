import { sql } from 'kysely'
import { takesNoWrites } from '#db/takes-no-writes.ts'
import type { Db } from '#db/connect.ts'

/**
 * Brings the totals up to date before they are read. When the database takes no writes they stay as they
 * are, so that reading still works.
 */
export async function refreshTotals(db: Db): Promise<void> {
  try {
    await sql`select settle_totals()`.execute(db)
  } catch (error) {
    if (!takesNoWrites(error)) throw error
  }
}
