import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { lockOrder } from '#orders/orders.ts'
import {
  findGranted,
  findPackages,
  insertEntitlements,
  lastsUntil,
  lockAccount,
} from './entitlement.queries.ts'

type Period = Stored<'package_price', 'period'>

type Bought = {
  /** The package. */
  readonly subject: string
  readonly period: Period | null
  readonly quantity: number
}

type Grant = {
  readonly orderId: string
  readonly bought: readonly Bought[]
  /** When it was paid. */
  readonly now: string
}

/**
 * Grants what a paid order bought, once. A package that the account has already is prolonged. An order that
 * has been refunded by now is granted nothing.
 */
export async function grantPackages(db: Db, grant: Grant): Promise<void> {
  if (grant.bought.length === 0) return
  const order = await lockOrder(db, grant.orderId)
  if (order?.status !== 'paid' && order?.status !== 'partly refunded') return
  const { accountId, status } = order
  await lockAccount(db, accountId)
  if ((await findGranted(db, grant.orderId)) !== undefined) return
  await insertGranted(db, { ...grant, accountId, orderStatus: status })
}

type Granted = Grant & {
  readonly accountId: string
  readonly orderStatus: 'paid' | 'partly refunded'
}

async function insertGranted(db: Db, { bought, now, ...of }: Granted): Promise<void> {
  const packages = await findPackages(
    db,
    bought.map(({ subject }) => subject),
  )
  for (const { subject: packageId, period, quantity } of bought) {
    const hours = packages.find(({ id }) => id === packageId)?.streamingHours ?? 0
    const until = await lastsUntil(db, { accountId: of.accountId, packageId, now })
    await insertEntitlements(db, {
      ...of,
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
