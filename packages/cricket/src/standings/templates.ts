import { iccRules } from './points-rules.ts'
import type { OrderStep, PointsRules } from './points-rules.ts'
import { overs } from './units.ts'

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
  /** The Big Bash League of 2020/21. */
  'three-and-boost': {
    ...iccRules,
    points: { won: 3, lost: 0, tied: 1.5, drawn: 1.5, 'no result': 1.5 },
    bonuses: [
      {
        kind: 'ahead',
        afterOvers: overs(10),
        points: 1,
        pointsIfLevel: 0.5,
        pointsIfNotReached: 0.5,
      },
    ],
  },
  /** Indoor leagues: who loses a bowl-off keeps a point. */
  'three-and-bowl-off': {
    ...iccRules,
    points: {
      won: 3,
      lost: 0,
      tied: 1,
      drawn: 1,
      'no result': 1,
      special: { 'tie break': { won: 3, lost: 1 } },
    },
  },
  /** Leagues of juniors: batting points also for those who lose. */
  'ten-and-batting': {
    ...iccRules,
    points: { won: 10, lost: 0, tied: 5, drawn: 5, 'no result': 5 },
    bonuses: [{ ...ladder, of: 'runs', steps: [50, 70, 90, 110, 130, 150] }],
    mostBonus: 6,
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
  /** The Asia Cup of 2014. */
  'wins-among-level': ['points', 'wins', { headToHead: ['wins'] }, 'bonus points', 'net run rate'],
  /** The World Cup of 2015, without its seeding. */
  'rate-then-head-to-head': [
    'points',
    'wins',
    'net run rate',
    { headToHead: ['points'] },
    { headToHead: ['net run rate'] },
  ],
} as const satisfies Readonly<Record<string, readonly OrderStep[]>>

/** The results to which points are given, from the best. */
export const resultsInOrder = ['won', 'tied', 'drawn', 'no result', 'lost'] as const
