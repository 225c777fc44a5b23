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
  seeds: 8,
  legs: 1,
  format: { wickets: 10, overs: 20, inningsPerSide: 1, playersPerSide: 11, hasDraws: false },
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

const timed = { wickets: 10, overs: null, inningsPerSide: 1, playersPerSide: 11, hasDraws: true }
const firstClass = { ...timed, inningsPerSide: 2 }

/** What their matches are; those of the others have limited overs. */
const formats: Partial<Record<keyof typeof pointsTemplates, LintedRules['format']>> = {
  bassetlaw: timed,
  wcsl: timed,
  'county-championship': firstClass,
  'ranji-trophy': firstClass,
  'sheffield-shield': firstClass,
}

test('no template contradicts itself, and of one it is said that losing well may bring as much', () => {
  const doubted = Object.entries(pointsTemplates).flatMap(([name, points]) => {
    const format = formats[name as keyof typeof formats] ?? usual.format
    return found({ points, format }).map((one) => `${name}: ${one}`)
  })

  expect(doubted).toEqual(['grimsby: doubt: bonus-beats-win'])
})

test('no order contradicts itself', () => {
  for (const order of Object.values<PointsRules['order']>(orderTemplates)) {
    const bonuses = order.some((step) => bonusMeasures.some((one) => one === step))
      ? (['runs', 'wickets taken'] as const).map((of) => ({
          ...ladder,
          of,
          results: ['won'] as const,
        }))
      : []
    expect(byPoints({ order, bonuses })).toEqual([])
  }
})

const bonusMeasures = ['bonus points', 'batting points', 'bowling points'] as const

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

test('a lot is the last to be asked, a seed needs to be given, and each kind of bonus to be there', () => {
  const order = ['points', 'lot', 'wins'] as const
  expect(byPoints({ order })).toEqual(['contradiction: order-unreachable'])
  expect(byPoints({ order: ['points', 'seeding', 'lot'] })).toEqual([])
  expect(found({ points: { ...iccRules, order: ['points', 'seeding'] }, seeds: 7 })).toEqual([
    'contradiction: order-without-seeds',
  ])
  const bonuses = [{ ...ladder, results: ['won'] as const }]
  expect(byPoints({ bonuses, order: ['points', 'batting points', 'bowling points'] })).toEqual([
    'contradiction: order-without-bonus',
  ])
})

const points = iccRules.points

test('a winning draw that is no better than a losing one, than a win, or that nobody can play', () => {
  const draws = (ahead: number, behind: number, format: LintedRules['format'] = timed) => {
    const unequalDraw = { by: 'more runs', ahead, behind } as const
    return lintRules({
      ...usual,
      format,
      points: { ...iccRules, points: { ...points, unequalDraw } },
    })
  }
  const kinds = (all: ReturnType<typeof draws>) => all.map(({ kind }) => kind)

  expect(draws(1, 1)).toEqual([
    {
      kind: 'draw-upside-down',
      severity: 'contradiction',
      clash: [
        { is: 'draw', side: 'ahead', points: 1 },
        { is: 'draw', side: 'behind', points: 1 },
      ],
    },
  ])
  expect(kinds(draws(2, 1))).toEqual(['worth-less'])
  expect(kinds(draws(1, -1))).toEqual(['worth-less'])
  expect(kinds(draws(1, 0, usual.format))).toEqual(['no-draws'])
  expect(draws(1.5, 0.5)).toEqual([])
})

test('a lead on first innings where there is only one, or that is worth a win', () => {
  const lead = (worth: number, format: LintedRules['format']) => {
    const firstInningsLead = { points: worth, results: ['lost', 'drawn'] } as const
    return found({ format, points: { ...iccRules, points: { ...points, firstInningsLead } } })
  }

  expect(lead(1, firstClass)).toEqual([])
  expect(lead(1, usual.format)).toEqual(['contradiction: one-innings'])
  expect(lead(2, firstClass)).toEqual(['contradiction: worth-less'])
})

test('an outright win that is worth no more than another, also by the bonus points it does without', () => {
  const outright = (worth: number, withBonuses: boolean) =>
    byPoints({
      points: { ...points, outright: { points: worth, withBonuses } },
      bonuses: [{ ...ladder, results: ['won'] }],
    })

  expect(outright(2, true)).toEqual(['contradiction: worth-less'])
  expect(outright(4, false)).toEqual(['doubt: bonus-beats-outright'])
  expect([...outright(4, true), ...outright(5, false)]).toEqual([])
})

test('washed-out matches that are left out and bring points, or are not made up for', () => {
  const noResults = 'left out' as const
  const none = { ...points, 'no result': 0 }

  expect(byPoints({ noResults, order: ['points per match'] })).toEqual([
    'contradiction: left-out-with-points',
  ])
  expect(byPoints({ noResults, points: none })).toEqual(['doubt: left-out-without-average'])
  expect(byPoints({ noResults, points: none, order: ['points per match'] })).toEqual([])
})

test('bonuses that the format does not know: overs left, an innings in hand, steps that follow a target', () => {
  const bonus = (changed: object, format: LintedRules['format']) => {
    const bonuses = [{ ...ladder, results: ['won'] as const, ...changed }]
    return found({ format, points: { ...iccRules, bonuses } })
  }

  expect(bonus({ of: 'overs left', steps: [5] }, timed)).toEqual([
    'contradiction: bonus-out-of-reach',
  ])
  expect(bonus({ of: 'overs left', steps: [5] }, usual.format)).toEqual([])
  expect(bonus({ of: 'innings in hand', steps: [1] }, timed)).toEqual([
    'contradiction: bonus-out-of-reach',
  ])
  expect(bonus({ of: 'runs', revised: 'by target' }, timed)).toEqual(['doubt: bonus-never-revised'])
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
