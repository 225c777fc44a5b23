import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { CartItems, CouponCode, IdempotencyKey, Period, Sums } from '../orders/order-fields.ts'
import { MinorUnits } from '../units.ts'
import {
  cartRefusals,
  couponRefusals,
  ORDER_NOT_FOUND,
  ORDER_NOT_PAYABLE,
  PAYMENTS_CLOSED,
  placingRefusals,
} from '../orders/order-refusals.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/ecommerce/${rest}` as const
const tags = ['Commerce']

/** What the cart would cost now, with the server's titles and prices. */
export const Priced = Sums.extend({
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      period: Period,
      quantity: z.int(),
      price: MinorUnits,
      amount: MinorUnits,
      discount: MinorUnits,
      tax: MinorUnits,
    }),
  ),
})
export type Priced = z.infer<typeof Priced>

/** Where to send the buyer. */
export const PaymentLink = z.object({
  orderId: z.uuid(),
  /** An address of the provider, or a path of this site. */
  url: z.string(),
  /** When the order expires. */
  expiresAt: Instant.nullable(),
})
export type PaymentLink = z.infer<typeof PaymentLink>

/** Calls on the way to an order. */
export const cartCalls = {
  applyCode: oc
    .route({
      method: 'POST',
      path: path('coupons/apply-code'),
      summary:
        'What a cart would cost with a code, or without one; a code that does not apply says why',
      tags,
      successStatus: 200,
    })
    .errors({ ...couponRefusals, ...cartRefusals, TOO_MANY_TRIES })
    .input(z.strictObject({ code: CouponCode.optional(), items: CartItems }))
    .output(envelope(Priced)),

  paymentLink: oc
    .route({
      method: 'POST',
      path: path('payments/generate-payment-link'),
      summary: 'Where to pay an order: one that was placed, or one of the items of a cart',
      description:
        'Send `orderId`, or `items` with an `idempotencyKey` (and a `couponCode`). The same key and the same request answer the same order again, however often they come.',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      ORDER_NOT_FOUND,
      ORDER_NOT_PAYABLE,
      PAYMENTS_CLOSED,
      ...placingRefusals,
      ...cartRefusals,
      TOO_MANY_TRIES,
    })
    .input(
      z
        .strictObject({
          orderId: z.uuid().optional(),
          items: CartItems.optional(),
          couponCode: CouponCode.optional(),
          idempotencyKey: IdempotencyKey.optional(),
        })
        .refine(({ orderId, items }) => (orderId === undefined) !== (items === undefined), {
          path: ['orderId'],
          message: 'Send either the id of an order or the items of a cart.',
        })
        .refine(
          ({ items, idempotencyKey }) => items === undefined || idempotencyKey !== undefined,
          {
            path: ['idempotencyKey'],
            message: 'A purchase needs its own key.',
          },
        ),
    )
    .output(envelope(PaymentLink)),
}
