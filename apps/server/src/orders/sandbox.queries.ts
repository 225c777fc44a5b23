import type { SandboxOutcome } from '@pavilion/contract/orders/sandbox-calls.ts'
import type { Db } from '#db/connect.ts'

export const insertSandboxPayment = (db: Db, reference: string, expiresAt: string) =>
  db.insertInto('sandbox_payment').values({ reference, expires_at: expiresAt }).execute()

export const findSandboxPayment = (db: Db, reference: string) =>
  db
    .selectFrom('sandbox_payment')
    .select(['outcome', 'settles_at as settlesAt', 'expires_at as expiresAt'])
    .where('reference', '=', reference)
    .executeTakeFirst()

/** What the payment is for, as the order says. */
export const findCharged = (db: Db, reference: string) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select([
      'orders.id as orderId',
      'orders.number',
      'orders.status as orderStatus',
      'orders.currency',
      'payment.amount',
    ])
    .where('payment.provider', '=', 'sandbox')
    .where('payment.reference', '=', reference)
    .executeTakeFirst()

export type Decision = {
  readonly reference: string
  readonly outcome: SandboxOutcome
  readonly now: string
  readonly settlesAt: string | null
}

/** Decides an undecided payment that has not expired. Answers whether it did. */
export async function decidePayment(db: Db, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payment')
    .set({
      outcome: decision.outcome,
      decided_at: decision.now,
      settles_at: decision.settlesAt,
    })
    .where('reference', '=', decision.reference)
    .where('outcome', 'is', null)
    .where('expires_at', '>', decision.now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
