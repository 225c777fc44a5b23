import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import { sql } from 'kysely'
import type { CalendarSource } from '#sources.ts'

/** The matches of the squads that somebody is in, unless the club has the match in its own calendar. */
const fixtures: CalendarSource = async (db, { accountId, from, until }) => {
  const found = await sql<Omit<CalendarEvent, 'path'>>`
    select m.id, 'match' as kind, one.name || ' v ' || other.name as title,
           case when bool_or(p.account_id is not distinct from ${accountId}::uuid) then '{}'
                else array_agg(distinct p.name order by p.name) end as children,
           concat_ws(', ', g.name, nullif(g.city, '')) as place,
           t.name as note,
           m.starts_at as "startsAt", upper(appointed_during(m)) as "endsAt",
           coalesce(g.time_zone, 'UTC') as "timeZone",
           case m.status when 'abandoned' then 'cancelled' else 'confirmed' end as state,
           greatest(0, ceil(extract(epoch from m.updated_at - m.created_at)))::int as revision
    from club_player p
    join squad_player s on s.player_id = p.id
    join match_side side on side.team_id = s.team_id
    join match m on m.id = side.match_id and m.starts_at < ${until}::timestamptz
      and m.starts_at > ${from}::timestamptz - interval '6 days'
      and upper(appointed_during(m)) > ${from}::timestamptz
    join match_side x on x.match_id = m.id and x.side = 0 join team one on one.id = x.team_id
    join match_side y on y.match_id = m.id and y.side = 1 join team other on other.id = y.team_id
    join tournament t on t.id = m.tournament_id
    left join ground g on g.id = m.ground_id
    where p.left_at is null and (p.account_id = ${accountId}::uuid or exists (
        select from guardian c where c.player_id = p.id and c.account_id = ${accountId}::uuid))
      and s.season = (select max(l.season) from squad_player l where l.team_id = s.team_id
        and left(l.season, 4) <= to_char(m.starts_on, 'YYYY'))
      and not exists (select from calendar_entry e where e.team_id = s.team_id and e.kind = 'match'
        and e.starts_at > m.starts_at - interval '12 hours'
        and e.starts_at < m.starts_at + interval '12 hours')
    group by m.id, t.id, one.id, other.id, g.id`.execute(db)
  return found.rows.map((row) => ({ ...row, path: `/match-central/matches/${row.id}` }))
}

export const calendarSources = [fixtures]
