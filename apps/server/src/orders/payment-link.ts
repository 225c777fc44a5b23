import type { PaymentLink } from '@pavilion/contract/packages/cart-calls.ts'
import { ORDER_NOT_PAYABLE, PAYMENTS_CLOSED } from '@pavilion/contract/orders/order-refusals.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { lockOrder, type Order } from './order.queries.ts'
import { findOpenPayment, insertPayment } from './payment.queries.ts'
import type { Charge, PaymentProvider } from './payment-provider.ts'
import { providerOf } from './provider.ts'
import { mayPay, orderFor } from './show-order.ts'

/** Where people return to after paying. */
export const thanksPath = (orderId: string): string => `/payment/success?order=${orderId}`

/** The page where the order can be paid, for who may pay it. */
export async function payOrder(context: CallContext, orderId: string): Promise<PaymentLink> {
  await orderFor(context, mayPay, orderId)
  return context.app.db.transaction().execute((db) => paymentFor(db, context.app, orderId))
}

/** The page of the order's open payment, which is begun if there is none. */
export async function paymentFor(db: Db, app: AppContext, orderId: string): Promise<PaymentLink> {
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
