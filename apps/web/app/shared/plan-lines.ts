import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import * as t from '#texts/common.ts'

const { apiTokens, webhooks } = planEntitlements.pro

/** The names of the rights, in display order. */
export const rightText = {
  streamingHours: t.streamingHours,
  advancedAnalytics: t.advancedAnalytics,
  exports: t.pointsTablesAsCsvFiles,
  apiTokens: t.apiTokensUpToApi({ apiTokens }),
  webhooks: t.webhooksUpToWebhooks({ webhooks }),
  sponsorFreePages: t.pagesWithoutSponsors,
  whiteLabelPages: t.pagesInYourOwnColours,
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
      ? [t.hoursOfLiveStreaming({ streamingHours })]
      : []
  const has = tier === null ? planEntitlements.freemium : planEntitlements[tier]
  const rights = ofPlans.filter((right) => Boolean(has[right]) && rightsInForce[right])
  return [...hours, ...rights.map((right) => rightText[right])]
}
