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
 * Whether a right works on this platform yet. The others are granted to buyers in advance, and marked as
 * planned wherever they are sold.
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
