import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import { counted } from './figures.ts'

/** A benefit of a plan. */
export type PlanLine = {
  readonly what: string
  /** When false, it is being built and cannot be used yet. */
  readonly isReady: boolean
}

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

const lineOf = (right: PlanRight, what: string = rightText[right]): PlanLine => ({
  what,
  isReady: rightsInForce[right],
})

/** What a package adds to the free plan: streaming hours and the rights of its tier. */
export function planLines(tier: Tier | null, streamingHours: number): readonly PlanLine[] {
  const hours =
    streamingHours > 0
      ? [lineOf('streamingHours', `${counted(streamingHours, 'hour')} of live streaming`)]
      : []
  const has = tier === null ? planEntitlements.freemium : planEntitlements[tier]
  return [...hours, ...ofPlans.filter((right) => Boolean(has[right])).map((right) => lineOf(right))]
}

export const readyLines = (lines: readonly string[]): readonly PlanLine[] =>
  lines.map((what) => ({ what, isReady: true }))
