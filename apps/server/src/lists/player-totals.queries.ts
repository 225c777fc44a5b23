import { sql } from 'kysely'
import { takesNoWrites } from '#db/takes-no-writes.ts'
import type { Db } from '#db/connect.ts'

/**
 * Works out the totals that are due: they are true when this is done. Where the database takes no
 * writes just now they stay as they were settled last, because who reads is not to be refused for it.
 */
export async function settleTotals(db: Db): Promise<void> {
  try {
    await sql`select settle_player_totals()`.execute(db)
  } catch (error) {
    if (!takesNoWrites(error)) throw error
  }
}
