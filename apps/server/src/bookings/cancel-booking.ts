import { BOOKING_OVER } from '@pavilion/contract/bookings/booking-refusals.ts'
import { refundOf } from '@pavilion/contract/bookings/refund.ts'
import { leastOf } from '@pavilion/contract/least.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { cancelOrder, refundOrder } from '#orders/orders.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { lockBooking, setCancelled } from './booking.queries.ts'
import { bookingCancelled } from './booking-events.ts'
import { bookingFor, type FoundBooking, isAhead } from './own-booking.ts'
import { bookingOf } from './read-bookings.ts'

/** Repeating the call answers the same again. */
export const cancelBooking = os.bookings.cancel.handler(async ({ input, context }) => {
  const { app } = context
  const actor = await signedIn(context)
  const now = app.now()
  const booking = await app.db.transaction().execute(async (db) => {
    await lockBooking(db, input.bookingId)
    const found = await bookingFor(db, { actor, action: 'cancel-booking', named: input, now })
    if (found.row.cancelledAt !== null) return found.booking
    if (!found.row.live || found.booking.state === 'expired' || !isAhead(found, now)) {
      throw refuseCall('BOOKING_OVER', BOOKING_OVER)
    }
    await letGo(db, context, { found, now })
    return bookingOf(db, input.bookingId, now)
  })
  return success('Booking cancelled', booking)
})

type Leaving = { readonly found: FoundBooking; readonly now: string }

async function letGo(db: Db, context: CallContext, { found, now }: Leaving): Promise<void> {
  const { row, actor } = found
  const { id, orderId, organisationId } = row
  const { accountId } = actor
  const refund = orderId === null ? null : await settle(db, { found, orderId, now })
  await setCancelled(db, id, { accountId, now, refund })
  const data = {
    orderId,
    by: isByGround(found) ? ('ground' as const) : ('customer' as const),
    wasPaid: row.orderStatus !== 'pending',
    refund: refund ?? 0,
  }
  const about = { thingId: id, accountId, organisationId }
  await record(db, { is: bookingCancelled, ...about, data, at: now })
  if (!isByGround(found) || data.refund === 0) return
  const details = { booking: id, refund: `${data.refund} in minor units` }
  const subjectId = row.accountId
  await audit(db, context, { kind: 'booking-refunded', accountId, subjectId, details })
}

const isByGround = ({ actor, row }: FoundBooking): boolean =>
  actor.accountId !== row.accountId && may(actor, 'manage-ground', row)

type Settling = Leaving & { readonly orderId: string }

/** Cancels the booking and answers the refund. */
async function settle(db: Db, { found, orderId, now }: Settling): Promise<MinorUnits> {
  const isPaid = found.row.orderStatus !== 'pending'
  const amount = isPaid ? dueBack(found, now) : minorUnits(0)
  const done = isPaid
    ? await refundOrder(db, { orderId, amount, now })
    : await cancelOrder(db, { orderId, now })
  if (!done.ok)
    throw new Error(`Order ${orderId} was locked, and is not as it was: ${done.message}`)
  return amount
}

/** The refund by the terms at booking time; everything when the ground cancels. */
function dueBack(found: FoundBooking, now: string): MinorUnits {
  const { row, spans } = found
  const amount = row.orderTotal ?? minorUnits(0)
  const paid = minorUnits(amount - (row.orderRefunded ?? 0))
  if (isByGround(found)) return paid
  return leastOf([paid, refundOf({ amount, slots: spans, steps: row.cancellation }, now)])
}
