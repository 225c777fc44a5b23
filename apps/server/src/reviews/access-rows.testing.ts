import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import { aBooking, aGroundAlone, groundStaff } from '#app/access-walk/hired-ground.testing.ts'
import { only, open, openly, own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'
import { placeOrder } from '#orders/orders.ts'
import { siteOf } from '#sites/sites.ts'

/** The member's review of a ground of the organisation. */
async function aReview(things: Things) {
  const { groundId, bookingId } = await aBooking(things)
  const { id: reviewId } = await things.app.db
    .insertInto('review')
    .values({
      ground_id: groundId,
      account_id: things.memberId,
      booking_id: bookingId,
      stars: 4,
      body: '',
      written_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, reviewId }
}

/** Marks the member's booking as paid and played. */
async function played(things: Things) {
  const { app, memberId: accountId } = things
  const { groundId, bookingId } = await aBooking(things)
  const { id: siteId, currency } = await siteOf(app, '')
  const line = {
    kind: 'booking',
    title: 'A ground',
    quantity: 1,
    unitPrice: minorUnits(0),
  } as const
  const placed = await app.db.transaction().execute((db) =>
    placeOrder(db, {
      siteId,
      accountId,
      idempotencyKey: randomUUID(),
      request: {},
      currency,
      lines: [{ ...line, subject: groundId, reference: bookingId }],
      now: app.now(),
    }),
  )
  if (!placed.ok) throw new Error(placed.message)
  await app.db
    .updateTable('booking')
    .set({ order_id: placed.value.order.id, order_status: placed.value.order.status })
    .where('id', '=', bookingId)
    .execute()
  return { groundId, stars: 5 }
}

export const reviews: RowsOf<'reviews'> = {
  filter: open(aGroundAlone),
  write: openly(only('review-ground', ['member'], played)),
  own: own('it finds one’s own review alone', aGroundAlone),
  change: only('review-ground', ['member'], async (things) => ({
    groundId: (await aReview(things)).groundId,
    stars: 2,
  })),
  reply: openly(
    only('manage-ground', groundStaff, async (things) => ({
      ...(await aReview(things)),
      text: 'Thanks.',
    })),
  ),
}
