import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The addresses of those who run a tournament. */
export async function findOrganisers(db: Db, tournamentId: string): Promise<string[]> {
  const found = await sql<{ email: string }>`
    select distinct a.email from tournament_manager m join account a on a.id = m.account_id
    where m.tournament_id = ${tournamentId}::uuid order by a.email`.execute(db)
  return found.rows.map(({ email }) => email)
}
