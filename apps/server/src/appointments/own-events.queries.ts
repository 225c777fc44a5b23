import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import { sql } from 'kysely'
import type { CalendarSource } from '#sources.ts'

/** The matches at which somebody stands, scores or is asked to. */
const appointed: CalendarSource = async (db, { accountId, from, until }) => {
  const found = await sql<Omit<CalendarEvent, 'path'> & { readonly role: string }>`
    select a.id, 'officiating' as kind, a.role, one.name || ' v ' || other.name as title,
           '{}'::text[] as children, concat_ws(', ', g.name, nullif(g.city, '')) as place,
           s.name as note, lower(a.during) as "startsAt", upper(a.during) as "endsAt",
           s.time_zone as "timeZone",
           case when m.status = 'abandoned' then 'cancelled'
                when a.state = 'asked' then 'tentative' else 'confirmed' end as state,
           greatest(0, ceil(extract(epoch from m.updated_at - m.created_at)))::int as revision
    from appointment a join official o on o.id = a.official_id
    join tournament_setup s on s.id = a.tournament_id
    join match m on m.id = a.match_id
    join match_side x on x.match_id = m.id and x.side = 0 join team one on one.id = x.team_id
    join match_side y on y.match_id = m.id and y.side = 1 join team other on other.id = y.team_id
    left join ground g on g.id = m.ground_id
    where o.account_id = ${accountId}::uuid and a.state in ('asked', 'accepted')
      and a.during && tstzrange(${from}::timestamptz, ${until}::timestamptz)`.execute(db)
  return found.rows.map(({ role, title, ...event }) => ({
    ...event,
    title: `${role === 'scorer' ? 'Score' : role === 'umpire' ? 'Umpire' : 'Referee'} ${title}`,
    path: '/my-cricket/appointments',
  }))
}

export const calendarSources = [appointed]
