import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { lastStanding, nameOfFact, redo, undo } from './undo.ts'

/** Presses undo and redo after these facts. */
function press(facts: readonly Fact[], keys: string) {
  const all = [...facts]
  for (const key of keys) {
    const state = after(...all)
    const fact = key === 'u' ? undo(state) : redo(state)
    if (fact !== undefined) all.push(fact)
  }
  return after(...all)
}

const begun = [...opening, ball(4), ball(6), ball(2)]

test('undo takes the last back, and redo brings it back, as often as pressed', () => {
  const runs = (keys: string) => press(begun, keys).current?.runs

  expect(runs('u')).toBe(10)
  expect(runs('uu')).toBe(4)
  expect(runs('uur')).toBe(10)
  expect(runs('uurr')).toBe(12)
  expect(runs('uurru')).toBe(10)
  expect(runs('ur')).toBe(12)
  expect(runs('r')).toBe(12)
})

test('what is recorded after undoing ends what may be redone', () => {
  const undone = [...begun, { type: 'struck-out', seq: begun.length } as const, ball(1)]

  expect(redo(after(...undone))).toBeUndefined()
})

test('all can be undone, and nothing more', () => {
  const state = press(begun, 'u'.repeat(begun.length))

  expect(state.toss).toBeNull()
  expect(undo(state)).toBeUndefined()
})

test('undo names the ball with its number, or what else it was', () => {
  const named = (...facts: readonly Fact[]) => {
    const state = after(...facts)
    const last = lastStanding(state)
    return last && nameOfFact(state, last)
  }

  expect(named(...begun)).toBe('0.3 2 runs, Player LA')
  expect(named(...opening)).toBe('Player TK to bowl')
  expect(named(...begun, { type: 'stoppage', reason: 'Rain' })).toBe('the stoppage')
})
