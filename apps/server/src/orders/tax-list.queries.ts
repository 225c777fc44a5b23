import type { BasisPoints } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { allOf, isAnyOf } from '#db/conditions.queries.ts'
import { type Order, orderBy, type Placed, placeOf } from '#paging/paging.queries.ts'

type LineKind = Stored<'order_line', 'kind'>

export type TaxFilter = {
  readonly countryId?: readonly string[] | undefined
  readonly lineKind?: readonly LineKind[] | undefined
}

type TaxRow = Placed & {
  countryId: string
  lineKind: LineKind
  name: string
  rate: BasisPoints
  inclusive: boolean
  isSample: boolean
}

export const taxOrder: Order = {
  name: 'country',
  keys: [
    { sql: sql`country`, type: 'text' },
    { sql: sql`line_kind`, type: 'text' },
  ],
  id: sql<string>`id`,
}

const matching = ({ countryId, lineKind }: TaxFilter) =>
  allOf([isAnyOf(sql<string>`country`, countryId), isAnyOf(sql<string>`line_kind`, lineKind)])

type Part = {
  readonly filter: TaxFilter
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findTaxList(db: Db, { filter, after, size }: Part): Promise<TaxRow[]> {
  const found = await sql<TaxRow>`
    select id, country as "countryId", line_kind as "lineKind", name, rate, inclusive,
           is_sample as "isSample", ${placeOf(taxOrder)} as place
    from tax where ${matching(filter)} and ${after} ${orderBy(taxOrder)} limit ${size + 1}`.execute(
    db,
  )
  return found.rows
}

export async function countTaxes(db: Db, filter: TaxFilter): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from tax where ${matching(filter)}`.execute(db)
  return found.rows[0]?.count ?? 0
}
