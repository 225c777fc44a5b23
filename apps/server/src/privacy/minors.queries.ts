import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type Minor = { readonly id: string; readonly name: string }

/**
 * People of the records who are under 18 and whose name nobody has agreed to show: those who have played for a team
 * of a club, or academy, that has a player or student of this name and such a date of birth, or that has named one in
 * its squad for a tournament. Whoever was imported with a Cricsheet id has played where names are published, and
 * counts as an adult. Of people who were merged or split, all are hidden as soon as one is.
 */
export async function findMinors(db: Db, now: string): Promise<Minor[]> {
  const found = await sql<Minor>`
    with recursive child as (
      select organisation_id, folded from club_player
      where born_on > (${now}::timestamptz - interval '18 years')::date and not shows_name
      union
      select organisation_id, folded from student
      where born_on > (${now}::timestamptz - interval '18 years')::date and not shows_name
    ), young as (
    select p.id
    from child join team t on t.organisation_id = child.organisation_id
    join match_side s on s.team_id = t.id
    join match_player mp on mp.match_id = s.match_id and mp.side = s.side
    join person p on p.id = any(array[mp.person_id, mp.logged_as]) and p.folded = child.folded
    where p.cricsheet_id is null
    union
    select p.id
    from tournament_player tp join match_side s on s.team_id = tp.team_id
    join match_player mp on mp.match_id = s.match_id and mp.side = s.side
    join person p on p.id = any(array[mp.person_id, mp.logged_as]) and p.folded = tp.folded
    join team t on t.id = tp.team_id
    left join club_player c on c.id = tp.club_player_id or (tp.club_player_id is null
      and c.organisation_id = t.organisation_id and c.folded = tp.folded and c.left_at is null)
    where coalesce(tp.born_on, c.born_on) > (${now}::timestamptz - interval '18 years')::date
      and not coalesce(c.shows_name, false) and p.cricsheet_id is null
    ), same as (
      select id from young
      union
      select case when c.from_id = same.id then c.into_id else c.from_id end
      from same join person_change c on same.id in (c.from_id, c.into_id) and c.undone_at is null
    )
    select p.id, p.name from same join person p on p.id = same.id`.execute(db)
  return found.rows
}

/** Those of the accounts that a club knows as players under 18 whose name nobody has agreed to show. */
export async function findChildren(
  db: Db,
  accountIds: readonly string[],
  now: string,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct account_id as id from club_player
    where account_id = any(${accountIds}::uuid[]) and not shows_name
      and born_on > (${now}::timestamptz - interval '18 years')::date`.execute(db)
  return found.rows.map(({ id }) => id)
}
