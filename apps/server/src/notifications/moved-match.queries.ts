import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { followed, showing } from './announce.queries.ts'

type MovedMatch = {
  /** "Lions v Tigers" */
  readonly title: string
  /** "10 January at 14:00, Fort Road" */
  readonly place: string
  /** Who have followed it, or something through which they hear of it, since before, on a site that shows it. */
  readonly accountIds: string[]
}

/** A match to come, where it is now; undefined once it has started or is gone. */
export async function findMovedMatch(
  db: Db,
  matchId: string,
  since: string,
): Promise<MovedMatch | undefined> {
  const { rows } = await sql<MovedMatch>`
    with m as (select id, tournament_id, ground_id, starts_at, setup, visibility = 'public' as listed
               from match where id = ${matchId}::uuid and status in ('upcoming', 'live')
                 and jsonb_array_length(summary -> 'innings') = 0),
    followed as (${followed}),
    shown as (${showing})
    select concat_ws(' v ', m.setup #>> '{teams,0,name}', m.setup #>> '{teams,1,name}') as title,
           concat_ws(', ', to_char(m.starts_at at time zone coalesce(g.time_zone, s.time_zone),
             'FMDD FMMonth at HH24:MI'), g.name) as place,
           array(select distinct a.id::text
                 from followed f join account a on a.id = f.account_id and a.status = 'active'
                 where f.followed_at <= ${since}::timestamptz
                   and a.site_id in (select id from shown)) as "accountIds"
    from m left join ground g on g.id = m.ground_id
    cross join lateral (select time_zone from site where is_default limit 1) s`.execute(db)
  return rows[0]
}
