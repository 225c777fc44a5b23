import type { MinorUnits } from '@pavilion/contract/units.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { allOf, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { type Order as ListOrder, orderBy, type Placed, placeOf } from '#paging/paging.queries.ts'

type LineKind = Stored<'order_line', 'kind'>
type OrderStatus = Stored<'orders', 'status'>

type When = 'coming' | 'past' | 'cancelled'

export type OrderFilter = {
  readonly text?: string | undefined
  readonly status?: readonly OrderStatus[] | undefined
  readonly kind?: readonly LineKind[] | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly when?: When | undefined
}

export type ListedOrder = {
  id: string
  accountId: string
  number: string
  status: OrderStatus
  currency: string
  subtotal: MinorUnits
  discount: MinorUnits
  total: MinorUnits
  refunded: MinorUnits
  placedAt: string
  paidAt: string | null
  expiresAt: string | null
  couponCode: string | null
  couponTitle: string | null
}

const id = sql<string>`o.id`
const placed = sql`(extract(epoch from o.placed_at) * 1000)::bigint`
const placedLast = sql`(-extract(epoch from o.placed_at) * 1000)::bigint`

const starts = sql`(select coalesce((extract(epoch from min(l.starts_at)) * 1000)::bigint, 0)
  from order_line l where l.order_id = o.id)`

export const listOrders = {
  latest: { name: 'latest', keys: [{ sql: placedLast, type: 'bigint' }], id },
  oldest: { name: 'oldest', keys: [{ sql: placed, type: 'bigint' }], id },
  soonest: { name: 'soonest', keys: [{ sql: starts, type: 'bigint' }], id },
} satisfies Record<string, ListOrder>

const columns = sql`
  o.id, o.account_id as "accountId", o.number, o.status, o.currency, o.subtotal, o.discount, o.total,
  o.refunded, o.placed_at as "placedAt", o.paid_at as "paidAt", o.expires_at as "expiresAt",
  c.code as "couponCode", c.title as "couponTitle"`
const source = sql`orders o left join coupon c on c.id = o.coupon_id`

/** An overdue order counts as expired, even when that has not been written yet. */
const statusAt = (now: string) => sql<OrderStatus>`
  case when o.status = 'pending' and o.expires_at <= ${now}::timestamptz then 'expired' else o.status end`

const titles = sql<string>`(select fold(o.number || ' ' || string_agg(l.title || ' ' || coalesce(l.place, ''), ' '))
  from order_line l where l.order_id = o.id)`

const instant = (text: string) => sql`${text}::timestamptz`

/** Whether the order no longer stands: cancelled, expired or refunded, or its booking cancelled. */
const letGo = (now: string) => sql<boolean>`
  (${statusAt(now)} in ('cancelled', 'expired', 'refunded')
    or exists (select from booking b where b.order_id = o.id and b.cancelled_at is not null))`

const endsAfter = (now: string) => sql<boolean>`
  exists (select from order_line l where l.order_id = o.id and l.ends_at > ${instant(now)})`

const takesPlace = sql<boolean>`
  exists (select from order_line l where l.order_id = o.id and l.ends_at is not null)`

const whens: Readonly<Record<When, (now: string) => readonly RawBuilder<boolean>[]>> = {
  coming: (now) => [sql<boolean>`not ${letGo(now)}`, endsAfter(now)],
  past: (now) => [sql<boolean>`not ${letGo(now)}`, takesPlace, sql<boolean>`not ${endsAfter(now)}`],
  cancelled: (now) => [takesPlace, letGo(now)],
}

function matching(
  { text, kind, from, until, when }: OrderFilter,
  now: string,
): RawBuilder<boolean> {
  const kinds = isAnyOf(sql<string>`l.kind`, kind)
  return allOf([
    ...(text ? [mentions(titles, text)] : []),
    sql<boolean>`exists (select from order_line l where l.order_id = o.id and ${kinds})`,
    ...(from === undefined ? [] : [sql<boolean>`o.placed_at >= ${instant(from)}`]),
    ...(until === undefined ? [] : [sql<boolean>`o.placed_at < ${instant(until)}`]),
    ...(when === undefined ? [] : whens[when](now)),
  ])
}

type Whose = { readonly siteId: string; readonly accountId: string; readonly now: string }

const ownedBy = ({ siteId, accountId }: Whose) =>
  sql<boolean>`o.account_id = ${accountId} and o.site_id = ${siteId}`

type Part = {
  readonly filter: OrderFilter
  readonly order: ListOrder
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** One row more than the size, to tell whether there is a next page. */
export async function findOrders(db: Db, whose: Whose, { filter, order, after, size }: Part) {
  const found = await sql<ListedOrder & Placed>`
    select ${columns}, ${statusAt(whose.now)} as status, ${placeOf(order)} as place from ${source}
    where ${ownedBy(whose)} and ${matching(filter, whose.now)}
      and ${isAnyOf(statusAt(whose.now), filter.status)} and ${after}
    ${orderBy(order)} limit ${size + 1}`.execute(db)
  return found.rows
}

/** How many orders the filter finds, and how many each status would find. */
export async function countOrders(db: Db, whose: Whose, filter: OrderFilter) {
  const found = await sql<{ status: string; count: number; chosen: boolean }>`
    select s.status, count(*)::int as count, bool_and(${isAnyOf(sql<string>`s.status`, filter.status)}) as chosen
    from (select ${statusAt(whose.now)} as status from orders o
          where ${ownedBy(whose)} and ${matching(filter, whose.now)}) s
    group by s.status`.execute(db)
  return {
    total: found.rows.reduce((sum, { count, chosen }) => sum + (chosen ? count : 0), 0),
    status: Object.fromEntries(found.rows.map(({ status, count }) => [status, count])),
  }
}

/** An order placed on this site. */
export async function findListedOrder(db: Db, which: { id: string; siteId: string; now: string }) {
  const found = await sql<ListedOrder>`
    select ${columns}, ${statusAt(which.now)} as status from ${source}
    where o.id = ${which.id} and o.site_id = ${which.siteId}`.execute(db)
  return found.rows[0]
}

/** The organisation of the ground that the order is about; null when it is about none. */
export async function findHolder(db: Db, orderId: string): Promise<string | null> {
  const found = await db
    .selectFrom('order_line')
    .innerJoin('ground', 'ground.id', 'order_line.subject')
    .select('ground.organisation_id as organisationId')
    .where('order_line.order_id', '=', orderId)
    .where('order_line.kind', '=', 'booking')
    .limit(1)
    .executeTakeFirst()
  return found?.organisationId ?? null
}

export const findPaymentsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('payment')
    .select(['provider', 'status', 'amount', 'created_at as at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export const findRefundsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('refund')
    .select(['amount', 'reason', 'created_at as at', 'sent_at as sentAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

export const findBuyer = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .select(['account.first_name as firstName', 'account.last_name as lastName', 'account.email'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
