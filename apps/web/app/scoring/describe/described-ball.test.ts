import type { BallDescription } from '@pavilion/cricket/description.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { nameOfFact, undo } from '../pad/undo.ts'
import { changedIn, describing, findBall, placeOf, saying, wagonAt } from './described-ball.ts'

const all: BallDescription = {
  wagon: { angle: 80, length: 0.6 },
  note: 'Dropped at slip',
  stroke: 'cut',
  pitched: { line: 0.3, length: 0.4 },
  fieldedBy: 'TB',
  reviews: [{ by: 'tigers', decision: 'struck down' }],
}

test('answers that follow each other are undone at once', () => {
  const bowled = after(...opening, ball(2))
  const first = saying(bowled, 4, { wagon: { angle: 9, length: 1 } })
  const once = after(...opening, ball(2), ...first)
  const second = saying(once, 4, { stroke: 'drive' })
  const facts = [...opening, ball(2), ...first, ...second]
  const twice = after(...facts)

  expect(twice.current?.runs).toBe(2)
  expect(findBall(twice, 4)?.fact).toMatchObject({ stroke: 'drive', wagon: { angle: 9 } })
  const undone = after(...facts, ...undo(twice))
  expect(findBall(undone, 4)?.fact).toEqual(ball(2))
  expect(saying(undone, 99, { stroke: 'drive' })).toEqual([])
})

test('a description counts nothing, is kept beside the ball, and is taken back alone', () => {
  const before = after(...opening, ball(1), ball(4, 'LB', 'LA'))
  const facts = describing(findBall(before, 4)!, all)
  const told = after(...opening, ball(1), ball(4, 'LB', 'LA'), ...facts)

  expect(findBall(told, 4)?.fact).toEqual({ ...ball(1), ...all })
  expect(told.current).toMatchObject({ runs: 5, balls: 2 })
  expect(nameOfFact(told, { seq: 6, fact: facts[0]! })).toBe('what was said of the ball')
  expect(describing(findBall(told, 4)!, all)).toEqual([])
})

test('what is not said any more is left out', () => {
  expect(changedIn(all, { stroke: undefined, note: undefined })).toEqual({
    wagon: all.wagon,
    pitched: all.pitched,
    fieldedBy: 'TB',
    reviews: all.reviews,
  })
})

test.each([
  [
    { x: 0, y: -0.5 },
    { angle: 0, length: 0.5 },
  ],
  [
    { x: 0.5, y: 0 },
    { angle: 90, length: 0.5 },
  ],
  [
    { x: 0, y: 1 },
    { angle: 180, length: 1 },
  ],
  [
    { x: -2, y: 0 },
    { angle: 270, length: 1 },
  ],
  [
    { x: -0.001, y: -1 },
    { angle: 0, length: 1 },
  ],
])('a press at %j is %j in degrees clockwise from straight', (place, wagon) => {
  expect(wagonAt(place, ball(1))).toEqual(wagon)
  const { x, y } = placeOf(wagon)
  expect(wagonAt({ x, y }, ball(1))).toEqual(wagon)
})

test('a boundary went all the way', () => {
  expect(wagonAt({ x: 0.2, y: 0 }, ball(4)).length).toBe(1)
  expect(wagonAt({ x: 0.2, y: 0 }, { ...ball(4), nonBoundary: true }).length).toBe(0.2)
})
