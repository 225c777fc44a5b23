import { brokeCheck, brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { withinSavepoint } from './within-savepoint.ts'
import { enterSale } from './ledger.ts'
import { type Order, setPaid } from './order.queries.ts'
import { orderPaid } from './order-events.ts'
import { findLines } from './order-lines.queries.ts'

/** When an order is paid, and by which payment; none where nothing had to be paid. */
export type Paying = { readonly now: string; readonly paymentId?: string }

/** Marks the order paid. Throws when it may not be paid. */
export async function settle(db: Db, { id }: Order, paying: Paying): Promise<Order> {
  const { now, paymentId = null } = paying
  const paid = await setPaid(db, id, now)
  await enterSale(db, paid, now)
  const lines = (await findLines(db, [id])).map(({ kind, subject, period, quantity }) => ({
    kind,
    subject,
    period,
    quantity,
  }))
  const { accountId, siteId } = paid
  const data = { paymentId, lines }
  await record(db, { is: orderPaid, thingId: id, accountId, siteId, data, at: now })
  return paid
}

const isGone = (error: unknown): true | undefined =>
  brokeExclusion(error) ||
  brokeCheck(error, 'coupon_not_overused') ||
  brokeCheck(error, 'coupon_not_overused_by_one')
    ? true
    : undefined

/** Revives an expired order whose payment came after all. Undefined when what it held is taken by now. */
export async function revive(db: Db, order: Order, paying: Paying): Promise<Order | undefined> {
  const tried = await withinSavepoint(db, () => settle(db, order, paying), isGone)
  return 'done' in tried ? tried.done : undefined
}
