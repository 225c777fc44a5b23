import type { PaymentLink } from '@pavilion/contract/packages/cart-calls.ts'
import type { CartItem } from '@pavilion/contract/orders/order-fields.ts'
import { type CallContext, os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { paymentFor, payOrder, placedBefore, placeOrder, refusePlacing } from '#orders/orders.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { cartLines } from './cart-lines.ts'
import { limits } from './limits.ts'

/** How long the order of a cart may wait for its payment. */
const CART_SECONDS = 3_600

export const generatePaymentLink = os.packages.paymentLink.handler(async ({ input, context }) => {
  const { items, couponCode, idempotencyKey, orderId } = input
  const link =
    items !== undefined && idempotencyKey !== undefined
      ? await buyCart(context, { items, couponCode, idempotencyKey })
      : await payOrder(context, orderId ?? '')
  return success('Payment link ready', link)
})

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
  return db.transaction().execute((tx) => paymentFor(tx, context.app, before.value.order.id))
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
  await spendTries(context, [[limits.orderByAccount, accountId]])
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
    return paymentFor(db, app, placed.value.order.id)
  })
}
