import { sql } from 'kysely'
import type { SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'

/** A half-open interval between two instants. */
export type Stretch = { readonly start: string; readonly end: string }

const range = ({ start, end }: Stretch) =>
  sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz)`

const stretch = [
  sql<string>`lower(s.during)`.as('start'),
  sql<string>`upper(s.during)`.as('end'),
] as const

/** What takes the ground's time during a stretch, expired holds included. */
export const findTaken = (db: Db, groundId: string, during: Stretch) =>
  db
    .selectFrom('ground_span as s')
    .leftJoin('booking as b', 'b.id', 's.booking_id')
    .select([
      ...stretch,
      's.booking_id as bookingId',
      's.match_id as matchId',
      's.fixture_id as fixtureId',
      'b.order_status as orderStatus',
      'b.hold_until as holdUntil',
    ])
    .where('s.ground_id', '=', groundId)
    .where('s.live', '=', true)
    .where(sql<boolean>`s.during && ${range(during)}`)
    .orderBy(sql`lower(s.during)`)
    .execute()
export type Taken = Awaited<ReturnType<typeof findTaken>>[number]

export type Wanted = {
  readonly groundId: string
  readonly stretches: readonly Stretch[]
  /** The people of the officials that are wanted then. */
  readonly personIds?: readonly string[]
}

/** The orders of expired holds that are in the way. */
export async function findLapsedOrders(db: Db, wanted: Wanted, now: string): Promise<string[]> {
  const times = sql`${wanted.stretches.map(({ start, end }) => `[${start},${end})`)}::tstzrange[]`
  const people = sql`${[...(wanted.personIds ?? [])]}::uuid[]`
  const found = await sql<{ orderId: string }>`
    select distinct b.order_id as "orderId"
    from booking b
    where b.order_status = 'pending' and b.hold_until <= ${now}::timestamptz and (
      exists (select from ground_span s join unnest(${times}) as wanted(during) on s.during && wanted.during
              where s.booking_id = b.id and s.live and s.ground_id = ${wanted.groundId}::uuid)
      or exists (select from booking_official o join unnest(${times}) as wanted(during)
                   on o.during && wanted.during
                 where o.booking_id = b.id and o.live and o.person_id = any(${people})))`.execute(
    db,
  )
  return found.rows.map(({ orderId }) => orderId)
}

export type NewSpan = Stretch & {
  readonly slotId: string
  readonly day: string
  readonly kind: SlotKind
  readonly price: MinorUnits
}

/**
 * Takes slots for a booking, in order of time to avoid deadlocks. Answers those it got; the missing ones
 * were taken.
 */
export async function insertSpans(
  db: Db,
  booking: { readonly id: string; readonly groundId: string; readonly now: string },
  spans: readonly NewSpan[],
): Promise<{ id: string; start: string; end: string }[]> {
  const inOrder = spans.toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const rows = inOrder.map((span) => ({
    ground_id: booking.groundId,
    booking_id: booking.id,
    during: range(span),
    slot_id: span.slotId,
    day: span.day,
    kind: span.kind,
    price: span.price,
    made_at: booking.now,
  }))
  return db
    .insertInto('ground_span')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', sql<string>`lower(during)`.as('start'), sql<string>`upper(during)`.as('end')])
    .execute()
}

/** Breaks `ground_span_no_overlap`. Answers whether the span was still where the caller believed. */
export async function moveSpan(
  db: Db,
  { id, start }: { readonly id: string; readonly start: string },
  to: NewSpan,
): Promise<boolean> {
  const moved = await db
    .updateTable('ground_span')
    .set({ during: range(to), slot_id: to.slotId, day: to.day, kind: to.kind })
    .where('id', '=', id)
    .where('live', '=', true)
    .where(sql<boolean>`lower(during) = ${start}::timestamptz`)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

/** Breaks `booking_official_no_overlap`. */
export const moveOfficials = (db: Db, spanId: string, to: Stretch) =>
  db
    .updateTable('booking_official')
    .set({ during: range(to) })
    .where('span_id', '=', spanId)
    .execute()

export type NewOfficial = Stretch & {
  readonly spanId: string
  readonly officialId: string
  readonly personId: string
  readonly price: MinorUnits
}

/** Answers how many were free. */
export async function insertOfficials(
  db: Db,
  bookingId: string,
  officials: readonly NewOfficial[],
): Promise<number> {
  if (officials.length === 0) return 0
  const inOrder = officials.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  const rows = inOrder.map((official) => ({
    span_id: official.spanId,
    official_id: official.officialId,
    person_id: official.personId,
    booking_id: bookingId,
    during: range(official),
    price: official.price,
  }))
  const inserted = await db
    .insertInto('booking_official')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n)
}

const placeOf = ({ personId, start }: NewOfficial) => `${personId} ${start}`
