import { ORDER_IS_BOOKING, ORDER_PAID } from '@pavilion/contract/orders/order-refusals.ts'
import { type Actor, may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { cancelOrder } from './refund-order.ts'
import { orderFor, orderInFull } from './show-order.ts'

const mayCancel = (actor: Actor, order: { readonly accountId: string | undefined }): boolean =>
  may(actor, 'cancel-order', order)

/**
 * Cancels an unpaid order and frees its coupon use. Paid bookings are cancelled as bookings, by the
 * ground's terms.
 */
export const cancelUnpaid = os.orders.cancel.handler(async ({ input: { orderId }, context }) => {
  const { app } = context
  const { lines } = await orderFor(context, mayCancel, orderId)
  if (lines.some(({ kind }) => kind === 'booking')) {
    throw refuseCall('ORDER_IS_BOOKING', ORDER_IS_BOOKING)
  }
  const done = await app.db
    .transaction()
    .execute((db) => cancelOrder(db, { orderId, now: app.now() }))
  if (!done.ok) throw refuseCall('ORDER_PAID', ORDER_PAID)
  return success('Order cancelled', await orderInFull(context, orderId))
})
