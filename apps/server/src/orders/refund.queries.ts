import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'

type RefundReason = Stored<'refund', 'reason'>

/** What has not been refunded of an order's payments, oldest first; locked. */
export const lockPaid = (db: Db, orderId: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'amount', 'refunded'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .whereRef('refunded', '<', 'amount')
    .orderBy('id')
    .forUpdate()
    .execute()

export type NewRefund = {
  readonly paymentId: string
  readonly orderId: string
  readonly amount: MinorUnits
  readonly reason: RefundReason
  readonly now: string
}

/** Breaks `payment_refund_within_amount` when the refunds exceed the payment. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  const { paymentId, orderId, amount, reason, now } = refund
  await db
    .updateTable('payment')
    .set((is) => ({ refunded: is('refunded', '+', amount) }))
    .where('id', '=', paymentId)
    .execute()
  await db
    .insertInto('refund')
    .values({ payment_id: paymentId, order_id: orderId, amount, reason, created_at: now })
    .execute()
}

/** Unsent refunds with their payments, locked for this transaction. */
export const takeUnsent = (db: Db, most: number) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.id',
      'refund.order_id as orderId',
      'refund.amount',
      'payment.provider',
      'payment.reference',
    ])
    .where('refund.sent_at', 'is', null)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .limit(most)
    .forUpdate('refund')
    .skipLocked()
    .execute()

export const setSent = (db: Db, id: string, now: string) =>
  db.updateTable('refund').set({ sent_at: now }).where('id', '=', id).execute()
