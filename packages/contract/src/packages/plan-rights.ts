import type { PlanEntitlements, Tier } from './plan-entitlements.ts'

export const planEntitlements: { readonly [T in Tier]: PlanEntitlements } = {
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

/** What can be bought. */
export type PlanRight = keyof PlanEntitlements | 'streamingHours'

/**
 * Whether a right works on this platform yet. The others are named nowhere as a benefit, and a package of
 * which nothing works cannot be bought.
 */
export const rightsInForce: { readonly [R in PlanRight]: boolean } = {
  streamingHours: false,
  advancedAnalytics: false,
  exports: true,
  sponsorFreePages: false,
  whiteLabelPages: false,
  apiTokens: false,
  webhooks: false,
}

const gives = (tier: Tier): boolean =>
  Object.entries(planEntitlements[tier]).some(
    ([right, given]) =>
      Boolean(given) &&
      Object.entries(rightsInForce).some(([name, works]) => name === right && works),
  )

/** The tiers of plans that can be bought today: the free one, and those of which some right works. */
export const tiersOnSale: readonly Tier[] = (['freemium', 'pro'] as const).filter(
  (tier) => tier === 'freemium' || gives(tier),
)
