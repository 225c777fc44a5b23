import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** One person, and what of a tournament they are to be told. */
export type FixtureReader = {
  readonly accountId: string
  /** Whether the tournament has emailed them already: they answer for one of the teams. */
  readonly isEmailed: boolean
  readonly count: number
  readonly tournamentId: string
  readonly tournament: string
  readonly season: string
  /** How many of them are not played any more. */
  readonly removed: number
  /** One of them, in words: "Ashford v Brook", "10 January at 14:00, Fort Road". */
  readonly match: string
  readonly place: string
}

/** Who is to be told since when; whom their club's calendar tells of a move is not told of it again. */
type Telling = { readonly since: string; readonly isMove: boolean }

const publicNow = (fixtureIds: readonly string[]) => sql`
  select f.id, f.tournament_id, f.match_id, f.home_id, f.away_id, h.name as home, w.name as away,
         f.starts_at, f.ground, false as is_removed
  from tournament_fixture f join team h on h.id = f.home_id join team w on w.id = f.away_id
  where f.id = any(${[...fixtureIds]}::uuid[]) and f.match_id is not null`

const movedNow = (decisionIds: readonly string[]) => sql`
  select d.id, d.tournament_id, f.match_id, coalesce(f.home_id, d.home_id) as home_id,
         coalesce(f.away_id, d.away_id) as away_id, d.said ->> 'home' as home, d.said ->> 'away' as away,
         f.starts_at, f.ground, d.kind = 'removed' as is_removed
  from tournament_decision d left join tournament_fixture f on f.id = d.fixture_id
  where d.id = any(${[...decisionIds]}::uuid[])
    and (d.kind = 'removed' or (d.kind = 'moved' and f.match_id is not null))`

/** Those who play for one of the sides, or answer for it. */
const people = (isMove: boolean) => sql`
  select c.id, e.manager_id as account_id, true as is_emailed
  from changed c join tournament_entry e on e.tournament_id = c.tournament_id
    and e.team_id in (c.home_id, c.away_id)
  where e.manager_id is not null
  union all
  select c.id, p.account_id, false
  from changed c join tournament_player t on t.tournament_id = c.tournament_id
    and t.team_id in (c.home_id, c.away_id)
  join club_player p on p.id = t.club_player_id
  where p.account_id is not null and p.left_at is null
    and (not ${isMove} or (not c.is_removed and not exists (
      select from calendar_entry e
      where e.match_id = c.match_id and e.organisation_id = p.organisation_id)))`

/** Those who follow the match, one of the sides, a club of theirs or the tournament since before, on a site that shows it. */
const followers = (since: string) => sql`
  select c.id, f.account_id, false
  from changed c
  cross join lateral (
    select account_id, followed_at from follow where match_id = c.match_id
    union all
    select account_id, followed_at from follow where team_id in (c.home_id, c.away_id)
    union all
    select account_id, followed_at from follow where tournament_id = c.tournament_id
    union all
    select account_id, followed_at from follow where organisation_id in (
      select organisation_id from team where id in (c.home_id, c.away_id)
      union select organisation_id from tournament where id = c.tournament_id)) f
  join account a on a.id = f.account_id
  join site s on s.id = a.site_id
  where f.followed_at <= ${since}::timestamptz
    and (s.organisation_id is null
      or exists (select from team t where t.id in (c.home_id, c.away_id)
                 and t.organisation_id in (select world_of(s.organisation_id)))
      or exists (select from tournament t where t.id = c.tournament_id
                 and t.organisation_id in (select world_of(s.organisation_id))))`

async function readersOf(
  db: Db,
  changed: RawBuilder<unknown>,
  { since, isMove }: Telling,
): Promise<FixtureReader[]> {
  const { rows } = await sql<FixtureReader>`
    with changed as (${changed}),
    concerned as (${people(isMove)} union all ${followers(since)})
    select r.account_id as "accountId", bool_or(r.is_emailed) as "isEmailed",
           count(distinct c.id)::int as count, t.id as "tournamentId", t.name as tournament, t.season,
           count(distinct c.id) filter (where c.is_removed)::int as removed,
           min(c.home || ' v ' || c.away) as match,
           min(concat_ws(', ', coalesce(
             to_char(c.starts_at at time zone s.time_zone, 'FMDD FMMonth at HH24:MI'),
             'a day that is not set yet'), nullif(c.ground, ''))) as place
    from concerned r join changed c on c.id = r.id
    join tournament t on t.id = c.tournament_id join tournament_setup s on s.id = t.id
    join account a on a.id = r.account_id and a.status = 'active'
    group by r.account_id, t.id, t.name, t.season
    order by r.account_id`.execute(db)
  return rows
}

/** Whom fixtures concern that have just become public. */
export const findPublishedReaders = (
  db: Db,
  fixtureIds: readonly string[],
  since: string,
): Promise<FixtureReader[]> => readersOf(db, publicNow(fixtureIds), { since, isMove: false })

/** Whom public fixtures concern that have moved or are gone, by the decisions that say so. */
export const findMovedReaders = (
  db: Db,
  decisionIds: readonly string[],
  since: string,
): Promise<FixtureReader[]> => readersOf(db, movedNow(decisionIds), { since, isMove: true })

type Answered = { readonly tournament: string; readonly team: string; readonly accountId: string }

/** An entry of a team, and who answers for it; undefined where nobody does. */
export async function findEntry(db: Db, entryId: string): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select s.name as tournament, t.name as team, a.id as "accountId"
    from tournament_entry e join tournament_setup s on s.id = e.tournament_id
    join team t on t.id = e.team_id
    join account a on a.id = e.manager_id and a.status = 'active'
    where e.id = ${entryId}::uuid`.execute(db)
  return rows[0]
}
