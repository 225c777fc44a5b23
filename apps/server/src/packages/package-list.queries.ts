import { rightsInForce, tiersOnSale } from '@pavilion/contract/packages/plan-rights.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'

type PackageKind = Stored<'package', 'kind'>
type Period = Stored<'package_price', 'period'>
type Tier = Stored<'package', 'tier'>

export type PackageFilter = {
  readonly id?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly kind?: readonly PackageKind[] | undefined
  readonly period?: readonly Period[] | undefined
}

/** The shop's site, and the currency of its prices. */
type Shop = { readonly siteId: string; readonly currency: string }

export type PackageRow = Placed & {
  kind: PackageKind
  tier: Tier | null
  name: string
  summary: string
  features: string[]
  streamingHours: number
  isSample: boolean
  prices: { period: Period; price: MinorUnits }[]
}

const id = sql<string>`p.id`
const nameKey = sql`left(p.folded, 60)`

export const packageOrders = {
  rank: {
    name: 'rank',
    keys: [
      { sql: sql`p.rank::bigint`, type: 'bigint' },
      { sql: nameKey, type: 'text' },
    ],
    id,
  },
  name: { name: 'name', keys: [{ sql: nameKey, type: 'text' }], id },
} satisfies Record<string, Order>

/** Something that the package gives can be used today: what its site promises, its tier or its hours. */
const worksToday = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.features`)} <> '{}'
    or ${sql.ref(`${table}.tier`)} = any(${tiersOnSale})
    or ${sql.ref(`${table}.streaming_hours`)} > 0 and ${rightsInForce.streamingHours})`

/** On sale, with a price for one of the periods. */
const onSale = ({ siteId, currency }: Shop, { id: ids, text, period }: PackageFilter) =>
  allOf([
    sql<boolean>`p.site_id = ${siteId} and p.archived_at is null and ${worksToday('p')}`,
    sql<boolean>`exists (select from package_price c where c.package_id = p.id
      and c.currency = ${currency} and ${isAnyOf(sql<string>`c.period`, period)})`,
    isAnyOf(
      sql<string>`p.id::text`,
      ids?.map((one) => one.toLowerCase()),
    ),
    mentions(sql<string>`p.folded`, text),
  ])

const ofKind = ({ kind }: PackageFilter) => isAnyOf(sql<string>`p.kind`, kind)

type Part = {
  readonly filter: PackageFilter
  readonly order: Order
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. Prices from the shortest period on. */
export async function findPackageList(
  db: Db,
  shop: Shop,
  { filter, order, after, size }: Part,
): Promise<PackageRow[]> {
  const found = await sql<PackageRow>`
    select p.id, p.kind, p.tier, p.name, p.summary, p.features, p.streaming_hours as "streamingHours",
           p.is_sample as "isSample", ${placeOf(order)} as place,
           (select jsonb_agg(jsonb_build_object('period', c.period, 'price', c.amount)
                             order by array_position(array['once', 'month', 'year'], c.period))
            from package_price c where c.package_id = p.id and c.currency = ${shop.currency}) as prices
    from package p
    where ${onSale(shop, filter)} and ${ofKind(filter)} and ${after}
    ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

/** How many packages the filter finds, and how many each kind would find. */
export async function countPackages(db: Db, shop: Shop, filter: PackageFilter) {
  const found = await sql<{ kind: string; count: number; chosen: boolean }>`
    select p.kind, count(*)::int as count, bool_and(${ofKind(filter)}) as chosen from package p
    where ${onSale(shop, filter)} group by p.kind`.execute(db)
  return {
    total: found.rows.reduce((sum, { count, chosen }) => sum + (chosen ? count : 0), 0),
    kind: Object.fromEntries(found.rows.map(({ kind, count }) => [kind, count])),
  }
}

/** The names and prices of packages on sale, for all periods. */
export const findPrices = (db: Db, { siteId, currency }: Shop, ids: readonly string[]) =>
  db
    .selectFrom('package')
    .innerJoin('package_price', 'package_price.package_id', 'package.id')
    .select(['package.id', 'package.name', 'package_price.period', 'package_price.amount'])
    .where('package.site_id', '=', siteId)
    .where('package.archived_at', 'is', null)
    .where(worksToday('package'))
    .where('package_price.currency', '=', currency)
    .where('package.id', 'in', ids)
    .execute()
