import type { BowledDay } from '@pavilion/cricket/workload/workload.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { DirectiveOf } from './limits-of.ts'
import {
  associationsAbove,
  bowledByDay,
  kin,
  known,
  namedInMatches,
} from './same-person.queries.ts'

export type PlayedDay = { readonly day: string; readonly from: string; readonly fromSeq: number }

/**
 * The day that a match is played on, by the ground's clock; a match of one day is played on its own. `from`: the first of
 * the seven days that end with it. `fromSeq`: the last entry before the day.
 */
export async function findPlayedDay(
  db: Db,
  matchId: string,
  now: string,
): Promise<PlayedDay | undefined> {
  const found = await sql<PlayedDay>`
    select one.day::text as day, (one.day - 6)::text as "from",
           case when one.day = m.starts_on then 0 else coalesce((
             select max(e.seq) from match_event e where e.match_id = m.id
               and (e.recorded_at at time zone one.zone)::date < one.day), 0) end as "fromSeq"
    from match m left join ground g on g.id = m.ground_id
    cross join lateral (select coalesce(g.time_zone, 'UTC') as zone,
      case when m.ends_on = m.starts_on then m.starts_on
           else least(greatest((${now}::timestamptz at time zone coalesce(g.time_zone, 'UTC'))::date,
             m.starts_on), m.ends_on) end as day) one
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

export type BowlerRow = {
  readonly id: string
  readonly bornOn: string
  readonly bowls: 'pace' | 'spin' | null
  readonly bowled: BowledDay[] | null
  readonly directives: DirectiveOf[]
}

/**
 * Those of a match whose date of birth is known, what they have bowled, and the directives that bind them: the
 * tournament's own, or else those of all associations above it and above their club.
 */
export async function findMatchBowlers(
  db: Db,
  matchId: string,
  { day, from }: PlayedDay,
): Promise<BowlerRow[]> {
  const found = await sql<BowlerRow>`
    with recursive asked as (
      select coalesce(mp.logged_as, mp.person_id) as asked, mp.person_id, t.organisation_id, p.id as player_id, tp.born_on
      from match_player mp join person q on q.id = any(array[mp.person_id, mp.logged_as])
      join match_side s on s.match_id = mp.match_id and s.side = mp.side
      join team t on t.id = s.team_id join match m on m.id = mp.match_id
      left join tournament_player tp on tp.tournament_id = m.tournament_id
        and tp.team_id = t.id and tp.folded = q.folded
      left join club_player p on p.id = tp.club_player_id or (tp.club_player_id is null
        and p.organisation_id = t.organisation_id and p.folded = q.folded and p.left_at is null)
      where mp.match_id = ${matchId}::uuid
    ), kin as (${kin}
    ), people as (
      select asked, person_id from asked
      union ${namedInMatches({ from, to: day })}
    ), known as (${known}
    ), bowled as (${bowledByDay({ except: matchId, from, to: day })}
    ), held as (
      select organisation_id from asked where organisation_id is not null
      union select t.organisation_id from match m join tournament t on t.id = m.tournament_id
      where m.id = ${matchId}::uuid and t.organisation_id is not null
    ), above as (${associationsAbove}
    ), own as (
      select d.directive, s.name as by from match m
      join bowling_directive d on d.tournament_id = m.tournament_id
      join tournament_setup s on s.id = m.tournament_id where m.id = ${matchId}::uuid
    )
    select distinct on (a.asked) a.asked as id, coalesce(a.born_on, known.born_on)::text as "bornOn", known.bowls,
           bowled.bowled,
           coalesce((select jsonb_agg(to_jsonb(own)) from own),
             (select jsonb_agg(jsonb_build_object('directive', d.directive, 'by', o.name) order by o.name)
              from bowling_directive d join organisation o on o.id = d.association_id
              where d.association_id in (select association_id from above
                where above.organisation_id = a.organisation_id
                  or above.organisation_id = (select t.organisation_id from match m
                    join tournament t on t.id = m.tournament_id where m.id = ${matchId}::uuid))),
             '[]') as directives
    from asked a left join known on known.asked = a.asked left join bowled on bowled.asked = a.asked
    where coalesce(a.born_on, known.born_on) is not null
    order by a.asked, coalesce(a.born_on, known.born_on) desc`.execute(db)
  return found.rows
}
