import { BOOKING_NOT_FOUND } from '@pavilion/contract/bookings/booking-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { SignedIn } from '#sessions/sessions.ts'
import { readBooking, type ReadBooking } from './read-bookings.ts'

type Asked = {
  readonly actor: SignedIn
  readonly action: 'read-order' | 'cancel-booking'
  readonly named: { readonly groundId: string; readonly bookingId: string }
  readonly now: string
}

export type FoundBooking = ReadBooking & { readonly actor: SignedIn }

/** The booking, if the caller may do this to it; otherwise refuses as if it did not exist. */
export async function bookingFor(
  db: Db,
  { actor, action, named, now }: Asked,
): Promise<FoundBooking> {
  const found = await readBooking(db, named.bookingId, now)
  if (found?.booking.ground.id !== named.groundId || !may(actor, action, found.row)) {
    throw refuseCall('BOOKING_NOT_FOUND', BOOKING_NOT_FOUND)
  }
  return { ...found, actor }
}

/** Whether a slot of the booking is still to come. */
export const isAhead = ({ spans }: Pick<ReadBooking, 'spans'>, now: string): boolean =>
  spans.some(({ start }) => Date.parse(start) > Date.parse(now))
