import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type Minor = { readonly id: string; readonly name: string }

/**
 * People of the records who are under 18 and whose name nobody has agreed to show: those who have played for a team
 * of a club that has a player of this name and such a date of birth. Whoever was imported with a Cricsheet id has
 * played where names are published, and counts as an adult.
 */
export async function findMinors(db: Db, now: string): Promise<Minor[]> {
  const found = await sql<Minor>`
    with child as (
      select organisation_id, folded from club_player
      where born_on > (${now}::timestamptz - interval '18 years')::date and not shows_name
    )
    select distinct p.id, p.name
    from child join team t on t.organisation_id = child.organisation_id
    join match_side s on s.team_id = t.id
    join match_player mp on mp.match_id = s.match_id and mp.side = s.side
    join person p on p.id = mp.person_id and p.folded = child.folded
    where p.cricsheet_id is null`.execute(db)
  return found.rows
}
