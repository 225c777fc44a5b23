import { leastOf } from '@pavilion/contract/least.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import type { Db } from '#db/connect.ts'
import { enterRefund } from './ledger.ts'
import { lockOrder, type Order, setCancelled, setRefunded } from './order.queries.ts'
import { insertRefund, lockPaid } from './refund.queries.ts'

type When = { readonly orderId: string; readonly now: string }
const unknown = refused('order-unknown', 'Order not found.')

/** Cancels an unpaid order. Repeating it changes nothing. */
export async function cancelOrder(
  db: Db,
  { orderId }: When,
): Promise<Result<Order, 'order-unknown' | 'not-pending'>> {
  const order = await lockOrder(db, orderId)
  if (order === undefined) return unknown
  if (order.status === 'cancelled' || order.status === 'expired') return ok(order)
  if (order.status === 'pending') return ok(await setCancelled(db, orderId))
  return refused('not-pending', 'That order has been paid for. It can only be refunded.')
}

/** Refunds an amount through the order's payments, oldest first. */
async function giveBack(
  db: Db,
  { id }: Order,
  of: { amount: MinorUnits; now: string },
): Promise<void> {
  let left = of.amount
  for (const payment of await lockPaid(db, id)) {
    const amount = leastOf([left, minorUnits(payment.amount - payment.refunded)])
    if (amount === 0) return
    await insertRefund(db, {
      paymentId: payment.id,
      orderId: id,
      amount,
      reason: 'cancelled',
      now: of.now,
    })
    left = minorUnits(left - amount)
  }
}

const statusAfter = ({ total }: Order, refunded: MinorUnits) => {
  if (refunded === total) return 'refunded' as const
  return refunded === 0 ? ('paid' as const) : ('partly refunded' as const)
}

/**
 * Refunds part or all of what was paid; further consequences are up to the caller, in the same transaction.
 * The money goes out with the next run of the job. A complete refund makes the order 'refunded'; an order
 * that cost nothing becomes so with nothing to refund.
 */
export async function refundOrder(
  db: Db,
  { orderId, amount, now }: When & { readonly amount: MinorUnits },
): Promise<Result<Order, 'order-unknown' | 'not-paid' | 'too-much'>> {
  const order = await lockOrder(db, orderId)
  if (order === undefined) return unknown
  const isPaid = order.status === 'paid' || order.status === 'partly refunded'
  if (!isPaid) return refused('not-paid', 'There is nothing left to refund on that order.')
  const refunded = minorUnits(order.refunded + amount)
  if (refunded > order.total) return refused('too-much', 'That is more than was paid.')
  await giveBack(db, order, { amount, now })
  await enterRefund(db, order, { amount, at: now })
  return ok(await setRefunded(db, orderId, { refunded, status: statusAfter(order, refunded) }))
}
