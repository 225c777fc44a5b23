import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** What takes a ground's time, in local time: "2026-12-05T10:00". */
export type TakenTime = {
  readonly ground: string
  readonly from: string
  readonly until: string
  readonly by: 'booking' | 'closure' | 'match'
  /** Of a match. */
  readonly matchId: string | null
  /** Of a fixture whose teams are not known yet. */
  readonly fixtureId: string | null
}

type Wanted = {
  readonly organisationId: string
  readonly city: string
  readonly timeZone: string
  /** Local days. */
  readonly fromDay: string
  readonly untilDay: string
  readonly now: string
}

const MOST = 5_000

/** What takes the time of an organisation's grounds in a city: bookings paid for or held, closures and matches. */
export async function findTakenTimes(db: Db, wanted: Wanted): Promise<TakenTime[]> {
  const { organisationId, city, timeZone, fromDay, untilDay, now } = wanted
  const local = (instant: ReturnType<typeof sql>) =>
    sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`
  const during = sql`tstzrange(${fromDay}::timestamp at time zone ${timeZone},
    (${untilDay}::date + 1)::timestamp at time zone ${timeZone})`
  const found = await sql<TakenTime>`
    select g.name as ground, ${local(sql`lower(s.during)`)} as "from", ${local(sql`upper(s.during)`)} as until,
           case when s.booking_id is not null then 'booking' when num_nonnulls(s.match_id, s.fixture_id) > 0 then 'match'
                else 'closure' end as by,
           s.match_id as "matchId", s.fixture_id as "fixtureId"
    from ground g
    join ground_span s on s.ground_id = g.id and s.live
    left join booking b on b.id = s.booking_id
    where g.organisation_id = ${organisationId}::uuid and g.city = ${city} and s.during && ${during}
      and (b.order_status is distinct from 'pending' or b.hold_until > ${now}::timestamptz)
    order by g.name, lower(s.during) limit ${MOST}`.execute(db)
  return found.rows
}
