import { iccRules } from './points-rules.ts'
import type { OrderStep, PointsRules } from './points-rules.ts'

const four: PointsRules = {
  ...iccRules,
  points: { won: 4, lost: 0, tied: 2, drawn: 2, 'no result': 2 },
}

const ladder = {
  kind: 'ladder',
  pointsEach: 1,
  withinOvers: null,
  firstInningsOnly: false,
  allOutIsFull: true,
  results: ['won', 'lost', 'tied', 'drawn'],
} as const

/** Rules that many leagues use, for organisers to begin with. */
export const pointsTemplates = {
  two: iccRules,
  four,
  'four-and-bonus': { ...four, bonuses: [{ kind: 'run rate', ratio: [5, 4], points: 1 }] },
  'twenty-and-bonuses': {
    ...iccRules,
    points: { won: 20, lost: 0, tied: 10, drawn: 5, 'no result': 5 },
    bonuses: [
      { ...ladder, of: 'runs', steps: [100, 130, 160, 190, 220] },
      { ...ladder, of: 'wickets taken', steps: [2, 4, 6, 8, 10] },
    ],
    mostBonus: 10,
    order: ['points', 'wins', 'bonus points', 'net run rate'],
  },
} as const satisfies Readonly<Record<string, PointsRules>>

/** What usually decides between those level on points. */
export const orderTemplates = {
  'wins-then-rate': iccRules.order,
  'rate-alone': ['points', 'net run rate'],
  'head-to-head': ['points', { headToHead: ['points'] }, 'net run rate'],
  average: ['points per match', 'wins', 'net run rate'],
  'bonus-then-rate': ['points', 'wins', 'bonus points', 'net run rate'],
} as const satisfies Readonly<Record<string, readonly OrderStep[]>>

/** The results to which points are given, from the best. */
export const resultsInOrder = ['won', 'tied', 'drawn', 'no result', 'lost'] as const
