import type { BookingState } from '@pavilion/contract/bookings/booking-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { customerOf } from './read-booking.queries.ts'

export type BookingFilter = {
  readonly groundId: string
  readonly text?: string | undefined
  readonly state?: readonly BookingState[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const id = sql<string>`b.id`
const MILLISECONDS = 1000
const milliseconds = (instant: RawBuilder<unknown>) =>
  sql`(extract(epoch from ${instant}) * ${MILLISECONDS})::bigint`
const firstStart = sql`(select min(lower(s.during)) from ground_span s where s.booking_id = b.id)`

const latest: Order = {
  name: 'latest',
  keys: [{ sql: sql`(-${milliseconds(sql`b.booked_at`)})`, type: 'bigint' }],
  id,
}
const soonest: Order = {
  name: 'soonest',
  keys: [{ sql: milliseconds(firstStart), type: 'bigint' }],
  id,
}
export const bookingOrders = { latest, soonest }

/** The same rule as `stateOf` in read-bookings.ts, in SQL. */
const stateAt = (now: string) => sql<BookingState>`case
  when b.cancelled_at is not null or b.order_status in ('cancelled', 'refunded') then 'cancelled'
  when b.order_status = 'expired' or (b.order_status = 'pending' and b.hold_until <= ${now}::timestamptz)
    then 'expired'
  when b.order_status = 'pending' then 'held'
  else 'booked' end`

function matching(filter: BookingFilter, now: string): RawBuilder<boolean> {
  const { groundId, text, state, from, to } = filter
  const words = sql<string>`fold(concat_ws(' ', ${customerOf}, b.purpose, o.number))`
  const isInState =
    state === undefined || state.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`${stateAt(now)} = any(${[...state]}::text[])`
  const isInDays = sql<boolean>`exists (select from ground_span s where s.booking_id = b.id
    and s.day >= coalesce(${from ?? null}::date, s.day) and s.day <= coalesce(${to ?? null}::date, s.day))`
  const isHere = sql<boolean>`b.ground_id = ${groundId}::uuid`
  return allOf([isHere, mentions(words, text), isInState, isInDays])
}

const source = sql`booking b join account a on a.id = b.booked_by left join orders o on o.id = b.order_id`

export type BookingPart = {
  readonly filter: BookingFilter
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
  readonly now: string
}

/** One row more than the size, to tell whether there is a next page. */
export async function findBookingIds(db: Db, part: BookingPart): Promise<Placed[]> {
  const { filter, order, after, size, now } = part
  const found = await sql<Placed>`
    select b.id, ${placeOf(order)} as place from ${source}
    where ${allOf([matching(filter, now), after])} ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

export async function countBookings(db: Db, filter: BookingFilter, now: string): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from ${source} where ${matching(filter, now)}`.execute(db)
  return found.rows[0]?.total ?? 0
}
