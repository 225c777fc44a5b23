import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { cancelOrder, orderRefunded, refundOrder } from '#orders/orders.ts'
import type { EntryRow } from '../manage/entries.queries.ts'
import { type EntryOrder, lockEntryOrders } from './payment.queries.ts'

type By = { readonly accountId: string; readonly now: string }

/** Ends the order of an entry that waits for its payment: money that still arrives is refunded. */
export async function cancelWaiting(db: Db, entryId: string, now: string): Promise<void> {
  for (const { orderId, status } of await lockEntryOrders(db, entryId)) {
    if (status === 'pending') await cancelOrder(db, { orderId, now })
  }
}

const isPaid = ({ status }: EntryOrder): boolean =>
  status === 'paid' || status === 'partly refunded'

/** Refunds what was paid by an order for an entry. Answers whether there was anything. */
export async function refundPaid(db: Db, entryId: string, by: By): Promise<boolean> {
  const paid = (await lockEntryOrders(db, entryId)).filter(isPaid)
  for (const { orderId, left: amount } of paid) {
    const done = await refundOrder(db, { orderId, amount, now: by.now })
    if (!done.ok) throw new Error(`Order ${orderId} was locked, and is not as it was.`)
    const { accountId, now: at } = by
    await record(db, { is: orderRefunded, thingId: orderId, accountId, data: { amount }, at })
  }
  return paid.length > 0
}

/**
 * What becomes of the fee of a team that withdraws or is declined: nobody pays it any more, and what was paid by card
 * goes back while it is refunded. Comes before the entry is answered, so that a payment under way ends first.
 */
export async function releaseFee(db: Db, entry: EntryRow, by: By): Promise<void> {
  if (entry.fee === null) return
  await cancelWaiting(db, entry.id, by.now)
  const { feeRefundUntil } = entry
  if (feeRefundUntil !== null && by.now <= feeRefundUntil) await refundPaid(db, entry.id, by)
}
