import type { Tier } from '@pavilion/contract/packages/plan-entitlements.ts'
import { planEntitlements, rightsInForce } from '@pavilion/contract/packages/plan-rights.ts'
import type { PlanRight } from '@pavilion/contract/packages/plan-rights.ts'
import { rightText } from '#shared/plan-lines.ts'
import type { Question } from '../product-type.ts'

/** `today` can be used on this site now; `planned` is being built. */
export type Offer = 'today' | 'planned' | null

type Line = { readonly what: string; readonly offers: readonly [Offer, Offer, Offer] }

const everywhere = (what: string, offer: Offer): Line => ({ what, offers: [offer, offer, offer] })

const has = (tier: Tier, right: PlanRight): boolean =>
  right === 'streamingHours' ? tier === 'pro' : Boolean(planEntitlements[tier][right])

function offerOf(tier: Tier, right: PlanRight): Offer {
  if (!has(tier, right)) return null
  return rightsInForce[right] ? 'today' : 'planned'
}

/** A right in the comparison of plans; the white-label platform has what PRO has unless stated otherwise. */
const line = (right: PlanRight, own = offerOf('pro', right)): Line => ({
  what: rightText[right],
  offers: [offerOf('freemium', right), offerOf('pro', right), own],
})

export const planGroups: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: 'Matches',
    lines: [
      everywhere('Live scores, scorecards, commentary', 'today'),
      everywhere('Charts: worm, Manhattan, wagon wheel', 'today'),
      everywhere('Scoring and publishing matches', 'planned'),
      line('advancedAnalytics'),
    ],
  },
  {
    title: 'Competitions and records',
    lines: [
      everywhere('Tables, leaders, fixtures', 'today'),
      everywhere('Careers of players and officials', 'today'),
      line('exports'),
    ],
  },
  {
    title: 'Grounds',
    lines: [everywhere('Booking by the hour, with invoice', 'today')],
  },
  {
    title: 'Video',
    lines: [everywhere('Watching', 'planned'), line('streamingHours')],
  },
  {
    title: 'Programs',
    lines: [
      everywhere('Reading the API and the live feeds', 'today'),
      line('apiTokens'),
      line('webhooks'),
    ],
  },
  {
    title: 'Your name',
    lines: [
      line('sponsorFreePages', 'today'),
      line('whiteLabelPages', 'today'),
      { what: 'Own host and world of matches', offers: [null, null, 'today'] },
      { what: 'On your own machine, with the source', offers: [null, null, 'today'] },
    ],
  },
]

export const noPriceQuestion: Question = {
  question: 'Why is there no price?',
  answer:
    'Each site sets its own, in its own currency. This one has set none, and nothing is on sale.',
}

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Will something that is free become paid?',
    answer: 'No. Scoring, publishing and watching the score of a match are never behind a plan.',
  },
  {
    question: 'What does it cost to run it myself?',
    answer:
      'The software costs nothing; the licence is AGPL-3.0-or-later. You pay for your machine. [How to start](/helpsupport#run-your-own-site).',
  },
]
