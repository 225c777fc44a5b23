import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import { sql } from 'kysely'
import type { CalendarSource } from '#sources.ts'

/** The slots that somebody has booked, and those held for them that are still to be paid. */
const booked: CalendarSource = async (db, { accountId, from, until, now }) => {
  const found = await sql<CalendarEvent>`
    select s.id, 'booking' as kind, concat_ws(': ', g.name, nullif(b.purpose, '')) as title,
           '{}'::text[] as children, concat_ws(', ', g.name, nullif(g.city, '')) as place,
           '' as note, lower(s.during) as "startsAt", upper(s.during) as "endsAt",
           g.time_zone as "timeZone",
           case when b.order_status = 'pending' then 'tentative' else 'confirmed' end as state,
           b.moves as revision, '/user/bookings/bookings-details/' || b.order_id as path
    from booking b join ground_span s on s.booking_id = b.id join ground g on g.id = b.ground_id
    where b.booked_by = ${accountId}::uuid and b.live and b.order_id is not null
      and (b.order_status <> 'pending' or b.hold_until > ${now}::timestamptz)
      and s.during && tstzrange(${from}::timestamptz, ${until}::timestamptz)`.execute(db)
  return found.rows
}

export const calendarSources = [booked]
