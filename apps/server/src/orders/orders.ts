import type { Db } from '#db/connect.ts'
import { expireDue, setLineTime } from './order.queries.ts'

export { lockOrder } from './order.queries.ts'
export { cancelOrder, refundOrder } from './refund-order.ts'
export { placedBefore, placeOrder } from './place-order.ts'
export { payOrder, paymentFor } from './payment-link.ts'
export { providerOf } from './provider.ts'
export { priceLines } from './price-lines.ts'
export { refusePlacing } from './refuse-order.ts'
export { settle } from './mark-paid.ts'
export { enterOfficialFee, enterOfficialPaid } from './ledger.ts'
export { emailBuyer, paidEmail } from './email-buyer.ts'
export { orderPaid, orderRefunded, paymentReturned } from './order-events.ts'
export type { EmailText, OrderText } from './email-buyer.ts'
export type { OrderRequest } from './place-order.ts'
export type { NewLine, QuotedLine } from './quote.ts'

/**
 * Expires those of the orders that are overdue, so that what they held becomes free; answers how many.
 * Dependent rows refer to `orders (id, status)` and follow by `on update cascade`.
 */
export const expireOrders = (
  db: Db,
  { orderIds, now }: { readonly orderIds: readonly string[]; readonly now: string },
): Promise<number> => expireDue(db, now, orderIds)

/** Moves the line of a booking's slot that began at `from` to another time. */
export async function moveLine(
  db: Db,
  reference: string,
  to: { readonly from: string; readonly startsAt: string; readonly endsAt: string },
): Promise<void> {
  await setLineTime(db, reference, to)
}
