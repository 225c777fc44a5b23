import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { Currency } from '../places/place-calls.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Instant } from '../time.ts'
import { LineKind } from './order-fields.ts'
import { BasisPoints, MinorUnits, MOST_MONEY } from '../units.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const CODE_TAKEN = { status: 409, message: 'Another coupon already has that code.' } as const
/** It stands on orders and in what people were sent. */
const CODE_IN_USE = {
  status: 409,
  message: 'That code has been used, so it cannot change. End this coupon and add another.',
} as const
const FEWER_THAN_USED = {
  status: 409,
  message: 'It has already been used more often than the uses you allow.',
} as const
export const couponConsoleRefusals = {
  SIGNED_OUT,
  NOT_FOUND,
  CODE_TAKEN,
  CODE_IN_USE,
  FEWER_THAN_USED,
}

const MOST_USES = 1_000_000
const ALL = 10_000
const uses = z.int().min(1).max(MOST_USES).nullable()

/** What comes off: an amount in minor units of the site's currency, or a share in basis points (1000 is 10 %). */
export const Discount = z.union([
  z.strictObject({ amount: MinorUnits.min(1).max(MOST_MONEY) }),
  z.strictObject({ rate: BasisPoints.min(1).max(ALL) }),
])
export type Discount = z.infer<typeof Discount>

export const CouponText = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,30}$/, 'Use 3 to 30 letters, digits and hyphens'),
    title: oneLine(1, 120),
    discount: Discount,
    /** What it is for; everything when empty. */
    lineKinds: z.array(LineKind).max(LineKind.options.length),
    validFrom: Instant,
    validUntil: Instant,
    mostUses: uses,
    mostUsesEach: uses,
  })
  .refine(({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil), {
    path: ['validUntil'],
    message: 'It ends before it begins',
  })
export type CouponText = z.infer<typeof CouponText>

export const ConsoleCoupon = z.object({
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  discount: Discount,
  /** The currency of an amount; null for a share. */
  currency: Currency.nullable(),
  lineKinds: z.array(LineKind),
  validFrom: Instant,
  validUntil: Instant,
  mostUses: z.int().nullable(),
  mostUsesEach: z.int().nullable(),
  uses: z.int(),
  isSample: z.boolean(),
})
export type ConsoleCoupon = z.infer<typeof ConsoleCoupon>

const coupons = envelope(z.object({ items: z.array(ConsoleCoupon), currency: Currency }))

/** For operators; everybody else is answered as at an unknown address. */
export const couponConsoleCalls = {
  coupons: oc
    .route({
      method: 'GET',
      path: '/api/v1/operator/coupons',
      summary: 'The coupons of this site, the latest to end first',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .output(coupons),

  saveCoupon: oc
    .route({
      method: 'PUT',
      path: '/api/v1/operator/coupons/{couponId}',
      summary: 'Add a coupon under an id of one’s own, or change one',
      description:
        'Orders already placed keep their discount. To end a coupon, set its end to now.',
      tags: ['Operator'],
    })
    .errors(couponConsoleRefusals)
    .input(z.strictObject({ couponId: z.uuid(), words: CouponText }))
    .output(coupons),
}
