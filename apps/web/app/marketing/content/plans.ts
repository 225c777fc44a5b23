import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import { rightText } from '#shared/plan-lines.ts'
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
    title: 'Matches',
    lines: [
      everywhere('Live scores, scorecards, commentary'),
      everywhere('Charts: worm, Manhattan, wagon wheel'),
      line('advancedAnalytics'),
    ],
  },
  {
    title: 'Competitions and records',
    lines: [
      everywhere('Tables, leaders, fixtures'),
      everywhere('Careers of players and officials'),
      line('exports'),
    ],
  },
  {
    title: 'Grounds',
    lines: [everywhere('Ground booking by the slot, with invoice')],
  },
  {
    title: 'Video',
    lines: [line('streamingHours')],
  },
  {
    title: 'API',
    lines: [everywhere('Reading the API and the live feeds'), line('apiTokens'), line('webhooks')],
  },
  {
    title: 'Your name',
    lines: [
      line('sponsorFreePages', 'today'),
      line('whiteLabelPages', 'today'),
      { what: 'Your own web address and matches', offers: [null, null, 'today'] },
      { what: 'On your own server, with the source', offers: [null, null, 'today'] },
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
  question: 'Why is there no price?',
  answer: 'Each site sets its own prices. Nothing is on sale on this one.',
}

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Will anything free become paid?',
    answer: 'No. Scoring a match and following its score are never behind a plan.',
  },
  {
    question: 'What does it cost to run my own site?',
    answer:
      'The software costs nothing; the licence is AGPL-3.0-or-later. You pay for your server. [How to start](/helpsupport#run-your-own-site).',
  },
]
