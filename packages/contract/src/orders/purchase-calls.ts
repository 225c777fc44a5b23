import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import {
  CartItems,
  CouponCode,
  IdempotencyKey,
  LineKind,
  Minor,
  Period,
  Sums,
} from './order-fields.ts'
import {
  cartRefusals,
  couponRefusals,
  ORDER_NOT_FOUND,
  ORDER_NOT_PAYABLE,
  PAYMENTS_CLOSED,
  placingRefusals,
} from './order-refusals.ts'
import { BAD_CURSOR, pageOf, PageRequest } from '../page.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/ecommerce/${rest}` as const
const tags = ['Commerce']

export const Tax = z.object({
  id: z.uuid(),
  countryId: z.string(),
  lineKind: LineKind,
  name: z.string(),
  /** Basis points: 1600 is 16 %. */
  rate: z.int(),
  /** Whether prices include the tax, or it is added. */
  inclusive: z.boolean(),
  isSample: z.boolean(),
})
export type Tax = z.infer<typeof Tax>

/** What the cart would cost now, with the server's titles and prices. */
export const Priced = Sums.extend({
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      period: Period,
      quantity: z.int(),
      price: Minor,
      amount: Minor,
      discount: Minor,
      tax: Minor,
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

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country such as PK')

/** Calls on the way to an order. */
export const purchaseCalls = {
  taxes: oc
    .route({
      method: 'POST',
      path: path('taxes/filter'),
      summary: 'Taxes by country and by what is bought',
      description:
        'The discount comes off first. Tax is reckoned and rounded line by line, half a minor unit upwards.',
      tags,
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            countryId: z.array(country).max(50).optional(),
            lineKind: z.array(LineKind).max(2).optional(),
          })
          .prefault({}),
        sort: z.enum(['country']).default('country'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Tax))),

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
            message: 'A purchase needs a key of its own.',
          },
        ),
    )
    .output(envelope(PaymentLink)),
}
