import { expect, test } from 'vitest'
import { limited } from '../formats/limited.ts'
import { t20 } from '../formats/t20.ts'
import { play } from '../fold/play.testing.ts'
import { isWorthTelling, sinceThen } from './since.ts'
import { viewOf } from './view.ts'

const OVER = 6
const two = limited(2)

const between = (before: readonly string[], now: readonly string[], format = t20) =>
  sinceThen(viewOf(play(format, ...before)), viewOf(play(format, ...now)))

test('the score then and now, and the wickets that fell in between', () => {
  const { innings, happenings, result } = between(['h: 1 W'], ['h: 1 W 4 Wb 2'])

  expect(innings).toMatchObject([
    { from: { runs: 1, wickets: 1, overs: '0.2' }, to: { runs: 7, wickets: 2, overs: '0.5' } },
  ])
  expect(happenings).toMatchObject([
    { kind: 'wicket', team: 'Homes', how: expect.stringContaining('b '), runs: 5, wicket: 2 },
  ])
  expect(result).toBeNull()
})

test('a fifty is told once it is reached, and not again', () => {
  const sixes = (many: number) => [`h: ${'6 . '.repeat(many)}`]
  const strikers = (many: number) =>
    viewOf(play(t20, ...sixes(many))).innings[0]?.batting.map(({ runs }) => runs)
  const reached = between(sixes(6), sixes(20)).happenings.filter(({ kind }) => kind === 'runs')
  const after = viewOf(play(t20, ...sixes(20)))

  expect(strikers(20)?.some((runs) => runs >= 50)).toBe(true)
  expect(reached.length).toBeGreaterThan(0)
  expect(sinceThen(after, after).happenings).toEqual([])
})

test('five wickets of a bowler are told', () => {
  const { happenings } = between(['h: Wb Wb Wb Wb'], ['h: Wb Wb Wb Wb Wb'])

  expect(happenings).toContainEqual(expect.objectContaining({ kind: 'wickets', wickets: 5 }))
})

test('an innings that has begun since has no score before, and a result is told', () => {
  const first = 'h: 1 1 1 1 1 1 | 1 1 1 1 1 1'
  const { innings, happenings, result } = between(['h: 1'], [first, 'a: 6 6 6'], two)

  expect(innings.map(({ from }) => from?.runs)).toEqual([1, undefined])
  expect(happenings).toContainEqual({ kind: 'innings', team: 'Aways' })
  expect(result).toContain('Aways won')
})

test('a few balls without a wicket are not worth telling, an over is', () => {
  const few = between(['h: 1'], ['h: 1 1 4'])
  const over = between(['h: 1'], ['h: 1 1 4 . . . .'])
  const wicket = between(['h: 1'], ['h: 1 W'])
  const none = between(['h: 1'], ['h: 1'])

  expect([few, over, wicket, none].map((since) => isWorthTelling(since, OVER))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
