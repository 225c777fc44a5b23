import type { PlanEntitlements } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements } from '@pavilion/contract/packages/plan-rights.ts'
import type { Stored } from '#db/stored.ts'
import type { AppContext } from '#app-context.ts'
import { findEntitled } from './entitlement.queries.ts'

type Tier = Stored<'package', 'tier'>

/** What an account is entitled to. */
export type Entitlements = PlanEntitlements & {
  readonly plan: Tier
  /** All purchased and valid live-streaming hours together. */
  readonly streamingHours: number
}

/** What an account is entitled to now, by the packages it has paid for; Freemium without any. */
export async function entitlementsOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
): Promise<Entitlements> {
  const held = await findEntitled(db, accountId, now())
  const plan: Tier = held.some(({ tier }) => tier === 'pro') ? 'pro' : 'freemium'
  const streamingHours = held.reduce((sum, { hours }) => sum + hours, 0)
  return { plan, streamingHours, ...planEntitlements[plan] }
}
