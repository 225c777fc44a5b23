import fc from 'fast-check'
import { expect, test } from 'vitest'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { anyFacts } from '../fold/any-facts.testing.ts'
import { replay } from '../fold/match.ts'
import { play, setupFor } from '../fold/play.testing.ts'
import type { MatchState } from '../fold/state.ts'
import { awardBalls } from './award-balls.ts'
import { type AwardCount, awardKinds, awardPoints, countsFor, usualFormula } from './formula.ts'
import { matchCounts } from './match-counts.ts'

const ballsOf = ({ setup, log }: MatchState, player: string) => awardBalls(setup, log, player)

function countsOf(state: MatchState, player: string) {
  const balls = ballsOf(state, player)
  const sum = (count: AwardCount) =>
    (balls.get(count) ?? []).reduce((total, one) => total + one.count, 0)
  return Object.fromEntries(countsFor('player').map((count) => [count, sum(count)]))
}

test('whatever a log holds, the balls add up to what everybody has for the awards', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(t20, testMatch), (facts, format) => {
      const entries = facts.map((fact, at) => ({ seq: at + 1, fact }))
      const state = replay(setupFor(format), entries)
      for (const [player, { counts }] of matchCounts(state)) {
        const summed = countsOf(state, player)
        expect(summed).toEqual(counts)
        for (const kind of awardKinds) {
          expect(awardPoints(kind, { ...counts, ...summed }, usualFormula)).toBe(
            awardPoints(kind, counts, usualFormula),
          )
        }
      }
    }),
  )
})

const numbers = (state: MatchState, player: string, count: AwardCount) =>
  ballsOf(state, player)
    .get(count)
    ?.map(({ innings, number, count: times }) => [innings, number, times])

test('fours, wickets and the one who bowled them are there with the numbers of their balls', () => {
  const state = play(t20, 'h: 4 . Wb 6')

  expect(numbers(state, 'h1', 'fours')).toEqual([[1, '0.1', 1]])
  expect(numbers(state, 'h1', 'runs')).toEqual([[1, '0.1', 4]])
  expect(numbers(state, 'a7', 'wickets')).toEqual([[1, '0.3', 1]])
  expect(numbers(state, 'a7', 'dots')).toHaveLength(2)
})

test('a fifty is the ball that brought it up, and goes with the hundred', () => {
  const state = play(t20, `h: ${'6 6 6 6 6 6 | . . . . . . | '.repeat(3)}1`)

  expect(numbers(state, 'h1', 'fifties')).toEqual([
    [1, '2.3', 1],
    [1, '4.5', -1],
  ])
  expect(numbers(state, 'h1', 'hundreds')).toEqual([[1, '4.5', 1]])
})

test('a ball that was struck out is not among them', () => {
  const state = play(t20, 'h: 4 4 1')
  const first = ballsOf(state, 'h1').get('fours')![0]!
  const log = [...state.log, { seq: state.seq + 1, fact: { type: 'struck-out', seq: first.seq } }]
  const corrected = awardBalls(state.setup, log as typeof state.log, 'h1').get('fours')

  expect(corrected?.map(({ seq }) => seq)).toEqual([first.seq + 1])
})
