import type { Booking, BookingState } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Db } from '#db/connect.ts'
import { wallClock } from '#grounds/grounds.ts'
import { groundRef, personRef } from '#records/references.queries.ts'
import { localText } from './instants.ts'
import {
  type BookingRow,
  findBookings,
  findEquipmentOf,
  findOfficialsOf,
  findSpans,
  type SpanRow,
} from './read-booking.queries.ts'

/** A booking for its readers, together with its row, which access checks need. */
export type ReadBooking = {
  readonly row: BookingRow
  readonly spans: readonly SpanRow[]
  readonly booking: Booking
}

/** In the order of the ids; ids without a booking are left out. */
export async function readBookings(
  db: Db,
  ids: readonly string[],
  now: string,
): Promise<ReadBooking[]> {
  if (ids.length === 0) return []
  const rows = await findBookings(db, ids)
  const spans = await findSpans(db, ids)
  const equipment = await findEquipmentOf(db, ids)
  const officials = await findOfficialsOf(db, ids)
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return []
    const ofThis = ({ bookingId }: { readonly bookingId: string }) => bookingId === id
    const own = spans.filter(ofThis)
    const booking: Booking = {
      ...headOf(row, now),
      slots: slotsOf(own, row),
      equipment: equipment.filter(ofThis),
      officials: officials
        .filter(ofThis)
        .map((official) => ({ ...official, person: personRef(official.person) })),
    }
    return [{ row, spans: own, booking }]
  })
}

export async function readBooking(
  db: Db,
  id: string,
  now: string,
): Promise<ReadBooking | undefined> {
  const [found] = await readBookings(db, [id], now)
  return found
}

/** A booking that is known to exist; throws otherwise. */
export async function bookingOf(db: Db, id: string, now: string): Promise<Booking> {
  const found = await readBooking(db, id, now)
  if (found === undefined) throw new Error(`There is no booking ${id}.`)
  return found.booking
}

function headOf(row: BookingRow, now: string) {
  const { orderId, orderStatus, orderNumber, orderTotal } = row
  const isOrdered =
    orderId !== null && orderStatus !== null && orderNumber !== null && orderTotal !== null
  return {
    id: row.id,
    ground: groundRef(row.ground),
    state: stateOf(row, now),
    purpose: row.purpose,
    customer: row.customer,
    currency: row.currency,
    order: isOrdered
      ? { id: orderId, number: orderNumber, status: orderStatus, total: orderTotal }
      : null,
    cancellation: row.cancellation,
    bookedAt: row.bookedAt,
    holdUntil: row.holdUntil,
    cancelledAt: row.cancelledAt,
    refund: row.refund,
  }
}

/** A hold whose time is up counts as expired, even when no job has noticed yet. */
function stateOf({ cancelledAt, orderStatus, holdUntil }: BookingRow, now: string): BookingState {
  if (cancelledAt !== null || orderStatus === 'cancelled' || orderStatus === 'refunded')
    return 'cancelled'
  if (orderStatus === 'expired') return 'expired'
  if (orderStatus !== 'pending') return 'booked'
  return holdUntil !== null && Date.parse(holdUntil) <= Date.parse(now) ? 'expired' : 'held'
}

function slotsOf(spans: readonly SpanRow[], { ground }: BookingRow): Booking['slots'] {
  const clock = wallClock(ground.timeZone)
  return spans.map(({ id, start, end, kind, price }) => ({
    id,
    start,
    end,
    localStart: localText(clock, Date.parse(start)),
    localEnd: localText(clock, Date.parse(end)),
    kind,
    price,
  }))
}
