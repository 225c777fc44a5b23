import { expect, test } from 'vitest'
import { withoutWithdrawn } from './withdrawn-teams.ts'

const pairs = [
  ['a', 'b'],
  ['c', 'd'],
  ['a', 'c'],
  ['b', 'd'],
  ['a', 'd'],
  ['b', 'c'],
] as const

/** A league of four, once or twice round, of which so many matches have been played. */
const league = ({ played, legs = 1 }: { played: number; legs?: number }) =>
  Array.from({ length: legs }, () => pairs)
    .flat()
    .map((teams, at) => ({ teams, contribution: at < played ? {} : null }))

const left = ['a', 'b', 'c']
const ofD = (matches: readonly { readonly teams: readonly string[] }[]) =>
  matches.filter(({ teams }) => teams.includes('d')).length

test('results of a team that has withdrawn count unless the rules say otherwise', () => {
  const matches = league({ played: 4 })
  expect(withoutWithdrawn(matches, { entered: left, rule: undefined })).toEqual(matches)
  expect(withoutWithdrawn(matches, { entered: left, rule: 'counted' })).toEqual(matches)
})

test('left out, they go, and those of the others stay', () => {
  const counted = withoutWithdrawn(league({ played: 6 }), { entered: left, rule: 'left out' })
  expect(ofD(counted)).toBe(0)
  expect(counted).toHaveLength(3)
})

test.each([
  [1, 1, 0],
  [2, 1, 0],
  [4, 1, 3],
  [6, 2, 6],
  [4, 2, 0],
])(
  'after %i matches of a league played %i times, %i of its matches count',
  (played, legs, count) => {
    const rule = 'left out before half'
    expect(ofD(withoutWithdrawn(league({ played, legs }), { entered: left, rule }))).toBe(count)
  },
)

test('nobody has withdrawn from a league in which all still play', () => {
  const matches = league({ played: 3 })
  const entered = [...left, 'd']
  expect(withoutWithdrawn(matches, { entered, rule: 'left out' })).toEqual(matches)
})
