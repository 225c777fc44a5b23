import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  groundJson,
  type GroundRow,
  personJson,
  type PersonRow,
} from '#records/references.queries.ts'

/** The booker's name, unless the booking was made for somebody else. */
export const customerOf = sql<string>`coalesce(b.customer, a.first_name || ' ' || a.last_name)`

const currencyJson = sql<Currency>`(
  select jsonb_build_object('id', c.code, 'name', c.name, 'digits', c.digits)
  from currency c where c.code = coalesce(o.currency, f.currency))`

/** The bookings with these ids, unordered. */
export const findBookings = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('booking as b')
    .innerJoin('ground as g', 'g.id', 'b.ground_id')
    .innerJoin('ground_facts as f', 'f.ground_id', 'b.ground_id')
    .innerJoin('account as a', 'a.id', 'b.booked_by')
    .leftJoin('orders as o', 'o.id', 'b.order_id')
    .select([
      'b.id',
      groundJson('g').$castTo<GroundRow>().as('ground'),
      'g.organisation_id as organisationId',
      'b.booked_by as accountId',
      'b.live',
      'b.purpose',
      customerOf.as('customer'),
      currencyJson.as('currency'),
      'b.order_id as orderId',
      'b.order_status as orderStatus',
      'o.number as orderNumber',
      'o.total as orderTotal',
      'o.refunded as orderRefunded',
      'b.cancellation',
      'b.booked_at as bookedAt',
      'b.hold_until as holdUntil',
      'b.moves',
      'b.cancelled_at as cancelledAt',
      'b.refund',
    ])
    .where('b.id', 'in', [...ids])
    .execute()
export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number]

/** Earliest first. */
export const findSpans = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('ground_span as s')
    .select([
      's.id',
      sql<string>`s.booking_id`.as('bookingId'),
      sql<string>`lower(s.during)`.as('start'),
      sql<string>`upper(s.during)`.as('end'),
      sql<string>`s.slot_id`.as('slotId'),
      sql<'standard' | 'peak' | 'floodlight'>`s.kind`.as('kind'),
      sql<MinorUnits>`s.price`.as('price'),
    ])
    .where('s.booking_id', 'in', [...bookingIds])
    .orderBy(sql`lower(s.during)`)
    .execute()
export type SpanRow = Awaited<ReturnType<typeof findSpans>>[number]

export const findEquipmentOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('booking_equipment as e')
    .innerJoin('ground_equipment as q', 'q.id', 'e.equipment_id')
    .select(['e.booking_id as bookingId', 'q.name', 'e.quantity', 'e.price'])
    .where('e.booking_id', 'in', [...bookingIds])
    .orderBy('q.name')
    .execute()

/** Each official once, however many slots they come for. */
export const findOfficialsOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('booking_official as h')
    .innerJoin('ground_official as q', 'q.id', 'h.official_id')
    .innerJoin('person', 'person.id', 'h.person_id')
    .select([
      'h.booking_id as bookingId',
      personJson('person').$castTo<PersonRow>().as('person'),
      'q.role',
      'h.price',
    ])
    .distinctOn(['h.booking_id', 'q.role', 'person.name', 'h.official_id'])
    .where('h.booking_id', 'in', [...bookingIds])
    .orderBy('h.booking_id')
    .orderBy('q.role')
    .orderBy('person.name')
    .orderBy('h.official_id')
    .execute()
