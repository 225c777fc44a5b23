import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The addresses of those who run a tournament, and of those who run its organisation. */
export async function findOrganisers(db: Db, tournamentId: string): Promise<string[]> {
  const found = await sql<{ email: string }>`
    select distinct a.email from account a where a.id in (
      select m.account_id from tournament_manager m where m.tournament_id = ${tournamentId}::uuid
      union
      select m.account_id from tournament_setup s
      join organisation o on o.id = s.organisation_id and o.archived_at is null
      join membership m on m.organisation_id = o.id and m.role in ('owner', 'admin')
      where s.id = ${tournamentId}::uuid)
    order by a.email`.execute(db)
  return found.rows.map(({ email }) => email)
}
