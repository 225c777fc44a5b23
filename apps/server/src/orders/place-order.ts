import { ok, refused, type Result } from '@pavilion/cricket/result.ts'
import { brokeCheck, waitedTooLong } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { withinSavepoint } from './within-savepoint.ts'
import type { Coupon } from './coupon.queries.ts'
import { type CouponRefusal, judgeCoupon, refusedCoupon } from './check-coupon.ts'
import { newOrderNumber } from './order-number.ts'
import { findByKey, insertLines, insertOrder, type Order } from './order.queries.ts'
import { settle } from './mark-paid.ts'
import { type NewLine, type Quote, quote } from './quote.ts'
import { findTaxes } from './tax.queries.ts'
import { createHash } from 'node:crypto'

/** Sorts keys, so that requests with the same content get the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const requestHash = (request: object): Buffer =>
  createHash('sha256').update(JSON.stringify(request, inOrder)).digest()

export type PlacingRefusal = CouponRefusal | 'idempotency-key-reused' | 'in-progress'

export type OrderRequest = {
  readonly siteId: string
  readonly accountId: string
  /** Identifies this purchase: a repeated request gets the same order. */
  readonly idempotencyKey: string
  /** The request as received: a different one under the same key is refused. */
  readonly request: object
  readonly currency: string
  readonly lines: readonly NewLine[]
  readonly couponCode?: string | undefined
  readonly now: string
  /** Until when it may be paid; undefined means without limit. */
  readonly expiresAt?: string | undefined
}

/** `isNew` is false when an earlier request with the same key placed the order. */
export type Placed = { readonly order: Order; readonly isNew: boolean }

/**
 * Places an order in the caller's transaction. Call it before inserting what depends on the order, and
 * insert that only when the order is new. Refusals are for the caller to roll back. An order that costs
 * nothing is paid at once.
 */
export async function placeOrder(
  db: Db,
  request: OrderRequest,
): Promise<Result<Placed, PlacingRefusal>> {
  const earlier = await placedBefore(db, request)
  if (earlier !== undefined) return earlier
  const coupon = await couponOf(db, request)
  if (coupon?.ok === false) return coupon
  const taxes = await findTaxes(db, request.siteId)
  const totals = quote(request.lines, { taxes, discount: coupon?.value })
  const placed = await insert(db, request, { totals, coupon: coupon?.value })
  if ('why' in placed) return placed.why
  if (placed.done === undefined) {
    return (await placedBefore(db, request)) ?? inProgress
  }
  await insertLines(db, placed.done.id, totals.lines)
  const order =
    totals.total === 0 ? await settle(db, placed.done, { now: request.now }) : placed.done
  return ok({ order, isNew: true })
}

type Asked = Pick<OrderRequest, 'accountId' | 'idempotencyKey' | 'request'>

/** The order that this key placed earlier, if any. */
export async function placedBefore(
  db: Db,
  { accountId, idempotencyKey, request }: Asked,
): Promise<Result<Placed, 'idempotency-key-reused'> | undefined> {
  const found = await findByKey(db, accountId, idempotencyKey)
  if (found === undefined) return undefined
  const { requestHash: hash, ...order } = found
  if (requestHash(request).equals(hash)) return ok({ order, isNew: false })
  return refused('idempotency-key-reused', 'That key has been used for another order.')
}

async function couponOf(
  db: Db,
  { couponCode, ...use }: OrderRequest,
): Promise<Result<Coupon, CouponRefusal> | undefined> {
  return couponCode === undefined ? undefined : judgeCoupon(db, couponCode, use)
}

type Agreed = { readonly totals: Quote; readonly coupon: Coupon | undefined }

/** Does nothing when another transaction has placed an order with this key meanwhile. */
const insert = (db: Db, request: OrderRequest, { totals, coupon }: Agreed) =>
  withinSavepoint(
    db,
    () =>
      insertOrder(
        db,
        {
          siteId: request.siteId,
          accountId: request.accountId,
          number: newOrderNumber(),
          currency: request.currency,
          couponId: coupon?.id ?? null,
          key: request.idempotencyKey,
          requestHash: requestHash(request.request),
          now: request.now,
          expiresAt: request.expiresAt ?? null,
        },
        totals,
      ),
    whyNot,
  )

const inProgress = refused('in-progress', 'That order is already being placed.')

function whyNot(error: unknown) {
  if (brokeCheck(error, 'coupon_not_overused')) return refusedCoupon('coupon-over')
  if (brokeCheck(error, 'coupon_not_overused_by_one')) return refusedCoupon('coupon-used-by-you')
  return waitedTooLong(error) ? inProgress : undefined
}
