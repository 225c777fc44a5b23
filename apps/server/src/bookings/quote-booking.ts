import { wallClock } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { priceLines } from '#orders/orders.ts'
import { bookableGround } from './availability.ts'
import { chooseExtras } from './choose-extras.ts'
import { chooseSlots, refuseTaken } from './choose-slots.ts'
import { localText } from './instants.ts'
import { linesOf } from './order-lines.ts'

/** Reserves nothing. Refuses what a booking would be refused for now. */
export const quoteBooking = os.bookings.quote.handler(async ({ input, context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const { groundId } = input
  const now = app.now()
  const offer = await bookableGround(app.db, groundId)
  const clock = wallClock(offer.ground.timeZone)
  const window = { ...offer.terms, now, clock, choices: input.slots }
  const spans = await chooseSlots(app.db, offer, window)
  await refuseTaken(app.db, { groundId, spans, clock, now })
  const extras = await chooseExtras(app.db, groundId, input)
  const { lines, sums } = await priceLines(context, {
    lines: linesOf({ ground: offer.ground, spans, extras }),
    currency: offer.terms.currency.id,
    code: input.couponCode,
  })
  return success('Quote', {
    ...sums,
    lines: lines.map(({ title, quantity, amount }) => ({ title, quantity, amount })),
    slots: spans.map((span) => ({
      ...span,
      localStart: localText(clock, Date.parse(span.start)),
      localEnd: localText(clock, Date.parse(span.end)),
    })),
  })
})
