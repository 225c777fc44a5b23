import { z } from 'zod'

export const Tier = z.enum(['freemium', 'pro'])
export type Tier = z.infer<typeof Tier>

/** What a plan lets an account do beyond what everybody may. Scoring, publishing and viewing are never in here. */
export const PlanEntitlements = z.object({
  advancedAnalytics: z.boolean(),
  exports: z.boolean(),
  sponsorFreePages: z.boolean(),
  whiteLabelPages: z.boolean(),
  /** How many may be good at once. */
  apiTokens: z.int(),
  webhooks: z.int(),
})
export type PlanEntitlements = z.infer<typeof PlanEntitlements>

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
