import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import type { AppContext } from '#app-context.ts'
import { enterStray } from './ledger.ts'
import { lockOrder, type Order } from './order.queries.ts'
import { paymentReturned } from './order-events.ts'
import type { ProviderEvent } from './payment-provider.ts'
import { findPayment, lockPayment, noteEvent, setPaymentStatus } from './payment.queries.ts'
import { insertRefund } from './refund.queries.ts'
import { type Paying, revive, settle } from './mark-paid.ts'

type Payment = { readonly id: string; readonly amount: MinorUnits }
type End = {
  readonly provider: 'sandbox'
  readonly reference: string
  readonly outcome: 'succeeded' | 'failed'
}

/**
 * Applies a signed event of a provider. A repeated event, or one about an unknown payment, changes nothing.
 */
export async function applyEvent(
  app: AppContext,
  provider: 'sandbox',
  event: ProviderEvent,
): Promise<void> {
  const { id, reference, outcome, amount, currency } = event
  await app.db.transaction().execute(async (db) => {
    const now = app.now()
    if (!(await noteEvent(db, { provider, id, kind: outcome, now }))) return
    const payment = await findPayment(db, { provider, reference })
    if (payment === undefined) return
    if (payment.amount !== amount || payment.currency !== currency) {
      app.log.error({ paymentId: payment.id }, 'a provider told of another amount than was asked')
      return
    }
    await endPayment(app, db, { provider, reference, outcome })
  })
}

/**
 * Ends a payment. Success is final and may follow a failure; a failure after success is ignored. So the
 * result does not depend on how often, or in which order, events arrive.
 */
export async function endPayment(
  app: AppContext,
  db: Db,
  { provider, reference, outcome }: End,
): Promise<void> {
  const payment = await findPayment(db, { provider, reference })
  if (payment === undefined) return
  const order = await lockOrder(db, payment.orderId)
  const locked = await lockPayment(db, payment.id)
  if (order === undefined || locked === undefined) return
  if (locked.status === 'succeeded' || locked.status === outcome) return
  const now = app.now()
  await setPaymentStatus(db, payment.id, { status: outcome, now })
  if (outcome === 'failed') return
  const isTaken = await pays(db, order, { now, paymentId: payment.id })
  if (!isTaken) await giveBack(db, { order, payment, now })
}

/** Pays the order if it can still be paid. Answers whether it did. */
async function pays(db: Db, order: Order, paying: Paying): Promise<boolean> {
  if (order.status === 'expired') return (await revive(db, order, paying)) !== undefined
  if (order.status !== 'pending') return false
  await settle(db, order, paying)
  return true
}

type Stray = { readonly order: Order; readonly payment: Payment; readonly now: string }

/** Refunds a payment that came too late or twice: the amount is owed from now on. */
async function giveBack(db: Db, { order, payment, now }: Stray): Promise<void> {
  const isLate = order.status === 'expired' || order.status === 'cancelled'
  const why = isLate ? 'paid too late' : 'paid twice'
  const { id: paymentId, amount } = payment
  const { id: orderId, accountId, siteId } = order
  await enterStray(db, order, { amount, at: now })
  await insertRefund(db, { paymentId, orderId, amount, reason: why, now })
  const data = { paymentId, amount, why } as const
  await record(db, { is: paymentReturned, thingId: orderId, accountId, siteId, data, at: now })
}
