import type { CouponText } from '@pavilion/contract/orders/coupon-console-calls.ts'
import type { Db } from '#db/connect.ts'

/** More than these nobody looks through; the oldest of them ended long ago. */
const MOST_COUPONS = 500

export const findConsoleCoupons = (db: Db, siteId: string) =>
  db
    .selectFrom('coupon')
    .select([
      'id',
      'code',
      'title',
      'amount',
      'currency',
      'rate',
      'line_kinds as lineKinds',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'most_uses as mostUses',
      'most_uses_each as mostUsesEach',
      'uses',
      'is_sample as isSample',
    ])
    .where('site_id', '=', siteId)
    .orderBy('valid_until', 'desc')
    .orderBy('code')
    .limit(MOST_COUPONS)
    .execute()

/** The coupon with that id, of whichever site, locked until the transaction ends. */
export const lockCoupon = (db: Db, couponId: string) =>
  db
    .selectFrom('coupon')
    .select(['site_id as siteId', 'code', 'uses'])
    .where('id', '=', couponId)
    .forUpdate()
    .executeTakeFirst()

type Written = {
  readonly couponId: string
  readonly siteId: string
  readonly currency: string
  readonly words: CouponText
}

/** What an operator has written is no sample any more. */
export function writeCoupon(db: Db, { couponId, siteId, currency, words }: Written) {
  const { discount } = words
  const columns = {
    code: words.code,
    title: words.title,
    amount: 'amount' in discount ? discount.amount : null,
    currency: 'amount' in discount ? currency : null,
    rate: 'rate' in discount ? discount.rate : null,
    line_kinds: words.lineKinds,
    valid_from: words.validFrom,
    valid_until: words.validUntil,
    most_uses: words.mostUses,
    most_uses_each: words.mostUsesEach,
    is_sample: false,
  }
  return db
    .insertInto('coupon')
    .values({ id: couponId, site_id: siteId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}
