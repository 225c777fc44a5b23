import { minorUnits } from '@pavilion/contract/money.ts'
import { orderConsoleRefusals as refusals } from '@pavilion/contract/orders/order-console-calls.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { orderRefunded } from '../order-events.ts'
import { findLines } from '../order-lines.queries.ts'
import { lockOrder, type Order } from '../order.queries.ts'
import { refundOrder } from '../refund-order.ts'
import { orderInFull } from '../show-order.ts'
import { operatorOf } from './operator-of.ts'
import { findOrderNumbered } from './order-console.queries.ts'

export const findOnOrderConsole = os.orderConsole.find.handler(async ({ input, context }) => {
  await operatorOf(context, 'refund-orders')
  const { app, host } = context
  const { id: siteId } = await siteOf(app, host)
  const found = await findOrderNumbered(app.db, { siteId, number: input.number })
  if (found === undefined) throw refuseCall('ORDER_NOT_FOUND', refusals.ORDER_NOT_FOUND)
  return success(`Order ${input.number}`, await orderInFull(context, found.id))
})

export const refundOnConsole = os.orderConsole.refund.handler(async ({ input, context }) => {
  const { orderId, refunded, reason } = input
  const { accountId } = await operatorOf(context, 'refund-orders')
  await orderInFull(context, orderId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    const order = await refundable(db, orderId)
    if (order.refunded === refunded) return
    if (order.refunded > refunded) throw refuseCall('REFUND_CHANGED', refusals.REFUND_CHANGED)
    if (refunded > order.total) throw refuseCall('TOO_MUCH', refusals.TOO_MUCH)
    const [now, amount] = [app.now(), minorUnits(refunded - order.refunded)]
    const done = await refundOrder(db, { orderId, amount, now })
    if (!done.ok) throw new Error(`Order ${orderId} was locked, and is not as it was.`)
    await record(db, {
      is: orderRefunded,
      thingId: orderId,
      accountId,
      data: { amount },
      at: now,
    })
    const details = { order: order.number, refund: `${amount} in minor units`, reason }
    const subjectId = order.accountId
    await audit(db, context, { kind: 'order-refunded', accountId, subjectId, details })
  })
  return success('Refunded', await orderInFull(context, orderId))
})

const PAID = ['paid', 'partly refunded', 'refunded'] as const

/** The order, locked, if it was paid for packages alone. */
async function refundable(db: Db, orderId: string): Promise<Order> {
  const order = await lockOrder(db, orderId)
  const lines = await findLines(db, [orderId])
  if (lines.some(({ kind }) => kind !== 'package')) {
    throw refuseCall('REFUNDED_ELSEWHERE', refusals.REFUNDED_ELSEWHERE)
  }
  const isPaid = order !== undefined && PAID.some((status) => status === order.status)
  if (!isPaid || order.total === 0) {
    throw refuseCall('NOTHING_TO_REFUND', refusals.NOTHING_TO_REFUND)
  }
  return order
}
