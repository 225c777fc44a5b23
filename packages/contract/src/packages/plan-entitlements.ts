import { z } from 'zod'

export const Tier = z.enum(['freemium', 'pro'])
export type Tier = z.infer<typeof Tier>

/** What a plan allows beyond the free features. Scoring, publishing and viewing are always free. */
export const PlanEntitlements = z.object({
  advancedAnalytics: z.boolean(),
  exports: z.boolean(),
  sponsorFreePages: z.boolean(),
  whiteLabelPages: z.boolean(),
  /** How many may be valid at once. */
  apiTokens: z.int(),
  webhooks: z.int(),
})
export type PlanEntitlements = z.infer<typeof PlanEntitlements>
