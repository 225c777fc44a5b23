import type { Question } from '../product-type.ts'

/** `today` can be used on this site now; `planned` is being built. */
export type Offer = 'today' | 'planned' | null

type Line = { readonly what: string; readonly offers: readonly [Offer, Offer, Offer] }

export const planGroups: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: 'Matches',
    lines: [
      { what: 'Live scores, scorecards, commentary', offers: ['today', 'today', 'today'] },
      { what: 'Charts: worm, Manhattan, wagon wheel', offers: ['today', 'today', 'today'] },
      { what: 'Scoring and publishing matches', offers: ['planned', 'planned', 'planned'] },
      { what: 'Deeper analysis', offers: [null, 'planned', 'planned'] },
    ],
  },
  {
    title: 'Competitions and records',
    lines: [
      { what: 'Tables, leaders, fixtures', offers: ['today', 'today', 'today'] },
      { what: 'Careers of players and officials', offers: ['today', 'today', 'today'] },
      { what: 'Exports of any table', offers: [null, 'planned', 'planned'] },
    ],
  },
  {
    title: 'Video',
    lines: [
      { what: 'Watching', offers: ['planned', 'planned', 'planned'] },
      { what: 'Streaming hours', offers: [null, 'planned', 'planned'] },
    ],
  },
  {
    title: 'Programs',
    lines: [
      { what: 'Reading the API and the live feeds', offers: ['today', 'today', 'today'] },
      { what: 'API tokens and webhooks', offers: [null, 'planned', 'planned'] },
    ],
  },
  {
    title: 'Your name',
    lines: [
      { what: 'Pages without sponsors', offers: [null, 'planned', 'today'] },
      { what: 'Own name, colours and host', offers: [null, null, 'today'] },
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
      'The software costs nothing; the licence is AGPL-3.0-or-later. You pay for your machine. [How to start](/helpsupport#start).',
  },
]
