import type { PackageText } from '@pavilion/contract/packages/package-console-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Stored } from '#db/stored.ts'

type Shop = { readonly siteId: string; readonly currency: string }

export type ConsolePackageRow = {
  id: string
  kind: Stored<'package', 'kind'>
  tier: Stored<'package', 'tier'>
  name: string
  summary: string
  features: string[]
  streamingHours: number
  rank: number
  isOnSale: boolean
  isSample: boolean
  bought: number
  prices: { period: Stored<'package_price', 'period'>; price: MinorUnits }[]
}

/** Those on sale first, each in its place. */
export async function findConsolePackages(
  db: Db,
  { siteId, currency }: Shop,
): Promise<ConsolePackageRow[]> {
  const found = await sql<ConsolePackageRow>`
    select p.id, p.kind, p.tier, p.name, p.summary, p.features, p.streaming_hours as "streamingHours",
           p.rank, p.archived_at is null as "isOnSale", p.is_sample as "isSample",
           (select count(*)::int from entitlement e where e.package_id = p.id) as bought,
           (select coalesce(jsonb_agg(jsonb_build_object('period', c.period, 'price', c.amount)
                            order by array_position(array['once', 'month', 'year'], c.period)), '[]')
            from package_price c where c.package_id = p.id and c.currency = ${currency}) as prices
    from package p where p.site_id = ${siteId}
    order by p.archived_at is not null, p.rank, p.folded, p.id`.execute(db)
  return found.rows
}

/** The package with that id, of whichever site, locked until the transaction ends. */
export const lockPackage = (db: Db, packageId: string) =>
  db
    .selectFrom('package')
    .select((is) => [
      'site_id as siteId',
      'kind',
      'tier',
      is
        .exists(is.selectFrom('entitlement').select('id').whereRef('package_id', '=', 'package.id'))
        .as('isBought'),
    ])
    .where('id', '=', packageId)
    .forUpdate()
    .executeTakeFirst()

type Written = Shop & {
  readonly packageId: string
  readonly words: PackageText
  readonly now: string
}

/** Writes a package, and its prices in one currency. What an operator has written is no sample any more. */
export async function writePackage(db: Db, { packageId, siteId, currency, words, now }: Written) {
  const { kind, tier, name, summary, features, streamingHours, rank, prices, isOnSale } = words
  const columns = {
    kind,
    tier,
    name,
    summary,
    features,
    rank,
    streaming_hours: streamingHours,
    is_sample: false,
  }
  await db
    .insertInto('package')
    .values({ id: packageId, site_id: siteId, ...columns, archived_at: isOnSale ? null : now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...columns,
        archived_at: isOnSale ? null : sql<string>`coalesce(package.archived_at, ${now})`,
      }),
    )
    .execute()
  await db
    .deleteFrom('package_price')
    .where('package_id', '=', packageId)
    .where('currency', '=', currency)
    .execute()
  if (prices.length === 0) return
  const rows = prices.map(({ period, price }) => ({ period, amount: price, currency }))
  await db
    .insertInto('package_price')
    .values(rows.map((row) => ({ ...row, package_id: packageId })))
    .execute()
}
