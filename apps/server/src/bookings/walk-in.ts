import type { Db } from '#db/connect.ts'
import { groundOfManager, keepOffer, wallClock } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { bookableGround } from './availability.ts'
import { insertBooking, lockAccount, newId } from './booking.queries.ts'
import { chooseSlots, refuseTaken } from './choose-slots.ts'
import { earlierBooking, hashOf } from './earlier.ts'
import { bookingOf } from './read-bookings.ts'
import { releaseLapsed, takeSpans } from './take-spans.ts'

type Input = Parameters<Parameters<typeof os.groundConsole.bookWalkIn.handler>[0]>[0]['input']
type Asked = { readonly input: Input; readonly accountId: string; readonly now: string }

/** Notice and horizon do not apply to customers at the ground: any slot that has not begun can be booked. */
const anyTime = { noticeMinutes: 0, aheadDays: 366 }

export const bookWalkIn = os.groundConsole.bookWalkIn.handler(async ({ input, context }) => {
  const { app } = context
  const { actor } = await groundOfManager(context, input.groundId)
  const now = app.now()
  const { accountId } = actor
  const booking = await app.db.transaction().execute(async (db) => {
    await lockAccount(db, accountId)
    const id =
      (await earlierBooking(db, accountId, input)) ?? (await book(db, { input, accountId, now }))
    return bookingOf(db, id, now)
  })
  return success(`Booked for ${booking.customer}`, booking)
})

async function book(db: Db, { input, accountId, now }: Asked): Promise<string> {
  const { groundId, idempotencyKey, customer, purpose, slots } = input
  await keepOffer(db, groundId)
  const offer = await bookableGround(db, groundId)
  const clock = wallClock(offer.ground.timeZone)
  const spans = await chooseSlots(db, offer, { ...anyTime, now, clock, choices: slots })
  await refuseTaken(db, { groundId, spans, clock, now })
  await releaseLapsed(db, { groundId, stretches: spans }, now)
  const id = await newId(db)
  const { cancellation } = offer.terms
  const common = { id, groundId, accountId, now, idempotencyKey, purpose, cancellation }
  await insertBooking(db, { ...common, customer, requestHash: hashOf(input) })
  await takeSpans(db, { id, groundId, now, spans, clock, officials: [] })
  return id
}
