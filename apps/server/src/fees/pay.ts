import { BEING_PAID, FEES_CHANGED, NOTHING_TO_PAY } from '@pavilion/contract/fees/fee-refusals.ts'
import { sumOf } from '@pavilion/contract/money.ts'
import type { PaymentLink } from '@pavilion/contract/packages/cart-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { cancelOrder, paymentFor, placedBefore, placeOrder, refusePlacing } from '#orders/orders.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { findOpen, type OpenCharge } from './account.queries.ts'
import { findBook, lockBook } from './book.queries.ts'
import { limits } from './limits.ts'
import { findOpenOrders, findOwnClubs, insertFeeOrder } from './own.queries.ts'

/** How long the order may wait for its payment. */
const ORDER_SECONDS = 3_600

type Paying = {
  readonly organisationId: string
  /** The one account that is paid; all of the caller's otherwise. */
  readonly playerId?: string | undefined
  readonly amount: MinorUnits
  readonly idempotencyKey: string
  readonly accountId: string
  readonly siteId: string
}

export const payFees = os.fees.pay.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app, host } = context
  await spendTries(context, [[limits.payByAccount, accountId]])
  const { id: siteId } = await siteOf(app, host)
  const link = await app.db
    .transaction()
    .execute((db) => pay(context, db, { ...input, accountId, siteId }))
  return success('Payment link ready', link)
})

/**
 * Places the order and begins its payment, under the lock of the club's book. A repeated request finds the order that
 * it placed.
 */
async function pay(context: CallContext, db: Db, paying: Paying): Promise<PaymentLink> {
  const { app } = context
  const { organisationId, accountId, idempotencyKey } = paying
  await lockBook(db, organisationId)
  const request = requestOf(paying)
  const before = await placedBefore(db, { accountId, idempotencyKey, request })
  if (before?.ok === false) throw refusePlacing(context, before.code)
  const orderId = before?.value.order.id ?? (await place(context, db, paying))
  return paymentFor(db, app, orderId)
}

const requestOf = ({ organisationId, playerId, amount }: Paying) =>
  playerId === undefined ? { organisationId, amount } : { organisationId, playerId, amount }

async function place(context: CallContext, db: Db, paying: Paying): Promise<string> {
  const { organisationId, accountId, siteId, idempotencyKey } = paying
  const charges = await chargesOf(context, db, paying)
  const { currency } = await findBook(db, organisationId)
  const now = context.app.now()
  const placed = await placeOrder(db, {
    siteId,
    accountId,
    currency,
    idempotencyKey,
    request: requestOf(paying),
    lines: charges.map((one) => lineOf(one, organisationId)),
    now,
    expiresAt: after(now, ORDER_SECONDS),
  })
  if (!placed.ok) throw refusePlacing(context, placed.code)
  const { id: orderId } = placed.value.order
  await insertFeeOrder(db, sharesOf(charges, { organisationId, orderId }))
  return orderId
}

const lineOf = ({ id, title, name, open }: OpenCharge, subject: string) => ({
  kind: 'fee' as const,
  title: `${title}, ${name}`,
  quantity: 1,
  unitPrice: open,
  subject,
  reference: id,
})

type Of = { readonly organisationId: string; readonly orderId: string }

/** What the order pays on each account. */
const sharesOf = (charges: readonly OpenCharge[], of: Of) =>
  [...Map.groupBy(charges, ({ playerId }) => playerId)].map(([playerId, ofPlayer]) => ({
    orderId: of.orderId,
    organisationId: of.organisationId,
    playerId,
    amount: sumOf(ofPlayer.map(({ open }) => open)),
  }))

/**
 * All that the caller can pay the club, or all of one account. An order of the caller's own that waits is given up for
 * the new one; while somebody else is paying, or a payment is still to be entered, there is nothing to do but to wait.
 */
async function chargesOf({ app }: CallContext, db: Db, paying: Paying): Promise<OpenCharge[]> {
  const { organisationId, accountId, amount } = paying
  const now = app.now()
  const [club] = await findOwnClubs(db, accountId, { now, organisationId })
  const playerIds = (club?.playerIds ?? []).filter((id) => id === (paying.playerId ?? id))
  for (const { orderId, isPaid, accountId: by } of await findOpenOrders(db, playerIds, now)) {
    if (isPaid || by !== accountId) throw refuseCall('BEING_PAID', BEING_PAID)
    await cancelOrder(db, { orderId, now })
  }
  const charges = await findOpen(db, { organisationId, playerIds })
  const sum = charges.reduce((total, one) => total + one.open, 0)
  if (sum === 0) throw refuseCall('NOTHING_TO_PAY', NOTHING_TO_PAY)
  if (sum !== amount) throw refuseCall('FEES_CHANGED', FEES_CHANGED)
  return charges
}
