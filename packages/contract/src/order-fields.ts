import { z } from 'zod'
import { Currency } from './place-calls.ts'
import { Instant } from './time.ts'

/** Whole minor units of the currency that stands beside it; `digits` of that currency says how many make one. */
export const Minor = z.int()

export const LineKind = z.enum(['booking', 'package'])
export type LineKind = z.infer<typeof LineKind>

/** What one payment of a package is good for; 'once': without end. */
export const Period = z.enum(['month', 'year', 'once'])
export type Period = z.infer<typeof Period>

export const OrderStatus = z.enum([
  'pending',
  'paid',
  'cancelled',
  'expired',
  'partly refunded',
  'refunded',
])
export type OrderStatus = z.infer<typeof OrderStatus>

const SHORTEST_KEY = 8
const LONGEST_KEY = 100
/** Chosen by who asks, another one for every purchase: sent again with the same request it changes nothing and answers the same. */
export const IdempotencyKey = z
  .string()
  .min(SHORTEST_KEY)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7E]*$/, 'must be letters, digits and signs without spaces')

const LONGEST_CODE = 30
/** As somebody typed it, in small letters or capitals. */
export const CouponCode = z
  .string()
  .trim()
  .min(1, 'Enter a code')
  .max(LONGEST_CODE, 'We do not know that code.')
  .regex(/^[\w-]*$/, 'We do not know that code.')

const MOST_OF_ONE = 99
const MOST_ITEMS = 20

/** A plan in a cart. Its price is only compared with ours: when it has changed, the call is refused. */
export const CartItem = z.strictObject({
  id: z.uuid(),
  period: Period,
  quantity: z.int().min(1).max(MOST_OF_ONE),
  title: z.string().max(200).optional(),
  price: Minor.optional(),
})
export type CartItem = z.infer<typeof CartItem>

export const CartItems = z.array(CartItem).min(1, 'The cart is empty').max(MOST_ITEMS)

/** What one tax makes of an order, in the prices already or on top of them. */
export const TaxLine = z.object({
  name: z.string(),
  /** Basis points: 1600 is 16 %. */
  rate: z.int(),
  inclusive: z.boolean(),
  amount: Minor,
})
export type TaxLine = z.infer<typeof TaxLine>

/** What lines cost: total = subtotal - discount + the taxes that are not inclusive. */
export const Sums = z.object({
  currency: Currency,
  subtotal: Minor,
  discount: Minor,
  coupon: z.object({ code: z.string(), title: z.string() }).nullable(),
  taxes: z.array(TaxLine),
  total: Minor,
})
export type Sums = z.infer<typeof Sums>

export const OrderLine = z.object({
  kind: LineKind,
  title: z.string(),
  quantity: z.int(),
  unitPrice: Minor,
  amount: Minor,
  discount: Minor,
  tax: Minor,
  /** What it is of: the ground, the package. */
  subject: z.uuid(),
  /** What became of it: the booking. */
  reference: z.uuid().nullable(),
  period: Period.nullable(),
  /** When and where it takes place, if it does. */
  place: z.string().nullable(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  timeZone: z.string().nullable(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const OrderSummary = Sums.extend({
  id: z.uuid(),
  /** For people: "7K2MX-Q4TB9". */
  number: z.string(),
  status: OrderStatus,
  /** Of the total, what has been given back. */
  refunded: Minor,
  placedAt: Instant,
  paidAt: Instant.nullable(),
  /** Until when it may be paid; null: no end. */
  expiresAt: Instant.nullable(),
  lines: z.array(OrderLine),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = OrderSummary.extend({
  payments: z.array(
    z.object({
      provider: z.string(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      amount: Minor,
      at: Instant,
    }),
  ),
  refunds: z.array(
    z.object({
      amount: Minor,
      reason: z.enum(['cancelled', 'paid too late', 'paid twice']),
      at: Instant,
      /** Null: it is on its way to the provider. */
      sentAt: Instant.nullable(),
    }),
  ),
})
export type Order = z.infer<typeof Order>
