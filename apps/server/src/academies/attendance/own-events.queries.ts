import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CalendarSource } from '#sources.ts'

/** How long a cancelled session would have taken whose time the batch has no longer. */
const USUAL_MINUTES = 60

/** The sessions `h` of the batch `b` of a branch `z`, with those that were cancelled. */
const held = (from: string, until: string): RawBuilder<unknown> => sql`(
  select s.day, s.starts, s.starts_at, s.ends_at, null as reason
  from batch_sessions(b.id, ${from}::date - 1, ${until}::date + 1) s
  union all
  select c.day, c.starts, (c.day + c.starts) at time zone z.time_zone,
         (c.day + c.starts) at time zone z.time_zone + make_interval(mins => coalesce((
           select w.minutes from batch_time w where w.batch_id = b.id and w.starts = c.starts
             and w.weekday = extract(isodow from c.day)), ${USUAL_MINUTES})),
         c.reason
  from session_cancelled c where c.batch_id = b.id
    and c.day between ${from}::date - 1 and ${until}::date + 1) h`

const places = sql`
  batch b join academy_branch z on z.id = b.branch_id
  join organisation o on o.id = b.organisation_id and o.archived_at is null`

const columns = sql`
  'session' as kind, b.name || ', ' || o.name as title,
  concat_ws(', ', nullif(b.place, ''), z.name) as place, coalesce(h.reason, '') as note,
  h.starts_at as "startsAt", h.ends_at as "endsAt", z.time_zone as "timeZone",
  case when h.reason is null then 'confirmed' else 'cancelled' end as state,
  (h.reason is not null)::int as revision`

const id = sql`b.id || '-' || to_char(h.day + h.starts, 'YYYYMMDD-HH24MI')`

/**
 * The sessions of the students of an account, but not those to which they cannot come; of who is on trial only the one
 * agreed on.
 */
const lessons: CalendarSource = async (db, { accountId, from, until }) => {
  const found = await sql<Omit<CalendarEvent, 'path'>>`
    select ${id} as id, ${columns}, case when bool_or(t.is_self) then '{}'
             else array_agg(distinct t.name order by t.name) end as children
    from student t join enrolment e on e.student_id = t.id and e.state in ('enrolled', 'trial')
    join (${places}) on b.id = e.batch_id
    cross join lateral ${held(from, until)}
    where t.account_id = ${accountId}::uuid and h.ends_at > ${from}::timestamptz
      and h.starts_at < ${until}::timestamptz
      and (e.state = 'enrolled' or e.trial_at = h.starts_at)
      and not exists (select from session_absence k where k.enrolment_id = e.id and k.day = h.day
        and k.starts = h.starts)
    group by b.id, o.id, z.id, h.day, h.starts, h.starts_at, h.ends_at, h.reason`.execute(db)
  return found.rows.map((row) => ({ ...row, path: '/my-academy' }))
}

/** The sessions that somebody takes. */
const coached: CalendarSource = async (db, { accountId, from, until }) => {
  const found = await sql<CalendarEvent>`
    select ${id} || '-coach' as id, ${columns}, '{}'::text[] as children,
           '/manage/organisations/' || o.id || '/today?day=' || h.day as path
    from ${places} cross join lateral ${held(from, until)}
    where b.coach_id = ${accountId}::uuid and h.ends_at > ${from}::timestamptz
      and h.starts_at < ${until}::timestamptz`.execute(db)
  return found.rows
}

export const calendarSources = [lessons, coached]
