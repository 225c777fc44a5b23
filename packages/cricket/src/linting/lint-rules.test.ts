import { expect, test } from 'vitest'
import type { SquadRules } from '../squads/squad-rules.ts'
import { iccRules } from '../standings/points-rules.ts'
import type { PointsRules } from '../standings/points-rules.ts'
import { orderTemplates, pointsTemplates } from '../standings/templates.ts'
import { overs } from '../standings/units.ts'
import { lintRules } from './lint-rules.ts'
import type { LintedRules } from './lint-rules.ts'

const squads: SquadRules = {
  most: null,
  deadline: null,
  age: null,
  mostGuests: null,
  mostOverseas: null,
  registeredBy: null,
  knockOutMatches: 0,
  clauses: {},
}

const usual: LintedRules = {
  points: iccRules,
  squads,
  qualifiers: 2,
  groups: [4, 4],
  legs: 1,
  format: { wickets: 10, overs: 20, playersPerSide: 11, hasDraws: false },
  startsOn: '2026-06-01',
  endsOn: '2026-08-31',
  entryDeadline: null,
}

const found = (changed: Partial<LintedRules>) =>
  lintRules({ ...usual, ...changed }).map(({ kind, severity }) => `${severity}: ${kind}`)
const byPoints = (changed: Partial<PointsRules>) => found({ points: { ...iccRules, ...changed } })
const results = (changed: Partial<PointsRules['points']>) =>
  byPoints({ points: { ...iccRules.points, ...changed } })

const ladder = {
  kind: 'ladder',
  of: 'wickets taken',
  steps: [3, 5, 7],
  pointsEach: 1,
  withinOvers: null,
  firstInningsOnly: false,
  allOutIsFull: false,
  results: ['won', 'lost'],
} as const

test('no template contradicts itself', () => {
  for (const points of Object.values(pointsTemplates)) expect(found({ points })).toEqual([])
  for (const order of Object.values<PointsRules['order']>(orderTemplates)) {
    const counts = order.includes('bonus points')
    const bonuses = counts ? [{ ...ladder, results: ['won'] as const }] : []
    expect(byPoints({ order, bonuses })).toEqual([])
  }
})

test('a win that brings no more than a tie or a washed-out match, and the two sentences', () => {
  const points = { ...iccRules, points: { ...iccRules.points, 'no result': 3 } }

  expect(lintRules({ ...usual, points })).toEqual([
    {
      kind: 'worth-less',
      severity: 'contradiction',
      clash: [
        { is: 'result', result: 'won', points: 2 },
        { is: 'result', result: 'no result', points: 3 },
      ],
    },
  ])
  expect(results({ lost: 1.5 })).toHaveLength(2)
  expect(results({ drawn: 5 })).toEqual([])
})

test('a bonus that is larger than the cap', () => {
  expect(
    byPoints({ bonuses: [{ ...ladder, pointsEach: 2, results: ['won'] }], mostBonus: 1 }),
  ).toEqual(['contradiction: bonus-above-cap'])
})

test('a bonus that nobody can reach, whose steps fall, or that every win brings', () => {
  expect(byPoints({ bonuses: [{ ...ladder, steps: [12], results: ['won'] }] })).toEqual([
    'contradiction: bonus-out-of-reach',
  ])
  expect(byPoints({ bonuses: [{ ...ladder, steps: [5, 3], results: ['won'] }] })).toEqual([
    'contradiction: bonus-steps-fall',
  ])
  expect(byPoints({ bonuses: [{ kind: 'run rate', ratio: [1, 1], points: 1 }] })).toEqual([
    'doubt: bonus-for-every-win',
  ])
  const boost = {
    kind: 'ahead',
    afterOvers: overs(25),
    points: 1,
    pointsIfLevel: 0,
    pointsIfNotReached: 0,
  } as const
  expect(byPoints({ bonuses: [boost] })).toEqual(['contradiction: bonus-out-of-reach'])
})

test('bonuses with which a defeat brings as much as a win', () => {
  expect(byPoints({ bonuses: [ladder] })).toEqual(['doubt: bonus-beats-win'])
})

test('a tie-break that is asked twice, never, or without anything to count', () => {
  expect(byPoints({ order: ['points', 'wins', 'points'] })).toEqual([
    'contradiction: order-repeats',
  ])
  expect(byPoints({ order: ['points', 'seeding', 'wins'] })).toEqual([
    'contradiction: order-unreachable',
  ])
  expect(byPoints({ order: ['points', 'bonus points'] })).toEqual([
    'contradiction: order-without-bonus',
  ])
  expect(byPoints({ order: ['net run rate', 'points'] })).toEqual(['doubt: order-before-points'])
  expect(byPoints({ order: ['points', 'points per match'] })).toEqual([
    'doubt: order-sum-and-average',
  ])
})

test('head-to-head at the end of a single round leaves a ring of three level', () => {
  const order = ['points', { headToHead: ['points'] }] as const

  expect(byPoints({ order })).toEqual(['doubt: head-to-head-stays-level'])
  expect(found({ points: { ...iccRules, order }, legs: 2 })).toEqual([])
})

test('more who go through than teams of the smallest group, or all of them', () => {
  expect(found({ qualifiers: 5 })).toEqual(['contradiction: too-many-through'])
  expect(found({ qualifiers: 3, groups: [4, 3] })).toEqual(['doubt: all-through'])
  expect(found({ qualifiers: 5, groups: [] })).toEqual([])
})

test('days in the wrong order', () => {
  expect(found({ entryDeadline: '2026-06-02T10:00:00Z' })).toEqual(['doubt: late-day'])
  expect(found({ squads: { ...squads, deadline: '2026-09-01T10:00:00Z' } })).toEqual([
    'contradiction: late-day',
  ])
  const early = { ...squads, deadline: '2026-05-01T10:00:00Z', registeredBy: '2026-05-10' }
  expect(found({ squads: early, entryDeadline: '2026-05-20T10:00:00Z' })).toEqual([
    'contradiction: late-day',
    'doubt: late-day',
  ])
})

test('squads smaller than a side, ages that nobody has, more matches than the league', () => {
  const age = { on: '2026-09-01', least: 19, under: 19 }
  const impossible = { ...squads, most: 10, age, knockOutMatches: 4 }

  expect(found({ squads: impossible })).toEqual([
    'contradiction: squad-too-small',
    'contradiction: ages-exclude',
    'contradiction: too-many-matches',
  ])
})
