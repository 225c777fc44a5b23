import { expect, test } from 'vitest'
import type { Contribution, InningsFacts } from './contribution.ts'
import type { PointsRules } from './points-rules.ts'
import { result, washedOut, withInnings } from './results.testing.ts'
import { tableOf } from './table.ts'
import { orderTemplates, pointsTemplates } from './templates.ts'

/** The table as "a 4, b 2". */
function table(rules: PointsRules, contributions: readonly Contribution[]): string {
  const teams = [...new Set(contributions.flatMap(({ sides }) => sides.map(({ team }) => team)))]
  return tableOf({ teams: teams.toSorted(), contributions, rules })
    .map(({ team, points }) => `${team} ${points}`)
    .join(', ')
}

/** Innings with so many runs after ten overs. */
const at = (runs: number, after10: number, wickets = 5): Partial<InningsFacts> => ({
  runs,
  wickets,
  progress: Array.from({ length: 20 }, (_, over) => [
    over < 9 ? 0 : over < 10 ? after10 : runs,
    wickets,
  ]),
})

const season = [
  result('A 180/120 b 150/120'),
  result('B 160/120 c 150/120'),
  result('C 170/120 a 169/120'),
  washedOut('a', 'd'),
  result('d 140/120 b 140/120'),
]

test('two points a win: wins come before net run rate', () => {
  expect(table(pointsTemplates.two, season)).toBe('a 3, b 3, c 2, d 2')
})

test('four points a win', () => {
  expect(table(pointsTemplates.four, season)).toBe('a 6, b 6, c 4, d 4')
})

test('a bonus for one and a quarter times the rate of the other side, and no less', () => {
  const fast = [result('A 125/120 b 100/120'), result('C 124/120 d 100/120')]

  expect(table(pointsTemplates['four-and-bonus'], fast)).toBe('a 5, c 4, d 0, b 0')
})

test('twenty points a win, batting points in steps, bowling points for each two wickets', () => {
  const one = withInnings(result('A 165/120 b 130/120'), at(165, 80, 4), at(130, 60, 9))

  expect(table(pointsTemplates['twenty-and-bonuses'], [one])).toBe('a 27, b 4')
})

test('a point for being ahead after ten overs, halved when level or washed out', () => {
  const boosted = withInnings(result('A 180/120 b 150/120'), at(180, 70), at(150, 75))
  const level = withInnings(result('C 180/120 d 150/120'), at(180, 70), at(150, 70))

  expect(table(pointsTemplates['three-and-boost'], [boosted, level, washedOut('b', 'd')])).toBe(
    'c 3.5, a 3, b 3, d 2.5',
  )
})

test('who loses a bowl-off keeps a point', () => {
  const tied = result('A 100/120 b 100/120', { decision: 'tie break' })

  expect(table(pointsTemplates['three-and-bowl-off'], [tied, result('C 100/120 d 90/120')])).toBe(
    'c 3, a 3, b 1, d 0',
  )
})

test('ten points a win, and batting points from 50 runs to 150 for both sides', () => {
  const one = withInnings(result('A 200/120 b 95/120'), at(200, 90), at(95, 40))

  expect(table(pointsTemplates['ten-and-batting'], [one])).toBe('a 16, b 3')
})

test('wins among those level come before net run rate', () => {
  const rules = { ...pointsTemplates.four, order: orderTemplates['wins-among-level'] }
  const level = [
    result('A 101/120 b 100/120'),
    result('C 101/120 a 100/120'),
    result('B 200/120 c 100/120'),
    result('D 101/120 c 100/120'),
    result('B 150/120 d 100/120'),
    result('A 101/120 d 100/120'),
  ]

  expect(table(rules, level)).toBe('a 8, b 8, d 4, c 4')
})
