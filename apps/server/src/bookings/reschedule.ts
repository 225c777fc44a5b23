import {
  BOOKING_NOT_FOUND,
  BOOKING_OVER,
  BOOKING_UNPAID,
  OFFICIAL_TAKEN,
  OTHER_PRICE,
  TOO_LATE_TO_MOVE,
} from '@pavilion/contract/bookings/booking-refusals.ts'
import { may } from '#access/access.ts'
import { brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { wallClock } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { moveLine } from '#orders/orders.ts'
import { signedIn } from '#sessions/sessions.ts'
import { bookableGround } from './availability.ts'
import { countMove } from './booking.queries.ts'
import { bookingMoved } from './booking-events.ts'
import { chooseSlots, takenAmong } from './choose-slots.ts'
import { bookingFor, type FoundBooking } from './own-booking.ts'
import { bookingOf } from './read-bookings.ts'
import type { SpanRow } from './read-booking.queries.ts'
import { mostBack, percentBack } from '@pavilion/contract/bookings/refund.ts'
import { moveOfficials, moveSpan, type NewSpan } from './span.queries.ts'
import { releaseLapsed } from './take-spans.ts'

type Move = { readonly found: FoundBooking; readonly span: SpanRow; readonly now: string }

/** Repeating the call answers the moved booking. */
export const rescheduleBooking = os.bookings.reschedule.handler(async ({ input, context }) => {
  const { app } = context
  const now = app.now()
  const actor = await signedIn(context)
  const asked = { actor, action: 'cancel-booking', named: input, now } as const
  const found = await bookingFor(app.db, asked)
  const span = found.spans.find(({ id }) => id === input.from)
  if (span === undefined) throw refuseCall('BOOKING_NOT_FOUND', BOOKING_NOT_FOUND)
  refuseUnmovable({ found, span, now })
  const offer = await bookableGround(app.db, input.groundId)
  const clock = wallClock(offer.ground.timeZone)
  const window = { ...offer.terms, now, clock, choices: [input.to] }
  const [to] = await chooseSlots(app.db, offer, window)
  if (to === undefined) throw new Error('Who chooses one slot gets one.')
  if (to.price !== span.price) throw refuseCall('OTHER_PRICE', OTHER_PRICE)
  const isThere = Date.parse(to.start) === Date.parse(span.start)
  if (!isThere) {
    await app.db
      .transaction()
      .execute((db) => move(db, { found, span, now }, to))
      .catch((error: unknown) => {
        if (brokeExclusion(error, 'ground_span_no_overlap')) throw takenAmong([to], [to], clock)
        if (brokeExclusion(error, 'booking_official_no_overlap')) {
          throw refuseCall('OFFICIAL_TAKEN', OFFICIAL_TAKEN)
        }
        throw error
      })
  }
  const booking = await bookingOf(app.db, input.bookingId, now)
  return success('Booking moved', booking)
})

/**
 * A slot can be moved only while cancelling it would refund the most that the terms allow; otherwise a late
 * customer would move it far ahead and cancel it then. Ground managers may move it until it begins.
 */
function refuseUnmovable({ found, span, now }: Move): void {
  const { row, booking, actor } = found
  if (booking.state === 'held') throw refuseCall('BOOKING_UNPAID', BOOKING_UNPAID)
  const hasBegun = Date.parse(span.start) <= Date.parse(now)
  if (booking.state !== 'booked' || hasBegun) throw refuseCall('BOOKING_OVER', BOOKING_OVER)
  const back = percentBack(row.cancellation, { start: span.start, now })
  if (back < mostBack(row.cancellation) && !may(actor, 'manage-ground', row)) {
    throw refuseCall('TOO_LATE_TO_MOVE', TOO_LATE_TO_MOVE)
  }
}

/** Breaks `ground_span_no_overlap` or `booking_official_no_overlap` when the time is taken. */
async function move(db: Db, { found, span, now }: Move, to: NewSpan): Promise<void> {
  const { id, ground } = found.booking
  await releaseLapsed(db, { groundId: ground.id, stretches: [to] }, now)
  const stands = await countMove(db, id)
  if (!stands || !(await moveSpan(db, span, to))) throw refuseCall('BOOKING_OVER', BOOKING_OVER)
  await moveOfficials(db, span.id, to)
  await moveLine(db, id, { from: span.start, startsAt: to.start, endsAt: to.end })
  const { orderId, organisationId } = found.row
  const about = { thingId: id, accountId: found.actor.accountId, organisationId }
  const data = { orderId, from: span.start, to: to.start }
  await record(db, { is: bookingMoved, ...about, data, at: now })
}
