import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type Minor = { readonly id: string; readonly name: string }

/** Born on a later day, somebody is under 18. */
export const lastOfAge = (now: string): RawBuilder<string> =>
  sql`(${now}::timestamptz - interval '18 years')::date`

/** Whether a player `p` of a club is a child, or was one by an earlier date of birth. */
export const isChildPlayer = (now: string): RawBuilder<boolean> => sql`(
  coalesce(p.born_on > ${lastOfAge(now)}, false)
  or coalesce(p.hidden_until > ${now}::timestamptz::date, false))`

/** Whether the public knows a player `p` of a club by the initials. */
export const isHiddenPlayer = (now: string): RawBuilder<boolean> =>
  sql`(not p.shows_name and ${isChildPlayer(now)})`

/** The people `person` of the records who have played for a team of the organisation of a `child` under its name. */
const playedAsChild = sql`
  join team t on t.organisation_id = child.organisation_id
  join match_side s on s.team_id = t.id
  join match_player mp on mp.match_id = s.match_id and mp.side = s.side
  join person on person.id = any(array[mp.person_id, mp.logged_as]) and person.folded = child.folded
    and person.cricsheet_id is null`

/**
 * People of the records who are under 18 and whose name nobody has agreed to show: those who have played for a team
 * of a club, or academy, that has a player or student of this name and such a date of birth, or that has named one in
 * its squad for a tournament. Whoever was imported with a Cricsheet id has played where names are published, and
 * counts as an adult. Those who were hidden when their dates of birth went stay so. Of people who were merged or
 * split, all are hidden as soon as one is.
 */
export async function findMinors(db: Db, now: string): Promise<Minor[]> {
  const found = await sql<Minor>`
    with recursive child as (
      select p.organisation_id, unnest(p.former_folded || p.folded) as folded from club_player p
      where ${isHiddenPlayer(now)}
      union
      select organisation_id, folded from student
      where born_on > ${lastOfAge(now)} and not shows_name
    ), young as (
    select person.id from child ${playedAsChild}
    union
    select p.id
    from tournament_player tp join match_side s on s.team_id = tp.team_id
    join match_player mp on mp.match_id = s.match_id and mp.side = s.side
    join person p on p.id = any(array[mp.person_id, mp.logged_as]) and p.folded = tp.folded
    join team t on t.id = tp.team_id
    left join club_player c on c.id = tp.club_player_id or (tp.club_player_id is null
      and c.organisation_id = t.organisation_id and c.folded = tp.folded and c.left_at is null)
    where (coalesce(tp.born_on, c.born_on) > ${lastOfAge(now)}
        or c.hidden_until > ${now}::timestamptz::date)
      and not coalesce(c.shows_name, false) and p.cricsheet_id is null
    union
    select person_id from hidden_person where until > ${now}::timestamptz::date
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
    select distinct p.account_id as id from club_player p
    where p.account_id = any(${accountIds}::uuid[]) and ${isHiddenPlayer(now)}`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** When the year of a day is over: as long as somebody is to be hidden, and no date of birth. `day` is SQL. */
export const yearEndOf = (day: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(date_trunc('year', ${day}) + interval '1 year')::date`

/**
 * Keeps those children hidden whom the records know as the students of an account, before the academies forget what
 * says so.
 */
export async function keepStudentsHidden(
  db: Db,
  { accountId, now }: { readonly accountId: string; readonly now: string },
): Promise<void> {
  await sql`
    insert into hidden_person as h (person_id, until)
    select person.id, max(${yearEndOf(sql`child.born_on + interval '18 years'`)})
    from student child ${playedAsChild}
    where child.account_id = ${accountId}::uuid and not child.shows_name
      and child.born_on > ${lastOfAge(now)}
    group by person.id
    on conflict (person_id) do update set until = greatest(h.until, excluded.until)`.execute(db)
}

type Typed = {
  readonly organisationId: string
  readonly names: readonly string[]
  readonly now: string
}

/** Those of the names, as they were typed, that are the names of children of a club or academy who are to be hidden. */
export async function findChildrenNamed(
  db: Db,
  { organisationId, names, now }: Typed,
): Promise<string[]> {
  const found = await sql<{ name: string }>`
    with child as (
      select unnest(p.former_folded || p.folded) as folded from club_player p
      where p.organisation_id = ${organisationId}::uuid and ${isHiddenPlayer(now)}
      union
      select folded from student where organisation_id = ${organisationId}::uuid
        and born_on > ${lastOfAge(now)} and not shows_name
      union
      select p.folded from hidden_person h join person p on p.id = h.person_id
      where h.until > ${now}::timestamptz::date and exists (
        select from team t join match_side s on s.team_id = t.id
        join match_player mp on mp.match_id = s.match_id and mp.side = s.side
        where t.organisation_id = ${organisationId}::uuid
          and p.id in (mp.person_id, mp.logged_as))
    )
    select distinct name from unnest(${[...names]}::text[]) name
    join child on child.folded = fold(name)`.execute(db)
  return found.rows.map(({ name }) => name)
}
