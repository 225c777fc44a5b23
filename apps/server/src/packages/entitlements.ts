import type { Tier } from '#db/commerce-tables.ts'
import type { World } from '#world.ts'
import { findEntitled } from './entitlement.queries.ts'

/** What an account may have beyond what everybody has. Scoring, publishing and viewing are never in here. */
export type Entitlements = {
  readonly plan: Tier
  /** Of live streaming that were bought and still count, in all. */
  readonly streamingHours: number
  readonly advancedAnalytics: boolean
  readonly exports: boolean
  readonly sponsorFreePages: boolean
  readonly whiteLabelPages: boolean
  /** How many may be good at once. */
  readonly apiTokens: number
  readonly webhooks: number
}

const plans: { readonly [T in Tier]: Omit<Entitlements, 'plan' | 'streamingHours'> } = {
  freemium: {
    advancedAnalytics: false,
    exports: false,
    sponsorFreePages: false,
    whiteLabelPages: false,
    apiTokens: 0,
    webhooks: 0,
  },
  pro: {
    advancedAnalytics: true,
    exports: true,
    sponsorFreePages: true,
    whiteLabelPages: true,
    apiTokens: 10,
    webhooks: 10,
  },
}

/** What an account is entitled to now, by the packages it has paid for; without any it is on Freemium. */
export async function entitlementsOf(
  { db, now }: Pick<World, 'db' | 'now'>,
  accountId: string,
): Promise<Entitlements> {
  const held = await findEntitled(db, accountId, now())
  const plan: Tier = held.some(({ tier }) => tier === 'pro') ? 'pro' : 'freemium'
  const streamingHours = held.reduce((sum, { hours }) => sum + hours, 0)
  return { plan, streamingHours, ...plans[plan] }
}
