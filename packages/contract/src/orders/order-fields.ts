import { z } from 'zod'
import { MOST_ITEMS, MOST_OF_ONE } from './cart-limits.ts'
import { Currency } from '../places/place-calls.ts'
import { Instant } from '../time.ts'
import { BasisPoints, MinorUnits } from '../units.ts'

export const LineKind = z.enum(['booking', 'package', 'fee', 'entry'])
export type LineKind = z.infer<typeof LineKind>

/** How long one payment of a package lasts; 'once' is for ever. */
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
/**
 * Chosen by the caller for each purchase: repeating the request with the same key changes nothing and
 * answers the same.
 */
export const IdempotencyKey = z
  .string()
  .min(SHORTEST_KEY)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7E]*$/, 'Must be letters, digits and signs without spaces')

const LONGEST_CODE = 30
/** A coupon code as typed, in any case. */
export const CouponCode = z
  .string()
  .trim()
  .min(1, 'Enter a code')
  .max(LONGEST_CODE, 'That code is not valid.')
  .regex(/^[\w-]*$/, 'That code is not valid.')

/** A package in a cart. Its price is only compared with ours; the call is refused when it has changed. */
export const CartItem = z.strictObject({
  id: z.uuid(),
  period: Period,
  quantity: z.int().min(1).max(MOST_OF_ONE),
  title: z.string().max(200).optional(),
  price: MinorUnits.optional(),
})
export type CartItem = z.infer<typeof CartItem>

export const CartItems = z.array(CartItem).min(1, 'The cart is empty').max(MOST_ITEMS)

/** The amount of one tax in an order, included in the prices or added to them. */
export const TaxLine = z.object({
  name: z.string(),
  rate: BasisPoints,
  inclusive: z.boolean(),
  amount: MinorUnits,
})
export type TaxLine = z.infer<typeof TaxLine>

/** The sums of some lines: total = subtotal - discount + the taxes that are not inclusive. */
export const Sums = z.object({
  currency: Currency,
  subtotal: MinorUnits,
  discount: MinorUnits,
  coupon: z.object({ code: z.string(), title: z.string() }).nullable(),
  taxes: z.array(TaxLine),
  total: MinorUnits,
})
export type Sums = z.infer<typeof Sums>

export const OrderLine = z.object({
  kind: LineKind,
  title: z.string(),
  quantity: z.int(),
  unitPrice: MinorUnits,
  amount: MinorUnits,
  discount: MinorUnits,
  tax: MinorUnits,
  /** The id of what was bought: the ground, package, club or tournament. */
  subject: z.uuid(),
  /** The id of what it led to: the booking. */
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
  /** The refunded part of the total. */
  refunded: MinorUnits,
  placedAt: Instant,
  paidAt: Instant.nullable(),
  /** When it can no longer be paid; null means never. */
  expiresAt: Instant.nullable(),
  lines: z.array(OrderLine),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = OrderSummary.extend({
  payments: z.array(
    z.object({
      provider: z.string(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      amount: MinorUnits,
      at: Instant,
    }),
  ),
  refunds: z.array(
    z.object({
      amount: MinorUnits,
      reason: z.enum(['cancelled', 'paid too late', 'paid twice']),
      at: Instant,
      /** Null while it has not been sent to the provider. */
      sentAt: Instant.nullable(),
    }),
  ),
})
export type Order = z.infer<typeof Order>
