import type { Db } from '#db/connect.ts'

export const findCoupon = (db: Db, siteId: string, code: string) =>
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
      'subjects',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'most_uses as mostUses',
      'most_uses_each as mostUsesEach',
      'uses',
    ])
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .executeTakeFirst()

export type Coupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>

/** How often the account has used the coupon for orders that still stand. */
export async function countUses(db: Db, couponId: string, accountId: string): Promise<number> {
  const found = await db
    .selectFrom('coupon_use')
    .select('uses')
    .where('coupon_id', '=', couponId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.uses ?? 0
}
