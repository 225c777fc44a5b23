import type { Db } from '#db/connect.ts'
import type { World } from '#world.ts'
import { enterStray } from './ledger.ts'
import { lockOrder, type Order } from './order.queries.ts'
import type { ProviderEvent } from './payment-provider.ts'
import { findPayment, lockPayment, noteEvent, setPaymentStatus } from './payment.queries.ts'
import { insertRefund } from './refund.queries.ts'
import { revive, settle } from './settle.ts'

type Payment = { readonly id: string; readonly amount: number }
type End = {
  readonly provider: 'sandbox'
  readonly reference: string
  readonly outcome: 'succeeded' | 'failed'
}

/** A signed event of a provider. The second time, or for a payment that is not ours, it changes nothing. */
export async function applyEvent(
  world: World,
  provider: 'sandbox',
  event: ProviderEvent,
): Promise<void> {
  const { id, reference, outcome, amount, currency } = event
  await world.db.transaction().execute(async (db) => {
    const now = world.now()
    if (!(await noteEvent(db, { provider, id, kind: outcome, now }))) return
    const payment = await findPayment(db, { provider, reference })
    if (payment === undefined) return
    if (payment.amount !== amount || payment.currency !== currency) {
      world.log.error({ paymentId: payment.id }, 'a provider told of another amount than was asked')
      return
    }
    await endPayment(db, { provider, reference, outcome }, now)
  })
}

/**
 * A payment has come to an end. Money counts whenever it comes; that there was none counts only until it
 * does. So the end is the same however often and in whatever order it is told.
 */
export async function endPayment(
  db: Db,
  { provider, reference, outcome }: End,
  now: string,
): Promise<void> {
  const payment = await findPayment(db, { provider, reference })
  if (payment === undefined) return
  const order = await lockOrder(db, payment.orderId)
  const locked = await lockPayment(db, payment.id)
  if (order === undefined || locked === undefined) return
  if (locked.status === 'succeeded' || locked.status === outcome) return
  await setPaymentStatus(db, payment.id, { status: outcome, now })
  if (outcome === 'succeeded') await takeMoney(db, { order, payment, now })
}

type Taken = { readonly order: Order; readonly payment: Payment; readonly now: string }

/** Money is there: it pays the order if it still can, and else goes back. */
async function takeMoney(db: Db, { order, payment, now }: Taken): Promise<void> {
  if (order.status === 'pending') return void (await settle(db, order, now))
  if (order.status === 'expired' && (await revive(db, order, now)) !== undefined) return
  const isLate = order.status === 'expired' || order.status === 'cancelled'
  const { id: paymentId, amount } = payment
  await enterStray(db, order, { amount, at: now })
  await insertRefund(db, {
    paymentId,
    orderId: order.id,
    amount,
    reason: isLate ? 'paid too late' : 'paid twice',
    now,
  })
}
