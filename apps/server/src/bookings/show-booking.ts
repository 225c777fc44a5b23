import { type CallContext, os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { signedIn } from '#sessions/sessions.ts'
import { calendarOf } from './calendar.ts'
import { bookingFor } from './own-booking.ts'

export const showBooking = os.bookings.show.handler(async ({ input, context }) => {
  const { booking } = await readFor(context, input)
  return success(booking.ground.name, booking)
})

export const showCalendar = os.bookings.calendar.handler(async ({ input, context }) => {
  const text = calendarOf(await readFor(context, input), context.app.now())
  return new File([text], 'booking.ics', { type: 'text/calendar' })
})

async function readFor(
  context: CallContext,
  named: { readonly groundId: string; readonly bookingId: string },
) {
  const actor = await signedIn(context)
  const { db, now } = context.app
  return bookingFor(db, { actor, action: 'read-order', named, now: now() })
}
