import { brokeCheck, brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { grantPackages } from '#packages/packages.ts'
import { attempt } from './attempt.ts'
import { enterSale } from './ledger.ts'
import { type Order, setPaid } from './order.queries.ts'
import { findPackageLines } from './order-lines.queries.ts'

/** Marks the order paid and grants what it bought. Throws when the order may not be paid. */
export async function settle(db: Db, { id, accountId }: Order, now: string): Promise<Order> {
  const paid = await setPaid(db, id, now)
  await enterSale(db, paid, now)
  const bought = await findPackageLines(db, id)
  await grantPackages(db, { accountId, orderId: id, bought, now })
  return paid
}

const isGone = (error: unknown): true | undefined =>
  brokeExclusion(error) ||
  brokeCheck(error, 'coupon_not_overused') ||
  brokeCheck(error, 'coupon_not_overused_by_one')
    ? true
    : undefined

/** Revives an expired order whose payment came after all. Undefined when what it held is taken by now. */
export async function revive(db: Db, order: Order, now: string): Promise<Order | undefined> {
  const tried = await attempt(db, () => settle(db, order, now), isGone)
  return 'done' in tried ? tried.done : undefined
}
