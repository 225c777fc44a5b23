import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { findPackages, insertEntitlements, lastsUntil, lockAccount } from './entitlement.queries.ts'

type Period = Stored<'package_price', 'period'>

export type Bought = {
  readonly packageId: string
  readonly period: Period | null
  readonly quantity: number
}

type Grant = {
  readonly accountId: string
  readonly orderId: string
  readonly bought: readonly Bought[]
  readonly now: string
}

/**
 * Grants what an order bought, in the transaction that pays it. A package that the account has already is
 * prolonged.
 */
export async function grantPackages(db: Db, grant: Grant): Promise<void> {
  const { accountId, orderId, bought, now } = grant
  if (bought.length === 0) return
  await lockAccount(db, accountId)
  const packages = await findPackages(
    db,
    bought.map(({ packageId }) => packageId),
  )
  for (const { packageId, period, quantity } of bought) {
    const hours = packages.find(({ id }) => id === packageId)?.streamingHours ?? 0
    const until = await lastsUntil(db, { accountId, packageId, now })
    await insertEntitlements(db, {
      accountId,
      orderId,
      packageId,
      streamingHours: hours * quantity,
      startsAt: period === 'once' ? now : until,
      months: monthsOf(period, quantity),
    })
  }
}

/** Null means without end. */
function monthsOf(period: Period | null, quantity: number): number | null {
  if (period === 'month') return quantity
  return period === 'year' ? 12 * quantity : null
}
