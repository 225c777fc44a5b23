import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { QuotedLine, Quote } from './quote.ts'

const columns = [
  'id',
  'site_id as siteId',
  'account_id as accountId',
  'number',
  'status',
  'currency',
  'subtotal',
  'discount',
  'tax_on_top as taxOnTop',
  'tax_within as taxWithin',
  'total',
  'refunded',
  'placed_at as placedAt',
  'paid_at as paidAt',
  'expires_at as expiresAt',
] as const

export const findOrder = (db: Db, id: string) =>
  db.selectFrom('orders').select(columns).where('id', '=', id).executeTakeFirst()

/** An order's row. */
export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** As `findOrder`, locked until the commit: every change of an order starts with this. */
export const lockOrder = (db: Db, id: string) =>
  db.selectFrom('orders').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const findByKey = (db: Db, accountId: string, key: string) =>
  db
    .selectFrom('orders')
    .select([...columns, 'request_hash as requestHash'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export type NewOrder = {
  readonly siteId: string
  readonly accountId: string
  readonly number: string
  readonly currency: string
  readonly couponId: string | null
  readonly key: string
  readonly requestHash: Buffer
  readonly now: string
  readonly expiresAt: string | null
}

/**
 * Waits for a concurrent order with the same key; undefined when there is one. Breaks `coupon_not_overused`
 * or `coupon_not_overused_by_one`.
 */
export const insertOrder = (db: Db, order: NewOrder, totals: Quote) =>
  db
    .insertInto('orders')
    .values({
      site_id: order.siteId,
      account_id: order.accountId,
      number: order.number,
      status: 'pending',
      currency: order.currency,
      subtotal: totals.subtotal,
      discount: totals.discount,
      tax_on_top: totals.taxOnTop,
      tax_within: totals.taxWithin,
      total: totals.total,
      coupon_id: order.couponId,
      idempotency_key: order.key,
      request_hash: order.requestHash,
      placed_at: order.now,
      expires_at: order.expiresAt,
    })
    .onConflict((conflict) => conflict.constraint('order_one_per_key').doNothing())
    .returning(columns)
    .executeTakeFirst()

const lineRow = (orderId: string, line: QuotedLine, position: number) => ({
  order_id: orderId,
  position,
  kind: line.kind,
  title: line.title,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  amount: line.amount,
  discount: line.discount,
  tax_name: line.taxName,
  tax_rate: line.taxRate,
  tax_inclusive: line.taxInclusive,
  tax: line.tax,
  subject: line.subject,
  reference: line.reference ?? null,
  period: line.period ?? null,
  place: line.place ?? null,
  starts_at: line.startsAt ?? null,
  ends_at: line.endsAt ?? null,
  time_zone: line.timeZone ?? null,
})

export const insertLines = (db: Db, orderId: string, lines: readonly QuotedLine[]) =>
  db
    .insertInto('order_line')
    .values(lines.map((line, at) => lineRow(orderId, line, at + 1)))
    .execute()

/** Dependent rows change with the status and may refuse it, by breaking one of their constraints. */
export const setPaid = (db: Db, id: string, now: string) =>
  db
    .updateTable('orders')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setCancelled = (db: Db, id: string) =>
  db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setRefunded = (
  db: Db,
  id: string,
  to: { readonly refunded: MinorUnits; readonly status: 'paid' | 'partly refunded' | 'refunded' },
) =>
  db
    .updateTable('orders')
    .set({ refunded: to.refunded, status: to.status })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Expires overdue orders: these, or all. Orders locked by others are skipped. */
export async function expireDue(db: Db, now: string, ids?: readonly string[]): Promise<number> {
  const among = ids === undefined ? sql<boolean>`true` : sql<boolean>`id = any(${[...ids]}::uuid[])`
  const { numAffectedRows } = await sql`
    update orders set status = 'expired' where id in (
      select id from orders
      where status = 'pending' and expires_at <= ${now}::timestamptz and ${among}
      order by id for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Moves an order line to another time. */
export const setLineTime = (
  db: Db,
  reference: string,
  {
    from,
    startsAt,
    endsAt,
  }: { readonly from: string; readonly startsAt: string; readonly endsAt: string },
) =>
  db
    .updateTable('order_line')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('reference', '=', reference)
    .where('starts_at', '=', from)
    .execute()

export const savepoint = (db: Db) => sql`savepoint attempt`.execute(db)
export const undoToSavepoint = (db: Db) => sql`rollback to savepoint attempt`.execute(db)
export const releaseSavepoint = (db: Db) => sql`release savepoint attempt`.execute(db)
