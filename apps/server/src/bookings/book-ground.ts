import type { Booking } from '@pavilion/contract/bookings/booking-fields.ts'
import { PRICE_CHANGED, TOO_MANY_HOLDS } from '@pavilion/contract/bookings/booking-refusals.ts'
import type { Db } from '#db/connect.ts'
import { keepOffer, wallClock } from '#grounds/grounds.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { type OrderRequest, placeOrder, refusePlacing } from '#orders/orders.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { bookableGround } from './availability.ts'
import {
  countHolds,
  insertBooking,
  insertEquipment,
  lockAccount,
  newId,
} from './booking.queries.ts'
import { chooseExtras } from './choose-extras.ts'
import { chooseSlots, refuseTaken } from './choose-slots.ts'
import { earlierBooking, hashOf } from './earlier.ts'
import { linesOf } from './order-lines.ts'
import { bookingOf } from './read-bookings.ts'
import { releaseLapsed, takeSpans } from './take-spans.ts'
import { limits } from './limits.ts'

const HOLD_SECONDS = 600
const MOST_HOLDS = 5

type Input = Parameters<Parameters<typeof os.bookings.book.handler>[0]>[0]['input']

/** Takes the slots, places the order and inserts the booking in one transaction. Any account may book. */
export const bookGround = os.bookings.book.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const now = app.now()
  const site = await siteOf(app, context.host)
  if ((await earlierBooking(app.db, accountId, input)) === undefined) {
    await spendTries(context, [[limits.bookingByAccount, accountId]])
  }
  const booking = await app.db.transaction().execute(async (db) => {
    await lockAccount(db, accountId)
    const id =
      (await earlierBooking(db, accountId, input)) ??
      (await book(db, context, { input, accountId, siteId: site.id, now }))
    return bookingOf(db, id, now)
  })
  return success(sentenceOf(booking), booking)
})

const sentenceOf = ({ state }: Booking): string =>
  state === 'held' ? 'Held for ten minutes: pay for it in that time' : 'Booked'

type Asked = {
  readonly input: Input
  readonly accountId: string
  readonly siteId: string
  readonly now: string
}

/** Answers the id of the new booking. */
async function book(db: Db, context: CallContext, asked: Asked): Promise<string> {
  const { input, accountId, now } = asked
  const plan = await planOf(db, input, now)
  if ((await countHolds(db, accountId, now)) >= MOST_HOLDS) {
    throw refuseCall('TOO_MANY_HOLDS', TOO_MANY_HOLDS)
  }
  const order = await orderOf(db, context, { ...asked, plan })
  await insertBooking(db, {
    id: plan.bookingId,
    groundId: input.groundId,
    accountId,
    order,
    holdUntil: after(now, HOLD_SECONDS),
    idempotencyKey: input.idempotencyKey,
    requestHash: hashOf(input),
    purpose: input.purpose,
    cancellation: plan.cancellation,
    now,
  })
  await takeSpans(db, {
    ...plan,
    id: plan.bookingId,
    groundId: input.groundId,
    now,
    officials: plan.extras.officials.map(({ person, ...one }) => ({ ...one, personId: person.id })),
  })
  await insertEquipment(db, plan.bookingId, plan.extras.equipment)
  return plan.bookingId
}

/** What would be booked, at current prices, after releasing expired holds that are in the way. */
async function planOf(db: Db, input: Input, now: string) {
  const { groundId } = input
  await keepOffer(db, groundId)
  const offer = await bookableGround(db, groundId)
  const { cancellation, currency, ...window } = offer.terms
  const clock = wallClock(offer.ground.timeZone)
  const spans = await chooseSlots(db, offer, { ...window, now, clock, choices: input.slots })
  await refuseTaken(db, { groundId, spans, clock, now })
  const extras = await chooseExtras(db, groundId, input)
  const personIds = extras.officials.map(({ person }) => person.id)
  await releaseLapsed(db, { groundId, stretches: spans, personIds }, now)
  const bookingId = await newId(db)
  return { bookingId, ground: offer.ground, spans, extras, clock, cancellation, currency }
}
type Plan = Awaited<ReturnType<typeof planOf>>

async function orderOf(db: Db, context: CallContext, asked: Asked & { readonly plan: Plan }) {
  const { input, plan, now } = asked
  const { idempotencyKey, ...request } = input
  const order: OrderRequest = {
    siteId: asked.siteId,
    accountId: asked.accountId,
    idempotencyKey,
    request,
    currency: plan.currency.id,
    lines: linesOf(plan),
    couponCode: input.couponCode,
    now,
    expiresAt: after(now, HOLD_SECONDS),
  }
  const placed = await placeOrder(db, order)
  if (!placed.ok) throw refusePlacing(context, placed.code)
  // The key placed an order without a booking: it was used for a cart.
  if (!placed.value.isNew) throw refusePlacing(context, 'idempotency-key-reused')
  if (input.total !== undefined && input.total !== placed.value.order.total) {
    throw refuseCall('PRICE_CHANGED', PRICE_CHANGED)
  }
  return placed.value.order
}
