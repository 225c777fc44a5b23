import { iccRules } from './points-rules.ts'
import type { LadderBonus, Measure, OrderStep, PointsRules } from './points-rules.ts'
import { overs } from './units.ts'

const four: PointsRules = {
  ...iccRules,
  points: { won: 4, lost: 0, tied: 2, drawn: 2, 'no result': 2 },
}

const fourAndBonus = {
  ...four,
  bonuses: [{ kind: 'run rate', ratio: [5, 4], points: 1 }],
} as const satisfies PointsRules

const ladder = {
  kind: 'ladder',
  pointsEach: 1,
  withinOvers: null,
  firstInningsOnly: false,
  allOutIsFull: true,
  results: ['won', 'lost', 'tied', 'drawn'],
} as const satisfies Partial<LadderBonus>

/**
 * Rules of real competitions, for organisers to begin with and to change. Those of the international tournaments, of
 * the Big Bash and of the first-class competitions are as these published them for the season that is named. Those of
 * the local leagues follow what is known of them in short: what is not known was filled in, and says so here.
 */
export const pointsTemplates = {
  /** The Indian Premier League, most T20 leagues and the ICC's events. */
  two: iccRules,
  /** The World Cup of 2015: teams that nothing else told apart stood as they had been seeded before it. */
  'world-cup-2015': {
    ...iccRules,
    order: [...iccRules.order, 'seeding'],
  },
  /** Super Smash and many leagues. */
  four,
  /** SA20. */
  'four-and-bonus': fourAndBonus,
  /** The Asia Cup of 2014. */
  'asia-cup-2014': {
    ...fourAndBonus,
    order: ['points', 'wins', { headToHead: ['wins'] }, 'bonus points', 'net run rate'],
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
  /** A ladder of English club leagues (UMP); the points of a win, a tie and a washed-out match were filled in. */
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
  /** Grimsby: its outright win, other points and order; the steps of the bonuses and the tie were filled in. */
  grimsby: {
    ...iccRules,
    points: {
      won: 10,
      lost: 0,
      tied: 5,
      drawn: 5,
      'no result': 5,
      special: { conceded: { won: 15, lost: -5 } },
      outright: { points: 20, withBonuses: false },
    },
    bonuses: [
      { ...ladder, of: 'runs', steps: [100, 125, 150, 175, 200] },
      { ...ladder, of: 'wickets taken', steps: [2, 4, 6, 8, 10] },
    ],
    order: ['points', 'wins', 'batting points', 'bowling points', 'lot'],
  },
  /**
   * Bassetlaw: bonus points for those who did not win, all bowling points against a side that is all out however short
   * it was. A washed-out match and the order were filled in.
   */
  bassetlaw: {
    ...iccRules,
    points: {
      won: 20,
      lost: 0,
      tied: 6,
      drawn: 6,
      'no result': 2,
      unequalDraw: { by: 'more runs', ahead: 10, behind: 2 },
    },
    bonuses: [
      {
        ...ladder,
        of: 'runs',
        steps: [140, 160, 180, 200],
        results: ['lost', 'tied', 'drawn'],
      },
      {
        ...ladder,
        of: 'wickets taken',
        steps: [3, 5, 7, 9],
        results: ['lost', 'tied', 'drawn'],
      },
    ],
    order: ['points', 'wins', 'fewest losses', 'lot'],
  },
  /** Camberley: its bonus for wickets in hand after a chase; all other figures were filled in. */
  camberley: {
    ...iccRules,
    points: { won: 10, lost: 0, tied: 5, drawn: 5, 'no result': 5 },
    bonuses: [
      { ...ladder, of: 'wickets in hand', steps: [2, 4, 6, 8], results: ['won'] },
      { ...ladder, of: 'runs', steps: [100, 125, 150, 175], results: ['lost'] },
    ],
    order: ['points', 'wins', 'net run rate', 'lot'],
  },
  /**
   * WCSL: points per match, matches lost to rain left out, a draw won by losing fewer wickets, and the run rate as
   * batting points. The points of a level draw and what follows the average were filled in.
   */
  wcsl: {
    ...iccRules,
    points: {
      won: 12,
      lost: 0,
      tied: 6,
      drawn: 6,
      'no result': 0,
      special: { award: { won: 20, lost: -5 } },
      unequalDraw: { by: 'fewer wickets', ahead: 8, behind: 4 },
    },
    bonuses: [
      { kind: 'own rate', most: 6, decimals: 2, results: ['won', 'lost', 'tied', 'drawn'] },
      { ...ladder, of: 'wickets taken', steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], pointsEach: 0.5 },
    ],
    order: ['points per match', 'wins', 'lot'],
    noResults: 'left out',
  },
  /** Indoor leagues, as in Swindon: who loses a bowl-off keeps a point. */
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
  /** Leagues of juniors under 13: batting points also for those who lose. */
  'ten-and-batting': {
    ...iccRules,
    points: { won: 10, lost: 0, tied: 5, drawn: 5, 'no result': 5 },
    bonuses: [{ ...ladder, of: 'runs', steps: [50, 70, 90, 110, 130, 150] }],
    mostBonus: 6,
    order: ['points', 'wins', 'bonus points', 'net run rate'],
  },
  /** The County Championship of 2024. */
  'county-championship': {
    ...iccRules,
    points: { won: 16, lost: 0, tied: 8, drawn: 8, 'no result': 8 },
    bonuses: [
      {
        ...ladder,
        of: 'runs',
        steps: [250, 300, 350, 400, 450],
        withinOvers: overs(110),
        firstInningsOnly: true,
      },
      {
        ...ladder,
        of: 'wickets taken',
        steps: [3, 6, 9],
        withinOvers: overs(110),
        firstInningsOnly: true,
      },
    ],
    order: [
      'points',
      'wins',
      'fewest losses',
      { headToHead: ['points'] },
      'wickets taken',
      'runs scored',
    ],
  },
  /** The Ranji Trophy, whose order has changed over the years; the quotient is its last resort. */
  'ranji-trophy': {
    ...iccRules,
    points: {
      won: 6,
      lost: 0,
      tied: 3,
      drawn: 1,
      'no result': 1,
      unequalDraw: { by: 'first innings', ahead: 3, behind: 1 },
    },
    bonuses: [
      { ...ladder, of: 'innings in hand', steps: [1], results: ['won'] },
      { ...ladder, of: 'wickets in hand', steps: [10], results: ['won'] },
    ],
    mostBonus: 1,
    order: ['points', 'wins', { headToHead: ['points'] }, 'quotient'],
  },
  /** The Sheffield Shield until 2013/14: a lead on first innings is kept, also by those who lose. */
  'sheffield-shield': {
    ...iccRules,
    points: {
      won: 6,
      lost: 0,
      tied: 3,
      drawn: 0,
      'no result': 0,
      firstInningsLead: { points: 2, results: ['lost', 'tied', 'drawn'] },
    },
    order: ['points', 'wins', 'quotient'],
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
  'then-seeding': pointsTemplates['world-cup-2015'].order,
  'batting-then-bowling': pointsTemplates.grimsby.order,
  'wickets-then-runs': pointsTemplates['county-championship'].order,
  'head-to-head-then-quotient': pointsTemplates['ranji-trophy'].order,
} as const satisfies Readonly<Record<string, readonly OrderStep[]>>

/** Tables among those level that leagues use. */
export const headToHeads = {
  points: ['points'],
  wins: ['wins'],
  'points-then-rate': ['points', 'net run rate'],
} as const satisfies Readonly<Record<string, readonly Measure[]>>

/** The results to which points are given, from the best. */
export const resultsInOrder = ['won', 'tied', 'drawn', 'no result', 'lost'] as const
