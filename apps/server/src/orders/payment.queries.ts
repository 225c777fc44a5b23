import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'

type PaymentStatus = Stored<'payment', 'status'>

type Provided = { readonly provider: 'sandbox'; readonly reference: string }

export const insertPayment = (
  db: Db,
  payment: Provided & {
    readonly orderId: string
    readonly amount: MinorUnits
    readonly now: string
  },
) =>
  db
    .insertInto('payment')
    .values({
      order_id: payment.orderId,
      provider: payment.provider,
      reference: payment.reference,
      amount: payment.amount,
      created_at: payment.now,
    })
    .execute()

/** The open payment of an order, if one has begun. */
export const findOpenPayment = (db: Db, orderId: string) =>
  db
    .selectFrom('payment')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findPayment = (db: Db, { provider, reference }: Provided) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.id', 'payment.order_id as orderId', 'payment.amount', 'orders.currency'])
    .where('payment.provider', '=', provider)
    .where('payment.reference', '=', reference)
    .executeTakeFirst()

/** Lock the order first, as everywhere, to avoid deadlocks. */
export const lockPayment = (db: Db, id: string) =>
  db.selectFrom('payment').select('status').where('id', '=', id).forUpdate().executeTakeFirst()

export const setPaymentStatus = (
  db: Db,
  id: string,
  to: { readonly status: PaymentStatus; readonly now: string },
) =>
  db
    .updateTable('payment')
    .set({ status: to.status, settled_at: to.now })
    .where('id', '=', id)
    .execute()

/** Stores an event. Answers whether it is new. */
export async function noteEvent(
  db: Db,
  event: {
    readonly provider: 'sandbox'
    readonly id: string
    readonly kind: string
    readonly now: string
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values({
      provider: event.provider,
      event: event.id,
      kind: event.kind,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Silence = { readonly since: string; readonly afterId: string; readonly most: number }

/** Payments without a known end, by id. */
export const findPending = (db: Db, { since, afterId, most }: Silence) =>
  db
    .selectFrom('payment')
    .select(['id', 'reference'])
    .where('status', '=', 'pending')
    .where('created_at', '<=', since)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute()

export const deleteOldEvents = (db: Db, before: string) =>
  db.deleteFrom('payment_event').where('received_at', '<', before).execute()
