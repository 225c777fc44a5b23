import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bonusBounds, excludesOther, matchWorth } from './bonus-bounds.ts'
import { iccRules } from './points-rules.ts'
import type { LadderBonus, PointsRules } from './points-rules.ts'
import { scored } from './results.testing.ts'
import { tableOf } from './table.ts'
import { overs } from './units.ts'

const ladder = {
  kind: 'ladder',
  of: 'runs',
  steps: [100, 150],
  pointsEach: 1,
  withinOvers: null,
  firstInningsOnly: false,
  allOutIsFull: true,
  results: ['won', 'lost'],
} as const satisfies LadderBonus

const faster = { kind: 'run rate', ratio: [5, 4], points: 1 } as const

test('only a win brings the bonus for its run rate, and results bring what their ladders say', () => {
  const rules = { bonuses: [faster, ladder], mostBonus: null }

  expect(bonusBounds(rules, 'won')).toEqual([0, 3])
  expect(bonusBounds(rules, 'lost')).toEqual([0, 2])
  expect(bonusBounds(rules, 'tied')).toEqual([0, 0])
  expect(bonusBounds({ ...rules, mostBonus: 2 }, 'won')).toEqual([0, 2])
})

test('a match without a result may bring what a bonus gives for that', () => {
  const ahead = { kind: 'ahead', afterOvers: overs(10), points: 1, pointsIfLevel: 0.5 } as const
  const rules = { bonuses: [{ ...ahead, pointsIfNotReached: 2 }], mostBonus: null }

  expect(bonusBounds(rules, 'no result')).toEqual([0, 2])
  expect(bonusBounds(rules, 'lost')).toEqual([0, 1])
})

test('only one side can have the bonus for being ahead', () => {
  const ahead = {
    kind: 'ahead',
    afterOvers: overs(10),
    pointsIfLevel: 1,
    pointsIfNotReached: 0,
  } as const

  expect(excludesOther({ bonuses: [faster, { ...ahead, points: 2 }] })).toBe(true)
  expect(excludesOther({ bonuses: [faster, ladder] })).toBe(false)
})

test('a tie, a draw and no result count as the least and the most of them', () => {
  const points = { ...iccRules.points, tied: 1.5, 'no result': 1 }
  expect(matchWorth({ ...iccRules, points })).toEqual({ win: [2, 2], tie: [1, 1.5], loss: [0, 0] })
  expect(matchWorth({ ...iccRules, points, noResults: 'left out' }).tie).toEqual([0, 1.5])
})

const innings = fc.tuple(fc.integer({ min: 20, max: 300 }), fc.integer({ min: 0, max: 9 }))

test('no match brings a side more or fewer points than its bounds', () => {
  const bonuses = [faster, ladder, { ...ladder, of: 'wickets taken', steps: [3, 6] } as const]
  const all = fc.record({ one: innings, other: innings, mostBonus: fc.constantFrom(null, 1, 3) })
  fc.assert(
    fc.property(all, ({ one, other, mostBonus }) => {
      const [first, second] = one[0] >= other[0] ? ['A', 'b'] : ['a', 'B']
      fc.pre(one[0] !== other[0])
      const match = scored(`${first} ${one.join('/')} 20.0, ${second} ${other.join('/')} 20.0`)
      const rules: PointsRules = { ...iccRules, bonuses, mostBonus }
      const worth = matchWorth(rules)
      const rows = tableOf({ teams: ['a', 'b'], contributions: [match], rules })
      for (const { won, points } of rows) {
        const [least, most] = won === 1 ? worth.win : worth.loss
        expect(points).toBeGreaterThanOrEqual(least)
        expect(points).toBeLessThanOrEqual(most)
      }
    }),
  )
})
