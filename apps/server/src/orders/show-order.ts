import type { Order, OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { ORDER_NOT_FOUND } from '@pavilion/contract/orders/order-refusals.ts'
import { type Actor, may } from '#access/access.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { currencyOf } from '#places/places.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findLines } from './order-lines.queries.ts'
import { findHolder, findListedOrder, findPaymentsOf, findRefundsOf } from './order-list.queries.ts'
import { summaryOf } from './order-of.ts'

type Asked = {
  readonly accountId: string | undefined
  readonly organisationId: string | null | undefined
}

const mayRead = (actor: Actor, order: Asked): boolean => may(actor, 'read-order', order)
export const mayPay = (actor: Actor, order: Asked): boolean => may(actor, 'pay-order', order)

/** The order, if the caller may do this to it; otherwise refuses as if it did not exist. */
export async function orderFor(
  context: CallContext,
  isAllowed: typeof mayRead,
  id: string,
): Promise<OrderSummary> {
  const actor = await signedIn(context)
  const { app, host } = context
  const { id: siteId } = await siteOf(app, host)
  const order = await findListedOrder(app.db, { id, siteId, now: app.now() })
  const organisationId = order && (await findHolder(app.db, id))
  const asked = { accountId: order?.accountId, organisationId }
  if (!isAllowed(actor, asked) || order === undefined) {
    throw refuseCall('ORDER_NOT_FOUND', ORDER_NOT_FOUND)
  }
  const [lines, currency] = await Promise.all([
    findLines(app.db, [id]),
    currencyOf(app.db, order.currency),
  ])
  return summaryOf(order, lines, currency)
}

/** The order in full, with payments and refunds, if the caller may read it. */
export async function orderInFull(context: CallContext, orderId: string): Promise<Order> {
  const order = await orderFor(context, mayRead, orderId)
  const { db } = context.app
  const [payments, refunds] = await Promise.all([
    findPaymentsOf(db, orderId),
    findRefundsOf(db, orderId),
  ])
  return { ...order, payments, refunds }
}

export const showOrder = os.orders.show.handler(async ({ input: { orderId }, context }) => {
  const order = await orderInFull(context, orderId)
  return success(`Order ${order.number}`, order)
})
