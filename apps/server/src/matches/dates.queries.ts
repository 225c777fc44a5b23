import type { Dates } from '@pavilion/cricket/views/sessions.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/**
 * When the balls of a match were recorded. Where the time zone of the ground is not known, a night is as long as no day
 * of play is interrupted. Balls that came together were bowled before, without a network, and tell no night.
 */
export async function findDates(db: Db, matchId: string): Promise<Dates> {
  const found = await sql<Dates>`
    with ball as (
      select e.seq, e.recorded_at as at, e.recorded_at at time zone g.time_zone as here,
             lag(e.recorded_at) over balls as before,
             lag(e.recorded_at at time zone g.time_zone) over balls as before_here,
             lead(e.recorded_at, 4) over balls - e.recorded_at < interval '1 minute' as is_sent_later
      from match_event e join match m on m.id = e.match_id left join ground g on g.id = m.ground_id
      where e.match_id = ${matchId}::uuid and e.fact->>'type' = 'ball-bowled'
      window balls as (order by e.seq)
    ), night as (
      select seq from ball
      where is_sent_later is not true
        and case when here is null then at - before > interval '8 hours'
                 else here::date > before_here::date end
    ), day as (
      select min(seq) as seq, here::date as date from ball
      where here is not null group by here::date
    )
    select array(select seq from night order by seq) as nights,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'seq', seq, 'date', date::text, 'number', date - m.starts_on + 1) order by seq), '[]')
            from day) as days
    from match m where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0] ?? { nights: [], days: [] }
}
