import type { Db } from '#db/connect.ts'
import { insertSampleCoupons, insertSampleTaxes } from '#orders/sample-rows.queries.ts'
import { insertSamplePackage, insertSamplePrices } from '#packages/sample-rows.queries.ts'
import { sampleShop } from './sample-shop.ts'

const findShop = (db: Db) =>
  db
    .selectFrom('site')
    .innerJoin('currency', 'currency.code', 'site.currency')
    .select(['site.id', 'site.country', 'site.currency', 'currency.digits'])
    .where('site.is_default', '=', true)
    .executeTakeFirstOrThrow()

/** Inserts the sample packages, coupons and taxes of the default site. */
export async function openSampleShop(db: Db, now: string): Promise<void> {
  const { id: siteId, country, currency: code, digits } = await findShop(db)
  const { offers, coupons, taxes } = sampleShop({
    siteId,
    country,
    currency: { code, digits },
    now,
  })
  for (const offer of offers) {
    const id = await insertSamplePackage(db, offer.package)
    await insertSamplePrices(
      db,
      offer.prices.map((price) => ({ ...price, package_id: id })),
    )
  }
  await insertSampleCoupons(db, coupons)
  await insertSampleTaxes(db, taxes)
}
