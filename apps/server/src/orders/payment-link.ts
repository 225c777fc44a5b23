import type { PaymentLink } from '@pavilion/contract/orders/purchase-calls.ts'
import type { CartItem } from '@pavilion/contract/orders/order-fields.ts'
import { ORDER_NOT_PAYABLE, PAYMENTS_CLOSED } from '@pavilion/contract/orders/order-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#lists/answer.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { cartLines } from './cart-lines.ts'
import { lockOrder, type Order } from './order.queries.ts'
import { findOpenPayment, insertPayment } from './payment.queries.ts'
import { placedBefore, placeOrder } from './place-order.ts'
import type { Charge, PaymentProvider } from './payment-provider.ts'
import { providerOf } from './provider.ts'
import { refusePlacing } from './refuse-order.ts'
import { mayPay, orderFor } from './show-order.ts'

/** How long the order of a cart may wait for its payment. */
const CART_SECONDS = 3_600

/** Where people return to after paying. */
export const thanksPath = (orderId: string): string => `/payment/success?order=${orderId}`

export const generatePaymentLink = os.orders.paymentLink.handler(async ({ input, context }) => {
  const { items, couponCode, idempotencyKey, orderId } = input
  const link =
    items !== undefined && idempotencyKey !== undefined
      ? await buyCart(context, { items, couponCode, idempotencyKey })
      : await payOrder(context, orderId ?? '')
  return success('Here it can be paid', link)
})

async function payOrder(context: CallContext, orderId: string): Promise<PaymentLink> {
  await orderFor(context, mayPay, orderId)
  return context.app.db.transaction().execute((db) => linkFor(db, context, orderId))
}

type Cart = {
  readonly items: readonly CartItem[]
  readonly couponCode: string | undefined
  readonly idempotencyKey: string
}

/** A repeated request gets the same answer, whatever has changed meanwhile in prices, coupons and limits. */
async function buyCart(context: CallContext, cart: Cart): Promise<PaymentLink> {
  const { accountId } = await signedIn(context)
  const { items, couponCode, idempotencyKey } = cart
  const { db } = context.app
  const before = await placedBefore(db, {
    accountId,
    idempotencyKey,
    request: { items, couponCode },
  })
  if (!before?.ok) return buyNewCart(context, accountId, cart)
  return db.transaction().execute((tx) => linkFor(tx, context, before.value.order.id))
}

/** Places the cart's order and begins its payment in one transaction. */
async function buyNewCart(
  context: CallContext,
  accountId: string,
  cart: Cart,
): Promise<PaymentLink> {
  const { app, host } = context
  const site = await siteOf(app, host)
  const { items, couponCode, idempotencyKey } = cart
  await spendTries(context, [['order-by-account', accountId]])
  const request = {
    siteId: site.id,
    accountId,
    idempotencyKey,
    request: { items, couponCode },
    currency: site.currency,
    lines: await cartLines(app, site, items),
    couponCode,
    now: app.now(),
    expiresAt: after(app.now(), CART_SECONDS),
  }
  return app.db.transaction().execute(async (db) => {
    const placed = await placeOrder(db, request)
    if (!placed.ok) throw refusePlacing(context, placed.code)
    return linkFor(db, context, placed.value.order.id)
  })
}

/** The page of the order's open payment, which is begun if there is none. */
async function linkFor(db: Db, { app }: CallContext, orderId: string): Promise<PaymentLink> {
  const order = await lockOrder(db, orderId)
  if (order?.status === 'paid') return { orderId, url: thanksPath(orderId), expiresAt: null }
  const now = app.now()
  if (order === undefined || !isPayable(order, now)) {
    throw refuseCall('ORDER_NOT_PAYABLE', ORDER_NOT_PAYABLE)
  }
  const provider = await providerOf({ ...app, db })
  if (provider === undefined) throw refuseCall('PAYMENTS_CLOSED', PAYMENTS_CLOSED)
  const open = await findOpenPayment(db, orderId)
  const reference = open?.reference ?? (await provider.begin(db, chargeFor(order, now)))
  if (open === undefined) await keepPayment(db, order, { provider, reference, now })
  return { orderId, url: provider.pageOf(reference), expiresAt: order.expiresAt }
}

const isPayable = ({ status, expiresAt }: Order, now: string) =>
  status === 'pending' && (expiresAt === null || Date.parse(expiresAt) > Date.parse(now))

const chargeFor = ({ id, total, currency, expiresAt }: Order, now: string): Charge => ({
  orderId: id,
  amount: total,
  currency,
  now,
  expiresAt,
})

type Begun = {
  readonly provider: PaymentProvider
  readonly reference: string
  readonly now: string
}

const keepPayment = (db: Db, { id, total }: Order, { provider, reference, now }: Begun) =>
  insertPayment(db, { orderId: id, provider: provider.name, reference, amount: total, now })
