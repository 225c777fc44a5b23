import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import type { Db } from '#db/connect.ts'
import { type Coupon, countUses, findCoupon } from './coupon.queries.ts'
import { isGoodFor, type NewLine } from './quote.ts'

export type CouponRefusal =
  | 'coupon-unknown'
  | 'coupon-not-yet'
  | 'coupon-ended'
  | 'coupon-over'
  | 'coupon-used-by-you'
  | 'coupon-not-for-these'
  | 'coupon-other-currency'

const sentences: Readonly<Record<CouponRefusal, string>> = {
  'coupon-unknown': 'That code is not valid.',
  'coupon-not-yet': 'That code is not valid yet.',
  'coupon-ended': 'That code has expired.',
  'coupon-over': 'That code has reached its usage limit.',
  'coupon-used-by-you': 'You have already used that code.',
  'coupon-not-for-these': 'That code does not apply to anything in this order.',
  'coupon-other-currency': 'That code is for another currency.',
}

export const refusedCoupon = (code: CouponRefusal) => refused(code, sentences[code])

type Use = {
  readonly siteId: string
  /** Undefined when nobody is signed in. */
  readonly accountId: string | undefined
  readonly currency: string
  readonly lines: readonly NewLine[]
  readonly now: string
}

/** Why an existing coupon does not apply; uses are counted again when the order is placed. */
function faultOf(
  coupon: Coupon,
  { currency, lines, now }: Use,
  usedByAccount: number,
): CouponRefusal | undefined {
  if (Date.parse(now) < Date.parse(coupon.validFrom)) return 'coupon-not-yet'
  if (Date.parse(now) >= Date.parse(coupon.validUntil)) return 'coupon-ended'
  if (coupon.uses >= (coupon.mostUses ?? Infinity)) return 'coupon-over'
  if (usedByAccount >= (coupon.mostUsesEach ?? Infinity)) return 'coupon-used-by-you'
  if (coupon.currency !== null && coupon.currency !== currency) return 'coupon-other-currency'
  return lines.some((line) => isGoodFor(coupon, line)) ? undefined : 'coupon-not-for-these'
}

/** The coupon of a typed code, if it applies to these lines today. */
export async function judgeCoupon(
  db: Db,
  code: string,
  use: Use,
): Promise<Result<Coupon, CouponRefusal>> {
  const coupon = await findCoupon(db, use.siteId, code.trim().toUpperCase())
  if (coupon === undefined) return refusedCoupon('coupon-unknown')
  const { accountId } = use
  const used = accountId === undefined ? 0 : await countUses(db, coupon.id, accountId)
  const fault = faultOf(coupon, use, used)
  return fault === undefined ? ok(coupon) : refusedCoupon(fault)
}
