import { expect, test } from 'vitest'
import { play } from '../fold/play.testing.ts'
import { hundred } from '../formats/hundred.ts'
import { pairs } from '../formats/pairs.ts'
import { t20 } from '../formats/t20.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { phaseRows } from './phases.ts'

const named = (conditions: PlayingConditions) => {
  const state = play(conditions, 'h: 1')
  return phaseRows(state, state.innings[0]!).map(({ name, from, to }) => ({ name, from, to }))
}

test('an innings begins with its powerplay, where there is one', () => {
  expect(named(t20)).toEqual([{ name: 'Powerplay', from: 1, to: 6 }])
  expect(named(hundred)).toEqual([{ name: 'Powerplay', from: 1, to: 5 }])
})

test('without a powerplay it begins with its first overs', () => {
  expect(named(pairs)).toEqual([{ name: 'First overs', from: 1, to: 5 }])
})
