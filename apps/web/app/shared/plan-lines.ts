import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import { counted } from './figures.ts'

const { apiTokens, webhooks } = planEntitlements.pro

/** The names of the rights, in display order. */
export const rightText = {
  streamingHours: 'Streaming hours',
  advancedAnalytics: 'Deeper analysis',
  exports: 'Points tables as files (CSV)',
  apiTokens: `API tokens, ${apiTokens} at a time`,
  webhooks: `Webhooks, ${webhooks} at a time`,
  sponsorFreePages: 'Pages without sponsors',
  whiteLabelPages: 'Pages in your own colours',
} as const satisfies { readonly [R in PlanRight]: string }

const ofPlans = [
  'advancedAnalytics',
  'exports',
  'apiTokens',
  'webhooks',
  'sponsorFreePages',
  'whiteLabelPages',
] as const satisfies readonly PlanRight[]

/** What a package adds to the free plan and can be used today: streaming hours and the rights of its tier. */
export function planLines(tier: Tier | null, streamingHours: number): readonly string[] {
  const hours =
    streamingHours > 0 && rightsInForce.streamingHours
      ? [`${counted(streamingHours, 'hour')} of live streaming`]
      : []
  const has = tier === null ? planEntitlements.freemium : planEntitlements[tier]
  const rights = ofPlans.filter((right) => Boolean(has[right]) && rightsInForce[right])
  return [...hours, ...rights.map((right) => rightText[right])]
}
