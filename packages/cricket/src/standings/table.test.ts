import { expect, test } from 'vitest'
import { decimalText, zero } from './fraction.ts'
import { rulesFor } from './known-rules.ts'
import { iccRules } from './points-rules.ts'
import type { OrderStep, PointsRules } from './points-rules.ts'
import { result, washedOut, withInnings } from './results.testing.ts'
import { tableOf } from './table.ts'
import type { TableInput } from './tally.ts'
import { overs } from './units.ts'

const teams = ['a', 'b', 'c', 'd']

function lines(contributions: TableInput['contributions'], more: Partial<TableInput> = {}) {
  return tableOf({ teams, contributions, rules: iccRules, ...more }).map(
    ({ place, team, points, netRunRate }) =>
      `${place} ${team} ${points} ${decimalText(netRunRate ?? zero, 3)}`,
  )
}

const ordered = (...order: OrderStep[]): PointsRules => ({ ...iccRules, order })

test('two points a win, one each for a tie or no result; wins before rate', () => {
  const [tied, none] = [result('a 90/120 b 90/120'), washedOut('a', 'c')]
  const won = result('B 181/120 d 60/120')
  const [first] = tableOf({ teams, contributions: [tied, none, won], rules: iccRules })

  expect(lines([tied, none, won])).toEqual([
    '1 b 3 3.025',
    '2 a 2 0.000',
    '3 c 1 0.000',
    '4 d 0 -6.050',
  ])
  expect(first).toMatchObject({ played: 2, won: 1, tied: 1, lost: 0, noResult: 0 })
})

test('the example of a league guide: 360 off 73.2 against 235 off 75 is 1.776', () => {
  const [line] = lines([result('A 360/440 b 235/450')])

  expect(line).toBe('1 a 2 1.776')
})

test('sides level in everything share a place', () => {
  expect(lines([result('a 90/120 b 90/120')])).toEqual([
    '1 a 1 0.000',
    '1 b 1 0.000',
    '3 c 0 0.000',
    '3 d 0 0.000',
  ])
})

test('a head-to-head table is of the matches among those level, and is made again for the rest', () => {
  const round = [
    result('A 1/1 d 9/1'),
    result('D 1/1 b 1/1'),
    result('D 1/1 c 1/1'),
    result('A 1/1 b 1/1'),
    result('C 1/1 a 1/1'),
    result('B 1/1 c 1/1'),
    result('B 1/1 e 1/1'),
    result('C 1/1 e 1/1'),
  ]
  const all = { teams: [...teams, 'e'] }
  const points = lines(round, { ...all, rules: ordered('points') })
  const headToHead = lines(round, {
    ...all,
    rules: ordered('points', { headToHead: ['points'] }),
  })

  expect(points.map((line) => line.slice(0, 5))).toEqual([
    '1 a 4',
    '1 b 4',
    '1 c 4',
    '1 d 4',
    '5 e 0',
  ])
  // Among the four: a and d won two each, b and c one each; then a beat d, and b beat c.
  expect(headToHead.map((line) => line.slice(0, 3))).toEqual(['1 a', '2 d', '3 b', '4 c', '5 e'])
})

test('the order is data', () => {
  const results = [result('A 10/6 b 9/6'), result('A 1/6 c 0/6'), result('C 60/6 d 1/6')]

  expect(lines(results, { rules: ordered('net run rate') })[0]).toMatch(/^1 c/)
  expect(lines(results, { rules: ordered('points per match') })[0]).toMatch(/^1 a 4/)
  expect(lines(results, { rules: ordered('fewest losses', 'points') })[0]).toMatch(/^1 a 4/)
  expect(lines([], { rules: ordered('seeding'), seeding: ['c', 'a'] })).toEqual(
    ['1 c', '2 a', '3 b', '3 d'].map((line) => `${line} 0 0.000`),
  )
})

test('a quotient is runs a wicket for, divided by runs a wicket against', () => {
  const close = withInnings(
    result('A 100/60 b 90/60'),
    { runs: 100, wickets: 10 },
    { runs: 90, wickets: 1 },
  )

  expect(lines([close], { rules: ordered('quotient') })[0]).toMatch(/^1 b/)
})

test('points are deducted for a reason', () => {
  const adjustments = [{ team: 'a', points: -2, reason: 'Slow over rate' }]
  const input = { teams, contributions: [result('A 10/6 b 9/6')], rules: iccRules, adjustments }
  const row = tableOf(input).find(({ team }) => team === 'a')

  expect(row).toMatchObject({ points: 0, won: 1, adjustments })
})

