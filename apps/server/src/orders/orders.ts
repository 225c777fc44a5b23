import type { Db } from '#db/connect.ts'
import { expireDue, setLineTime } from './order.queries.ts'

export { cancelOrder, refundOrder } from './refund-order.ts'
export { placeOrder } from './place-order.ts'
export { priceLines } from './price-lines.ts'
export { refusePlacing } from './refuse-order.ts'
export { settle } from './settle.ts'
export { startOrderJobs } from './reconcile.ts'
export type { OrderRequest } from './place-order.ts'
export type { NewLine } from './quote.ts'

/**
 * Lets go of those of these orders that were not paid in time, so that what they held is free; answers how
 * many. What hangs on an order refers to `orders (id, status)` and follows by `on update cascade`.
 */
export const expireOrders = (
  db: Db,
  { orderIds, now }: { readonly orderIds: readonly string[]; readonly now: string },
): Promise<number> => expireDue(db, now, orderIds)

/** Tells the line of a booking that took place `from` then that it takes place at another time. */
export async function moveLine(
  db: Db,
  reference: string,
  to: { readonly from: string; readonly startsAt: string; readonly endsAt: string },
): Promise<void> {
  await setLineTime(db, reference, to)
}
