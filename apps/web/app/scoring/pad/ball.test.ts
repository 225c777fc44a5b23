import { expect, test } from 'vitest'
import { ballOf, swapped, toggleExtra } from './ball.ts'
import type { ExtraKey, Pressed } from './ball.ts'

const middle = { striker: 'a', nonStriker: 'b', bowler: 'z' }
const conditions = { wideValue: 1, noBallValue: 1 }
const ball = (runs: number, ...pressed: ExtraKey[]) =>
  ballOf(middle, { runs, pressed: new Set(pressed) }, conditions)

test.each([
  [0, [], { runs: 0 }],
  [4, [], { runs: 4 }],
  [0, ['wide'], { runs: 0, extras: { wides: 1 } }],
  [2, ['wide'], { runs: 0, extras: { wides: 3 } }],
  [4, ['noball'], { runs: 4, extras: { noballs: 1 } }],
  [2, ['bye'], { runs: 0, extras: { byes: 2 } }],
  [1, ['legbye'], { runs: 0, extras: { legbyes: 1 } }],
  [2, ['noball', 'legbye'], { runs: 0, extras: { noballs: 1, legbyes: 2 } }],
  [0, ['bye'], { runs: 0 }],
] as const)('%i with %j', (runs, pressed, recorded) => {
  expect(ball(runs, ...pressed)).toEqual({ type: 'ball-bowled', ...middle, ...recorded })
})

test('a wide costs what the conditions say', () => {
  const seen = { runs: 1, pressed: new Set<ExtraKey>(['wide']) }

  expect(ballOf(middle, seen, { wideValue: 2, noBallValue: 2 }).extras).toEqual({ wides: 3 })
})

test('an extra lets go of those that cannot happen with it', () => {
  const press = (...keys: ExtraKey[]) => [...keys.reduce<Pressed>(toggleExtra, new Set())]

  expect(press('noball', 'bye')).toEqual(['noball', 'bye'])
  expect(press('noball', 'bye', 'legbye')).toEqual(['noball', 'legbye'])
  expect(press('noball', 'wide')).toEqual(['wide'])
  expect(press('wide', 'bye')).toEqual(['bye'])
  expect(press('wide', 'wide')).toEqual([])
})

test('an all-run four is no boundary, and the other batter may face', () => {
  const seen = { runs: 4, pressed: new Set<ExtraKey>(), nonBoundary: true }

  expect(ballOf(swapped(middle), seen, conditions)).toEqual({
    type: 'ball-bowled',
    striker: 'b',
    nonStriker: 'a',
    bowler: 'z',
    runs: 4,
    nonBoundary: true,
  })
})
