import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Announcement } from './announcements.ts'

/** The organisations of the sides and the tournament of the match `m`. */
const organisersOf = sql`
  select t.organisation_id from match_side side join team t on t.id = side.team_id
  where side.match_id = m.id
  union
  select t.organisation_id from tournament t where t.id = m.tournament_id`

/** Whether anybody follows the match, or something through which they would hear of it. */
export async function isFollowed(db: Db, matchId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from follow where match_id = m.id)
      or exists (select from follow where tournament_id = m.tournament_id)
      or exists (select from follow f join match_side s on s.team_id = f.team_id where s.match_id = m.id)
      or exists (select from follow f where f.organisation_id in (${organisersOf}))
      or exists (select from match_player p cross join lateral same_person(p.person_id) one (id)
                 join follow f on f.person_id = one.id where p.match_id = m.id) as is
    from match m where m.id = ${matchId}::uuid`.execute(db)
  return rows[0]?.is === true
}

/** Creates the cursor of a match unless it has one. */
export const ensureCursor = (db: Db, matchId: string, now: string) =>
  db
    .insertInto('notice_cursor')
    .values({ match_id: matchId, seq: 0, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Locks the cursor of a match; false when another process is reading its log just now. */
export async function lockCursor(db: Db, matchId: string): Promise<boolean> {
  const found = await db
    .selectFrom('notice_cursor')
    .select('seq')
    .where('match_id', '=', matchId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return found !== undefined
}

type Read = { readonly matchId: string; readonly seq: number; readonly now: string }

export const moveCursor = (db: Db, { matchId, seq, now }: Read) =>
  db
    .updateTable('notice_cursor')
    .set({ seq, read_at: now })
    .where('match_id', '=', matchId)
    .execute()

/** Live matches, and those that were read lately, with more in their logs than was read. */
export async function findBehind(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from match m left join notice_cursor c on c.match_id = m.id
    where m.status = 'live' and m.seq > coalesce(c.seq, 0)
    union
    select m.id from notice_cursor c join match m on m.id = c.match_id where m.seq > c.seq`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type MatchNotice = {
  readonly matchId: string
  readonly title: string
  readonly path: string
  readonly announcements: readonly Announcement[]
  readonly now: string
  /** Nothing is told that is older. */
  readonly since: string
}

/** Who follows the match `m`, or something through which they hear of it while lists show it. */
export const followed = sql`
      select f.account_id, f.person_id, f.followed_at from m join follow f on f.match_id = m.id
      union all
      select f.account_id, f.person_id, f.followed_at from m
        join match_side side on side.match_id = m.id join follow f on f.team_id = side.team_id
        where m.listed
      union all
      select f.account_id, f.person_id, f.followed_at from m
        join follow f on f.tournament_id = m.tournament_id where m.listed
      union all
      select f.account_id, f.person_id, f.followed_at from m
        join follow f on f.organisation_id in (${organisersOf}) where m.listed
      union all
      select f.account_id, coalesce(p.logged_as, p.person_id), f.followed_at from m
        join match_player p on p.match_id = m.id
        cross join lateral same_person(p.person_id) one (id) join follow f on f.person_id = one.id
        where m.listed`

/** The sites that show the match `m`. */
export const showing = sql`
      select s.id from site s, m where s.organisation_id is null
        or exists (select from match_side side join team t on t.id = side.team_id
                   where side.match_id = m.id
                     and t.organisation_id in (select world_of(s.organisation_id)))
        or exists (select from tournament t where t.id = m.tournament_id
                   and t.organisation_id in (select world_of(s.organisation_id)))`

/**
 * Tells all who follow the match, one of its sides, a club of theirs, its tournament or its players, and followed before it
 * happened, in one statement. Only the match's own followers are told of one that lists do not show, and nobody
 * whose site does not show it. What was told before is put right but not told again. Answers what is new.
 */
export async function tellFollowers(db: Db, notice: MatchNotice): Promise<readonly string[]> {
  const { matchId, title, path, announcements, since } = notice
  const { rows } = await sql<{ id: string }>`
    with m as (select id, tournament_id, visibility = 'public' as listed from match
               where id = ${matchId}::uuid),
    told as (
      select t.key, t.kind, t.body, t.people, e.recorded_at
      from jsonb_to_recordset(${JSON.stringify(announcements)}::jsonb)
        as t(key text, kind text, body text, seq int, people uuid[])
      join match_event e on e.match_id = ${matchId}::uuid and e.seq = t.seq
      where e.recorded_at > ${since}::timestamptz),
    shown as (
      ${showing}),
    followed as (${followed}),
    heard as materialized (
      select distinct t.key, f.account_id
      from told t join followed f on f.followed_at <= t.recorded_at
        and (f.person_id is null or t.people is null or f.person_id = any(t.people))
      join account a on a.id = f.account_id and a.status = 'active'
      where a.site_id in (select id from shown)),
    made as (
      insert into notice_event (key, kind, match_id, title, body, path, happened_at)
      select ${keyOf(matchId)} || t.key, t.kind, ${matchId}::uuid, ${title}, t.body, ${path},
             t.recorded_at
      from told t where exists (select from heard h where h.key = t.key)
      order by t.recorded_at, t.key
      on conflict (key) do update
        set title = excluded.title, body = excluded.body, path = excluded.path, withdrawn_at = null
        where (notice_event.title, notice_event.body, notice_event.path, notice_event.withdrawn_at)
          is distinct from (excluded.title, excluded.body, excluded.path, null)
      returning id, key, old.id is null as is_new),
    told_now as (
      insert into notice (account_id, event_id)
      select h.account_id, made.id
      from made join heard h on ${keyOf(matchId)} || h.key = made.key
      where made.is_new
      on conflict do nothing)
    select id from made where is_new`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes back what was told of the match and no longer stands after a correction. */
export const withdrawOthers = (db: Db, { matchId, announcements, now }: MatchNotice) =>
  sql`
    update notice_event set withdrawn_at = ${now}::timestamptz
    where match_id = ${matchId}::uuid and withdrawn_at is null
      and key <> all(${announcements.map(({ key }) => `match/${matchId}/${key}`)}::text[])`.execute(
    db,
  )

const keyOf = (matchId: string) => sql`${`match/${matchId}/`}::text`