test('a side that refused to play is charged with a full innings, the other is not affected', () => {
  const awarded = result('A 10/6 b 60/6', { decision: 'award' })
  const played = [result('A 100/120 c 90/120'), result('B 100/120 c 90/120')]
  const rated = (awardedRate: PointsRules['awardedRate']) =>
    lines([awarded, ...played], { rules: { ...iccRules, awardedRate } }).slice(0, 2)

  expect(rated('loser charged')).toEqual(['1 a 4 0.500', '2 b 2 -2.000'])
  expect(rated('left out')).toEqual(['1 a 4 0.500', '2 b 2 0.500'])
  expect(rated('as played')).toEqual(['1 a 4 -1.905', '2 b 2 2.857'])
})

test('a walkover may count otherwise than a side that refused to play', () => {
  const played = [result('A 100/120 c 90/120'), result('B 100/120 c 90/120')]
  const points = { ...iccRules.points, special: { walkover: { won: 2, lost: -1 } } }
  const rules = { ...iccRules, points, defaultRates: { walkover: 'left out' as const } }
  const rated = (decision: 'walkover' | 'forfeited') =>
    lines([result('A 10/6 b 60/6', { decision }), ...played], { rules })

  expect(rated('walkover').slice(0, 2)).toEqual(['1 a 4 0.500', '2 b 1 0.500'])
  expect(rated('forfeited').slice(0, 2)).toEqual(['1 a 4 0.500', '2 b 2 -2.000'])
})

test('tie-breaks and awards may bring other points', () => {
  const points = { ...iccRules.points, special: { 'tie break': { won: 3, lost: 1 } } }
  const superOver = result('A 90/120 b 90/120', { decision: 'tie break' })

  expect(lines([superOver], { rules: { ...iccRules, points } }).slice(0, 2)).toEqual([
    '1 a 3 0.000',
    '2 b 1 0.000',
  ])
  expect(lines([superOver])[0]).toBe('1 a 2 0.000')
})

test('a win at one and a quarter times the run rate brings a bonus point', () => {
  const rules = rulesFor('SA20', '2022/23')

  expect(lines([result('A 125/120 b 100/120')], { rules })[0]).toBe('1 a 5 1.250')
  expect(lines([result('A 124/120 b 100/120')], { rules })[0]).toBe('1 a 4 1.200')
})

test('the side ahead after ten overs has a bonus point, also when it loses', () => {
  const slow = Array.from({ length: 20 }, (_, i) => [5 * (i + 1), 0] as const)
  const fast = Array.from({ length: 12 }, (_, i) => [6 * (i + 1), i] as const)
  const match = withInnings(
    result('A 100/120 b 72/120'),
    { runs: 100, progress: slow },
    { runs: 72, progress: fast },
  )

  expect(lines([match], { rules: rulesFor('Big Bash League', '2021/22') }).slice(0, 2)).toEqual([
    '1 a 3 1.400',
    '2 b 1 -1.400',
  ])
  expect(lines([match], { rules: rulesFor('Big Bash League', '2023/24') })[0]).toBe('1 a 2 1.400')
})

test('the point for being ahead is shared when level, and when rain came first', () => {
  const level = withInnings(result('A 90/120 b 80/120'), {}, {})
  const rained = withInnings(washedOut('a', 'b'), { progress: [[9, 0]] }, {})

  expect(lines([level], { rules: rulesFor('Big Bash League', '2020/21') }).slice(0, 2)).toEqual([
    '1 a 3.5 0.500',
    '2 b 0.5 -0.500',
  ])
  expect(lines([rained], { rules: rulesFor('Big Bash League', '2020/21') })[0]).toBe('1 a 2 0.000')
  expect(lines([rained], { rules: rulesFor('Big Bash League', '2021/22') })[0]).toBe('1 a 1 0.000')
})

test('ladders reward runs, wickets taken and wickets in hand, up to a limit', () => {
  const ladder = {
    kind: 'ladder',
    pointsEach: 1,
    withinOvers: null,
    firstInningsOnly: false,
    allOutIsFull: true,
    results: ['won', 'lost'],
  } as const
  const rules: PointsRules = {
    ...iccRules,
    bonuses: [
      { ...ladder, of: 'runs', steps: [50, 100, 150], withinOvers: overs(1) },
      { ...ladder, of: 'wickets taken', steps: [3, 5, 7, 9], results: ['lost'] },
      { ...ladder, of: 'wickets in hand', steps: [2, 4, 6] },
    ],
    mostBonus: 5,
  }
  const match = withInnings(
    result('a 110/60 B 111/60'),
    {
      runs: 110,
      wickets: 8,
      allOut: true,
      progress: [
        [60, 2],
        [110, 8],
      ],
    },
    {
      runs: 111,
      wickets: 5,
      progress: [
        [101, 5],
        [111, 5],
      ],
    },
  )

  // a: 50 in the first over, and three and five wickets; b: 100, and four wickets in hand.
  expect(lines([match], { rules }).slice(0, 2)).toEqual(['1 b 6 0.100', '2 a 3 -0.100'])
  expect(lines([match], { rules: { ...rules, mostBonus: 2 } })[1]).toBe('2 a 2 -0.100')
})
