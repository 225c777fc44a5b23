import { expect, test } from 'vitest'
import { rulesFor } from './known-rules.ts'

const pointsOf = (name: string, season: string) => {
  const { won, tied, 'no result': noResult } = rulesFor(name, season).points
  return [won, tied, noResult]
}

test.each([
  // Published by the broadcaster during the season: seven matches, five wins, 20 points.
  ["The Hundred Men's Competition", '2025', [4, 2, 2]],
  ["The Hundred Women's Competition", '2025', [4, 2, 2]],
  ["The Hundred Men's Competition", '2024', [2, 1, 1]],
  ['Vitality Blast', '2024', [2, 1, 1]],
  ['Vitality Blast', '2025', [4, 2, 2]],
  ['Vitality Blast Men', '2026', [4, 2, 2]],
  ['Vitality Blast Women', '2025', [4, 2, 2]],
  ['Syed Mushtaq Ali Trophy', '2023/24', [4, 2, 2]],
  ['Big Bash League', '2020/21', [3, 1.5, 1.5]],
  ['Big Bash League', '2023/24', [2, 1, 1]],
  ['Village League', '2025', [2, 1, 1]],
])('a win, a tie and no result in the %s of %s bring %j', (name, season, points) => {
  expect(pointsOf(name, season)).toEqual(points)
})

test.each([
  ['LV= County Championship', '2014', 5, 200],
  ['Specsavers County Championship', '2018', 5, 200],
  ['County Championship', '2021', 8, 200],
  ['County Championship', '2022', 8, 200],
  ['County Championship', '2023', 5, 250],
  ['County Championship', '2024', 8, 250],
  ['County Championship', '2025', 8, 250],
])(
  'the %s of %s gives %i for a draw and batting points from %i',
  (name, season, ...[drawn, from]) => {
    const { points, bonuses } = rulesFor(name, season)

    expect(points).toMatchObject({ won: 16, lost: 0, tied: 8, drawn })
    expect(bonuses.flatMap((one) => (one.kind === 'ladder' ? [[one.of, one.steps]] : []))).toEqual([
      ['runs', [from, from + 50, from + 100, from + 150, from + 200]],
      ['wickets taken', [3, 6, 9]],
    ])
  },
)

test('the Ranji Trophy counts the lead on first innings', () => {
  expect(rulesFor('Ranji Trophy', '2022/23').points.unequalDraw).toEqual({
    by: 'first innings',
    ahead: 3,
    behind: 1,
  })
})
