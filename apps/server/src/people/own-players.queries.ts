import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * The people who have played for a team of a club under the name that the account has there: as one of the club's
 * players, or as a member who plays.
 */
export async function findOwn(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with own as (
      select organisation_id, folded from club_player where account_id = ${accountId}::uuid
      union
      select m.organisation_id, fold(a.first_name || ' ' || a.last_name)
      from membership m join account a on a.id = m.account_id
      where m.account_id = ${accountId}::uuid and m.role = 'player'
    )
    select distinct mp.person_id as id
    from own
    join team t on t.organisation_id = own.organisation_id
    join match_side s on s.team_id = t.id
    join match_player mp on mp.match_id = s.match_id and mp.side = s.side
    join person p on p.id in (mp.person_id, mp.logged_as) and p.folded = own.folded`.execute(db)
  return found.rows.map(({ id }) => id)
}
