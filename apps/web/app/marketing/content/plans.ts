import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import { rightText } from '#shared/plan-lines.ts'
import * as t from '#texts/marketing.ts'
import type { Question } from '../product-type.ts'

/** What a plan includes today. */
export type Offer = 'today' | null

type Line = { readonly what: string; readonly offers: readonly [Offer, Offer, Offer] }

const everywhere = (what: string): Line => ({ what, offers: ['today', 'today', 'today'] })

const has = (tier: Tier, right: PlanRight): boolean =>
  right === 'streamingHours' ? tier === 'pro' : Boolean(planEntitlements[tier][right])

function offerOf(tier: Tier, right: PlanRight): Offer {
  return has(tier, right) && rightsInForce[right] ? 'today' : null
}

/** A right in the comparison of plans; the white-label platform has what PRO has unless stated otherwise. */
const line = (right: PlanRight, own = offerOf('pro', right)): Line => ({
  what: rightText[right],
  offers: [offerOf('freemium', right), offerOf('pro', right), own],
})

type Group = { readonly title: string; readonly lines: readonly Line[] }

const groups: readonly Group[] = [
  {
    title: t.matches,
    lines: [
      everywhere(t.scoringOnlineAndOffline),
      everywhere(t.liveScoresScorecardsCommentary),
      everywhere(t.chartsWormManhattanWagonWheel),
      line('advancedAnalytics'),
    ],
  },
  {
    title: t.competitionsAndRecords,
    lines: [
      everywhere(t.runningATournament),
      everywhere(t.tablesLeadersFixtures),
      everywhere(t.careersOfPlayersAndOfficials),
      line('exports'),
    ],
  },
  {
    title: t.clubsAndAcademies,
    lines: [
      everywhere(t.clubsWeekInShort),
      everywhere(t.associationInShort),
      everywhere(t.academyInShort),
    ],
  },
  {
    title: t.grounds,
    lines: [everywhere(t.groundBookingByTheSlot), everywhere(t.consoleForGrounds)],
  },
  {
    title: t.video,
    lines: [line('streamingHours')],
  },
  {
    title: 'API',
    lines: [everywhere(t.readingTheApiAndThe), line('apiTokens'), line('webhooks')],
  },
  {
    title: t.yourName,
    lines: [
      line('sponsorFreePages', 'today'),
      line('whiteLabelPages', 'today'),
      { what: t.yourOwnWebAddressAnd, offers: [null, null, 'today'] },
      { what: t.onYourOwnServerWith, offers: [null, null, 'today'] },
    ],
  },
]

/** The comparison of plans, of what works today. */
export const planGroups: readonly Group[] = groups
  .map(({ title, lines }) => ({
    title,
    lines: lines.filter(({ offers }) => offers.includes('today')),
  }))
  .filter(({ lines }) => lines.length > 0)

export const noPriceQuestion: Question = {
  question: t.whyIsThereNoPrice,
  answer: t.eachSiteSetsItsOwn,
}

export const pricingQuestions: readonly Question[] = [
  {
    question: t.willAnythingFreeBecomePaid,
    answer: t.noScoringAMatchAnd,
  },
  {
    question: t.whatDoesItCostTo,
    answer: t.theSoftwareCostsNothingThe,
  },
]
