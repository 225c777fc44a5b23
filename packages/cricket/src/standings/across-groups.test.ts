import { expect, test } from 'vitest'
import { acrossGroups } from './across-groups.ts'
import { iccRules } from './points-rules.ts'
import { result } from './results.testing.ts'
import { tableOf } from './table.ts'

const rowOf = (team: string, results: readonly string[]) => {
  const contributions = results.map((text) => result(text))
  const teams = [...new Set(contributions.flatMap(({ sides }) => sides.map((side) => side.team)))]
  return tableOf({ teams, contributions, rules: iccRules }).find((row) => row.team === team)!
}

const order = (rows: Parameters<typeof acrossGroups>[0], lots: string[][] = []) =>
  acrossGroups(rows, { rules: iccRules, lots }).map((level) =>
    level.map(({ team }) => team).join(' = '),
  )

test('of those at the same place of groups of one size points come first, then the rate', () => {
  const a = rowOf('a', ['A 160/120 b 150/120', 'C 160/120 a 150/120'])
  const d = rowOf('d', ['D 190/120 e 150/120', 'F 160/120 d 150/120'])
  const g = rowOf('g', ['G 160/120 h 150/120', 'G 160/120 i 150/120'])

  expect(order([a, d, g])).toEqual(['g', 'd', 'a'])
})

test('where groups differ in size points count by the match', () => {
  const small = rowOf('a', ['A 160/120 b 150/120'])
  const large = rowOf('d', ['D 160/120 e 150/120', 'D 160/120 f 150/120', 'G 160/120 d 150/120'])

  expect(order([large, small])).toEqual(['a', 'd'])
})

test('those whom nothing tells apart share a place, until a lot is drawn among them', () => {
  const level = [rowOf('a', ['A 160/120 b 150/120']), rowOf('c', ['C 160/120 d 150/120'])]

  expect(order(level)).toEqual(['a = c'])
  expect(order(level, [['c', 'a']])).toEqual(['c', 'a'])
  expect(order(level, [['c', 'b']])).toEqual(['a = c'])
})
