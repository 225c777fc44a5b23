import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { lastDone, nameOfFact, redo, undo } from './undo.ts'

/** Presses undo and redo after these facts. */
function press(facts: readonly Fact[], keys: string) {
  const all = [...facts]
  for (const key of keys) {
    const state = after(...all)
    all.push(...(key === 'u' ? undo(state) : redo(state)))
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

  expect(redo(after(...undone))).toEqual([])
})

test('all can be undone, and nothing more', () => {
  const state = press(begun, 'u'.repeat(begun.length))

  expect(state.toss).toBeNull()
  expect(undo(state)).toEqual([])
})

test('undo names the ball with its number, or what else it was', () => {
  const named = (...facts: readonly Fact[]) => {
    const state = after(...facts)
    const last = lastDone(state)
    return last && nameOfFact(state, last)
  }

  expect(named(...begun)).toBe('0.3 2 runs, Player LA')
  expect(named(...opening)).toBe('Player TK to bowl')
  expect(named(...begun, { type: 'stoppage', reason: 'Rain' })).toBe('the stoppage')
})

/** The first ball was two and not four, and the second was bowled by nobody. */
const corrections: readonly Fact[] = [
  { type: 'corrected', seq: 4, fact: ball(2), reason: 'A boundary was not given' },
  { type: 'struck-out', seq: 5, with: 7 },
]

test('corrections that were made together are undone and redone together', () => {
  const log = [...begun, ...corrections]
  const runs = (keys: string) => press(log, keys).current?.runs

  expect(runs('')).toBe(4)
  expect(runs('u')).toBe(12)
  expect(runs('ur')).toBe(4)
  expect(runs('uu')).toBe(10)
  expect(runs('uurr')).toBe(4)
  expect(runs('uurru')).toBe(12)
})

test('what a correction strikes out is no undoing, and is not redone', () => {
  const struck: Fact = { type: 'struck-out', seq: 6, reason: '' }
  const state = press([...begun, struck], '')
  const last = lastDone(state)

  expect(redo(state)).toEqual([])
  expect(last && nameOfFact(state, last)).toBe('the correction')
  expect(press([...begun, struck], 'u').current?.runs).toBe(12)
})

test('where balls are counted, the ball has its number among them, here and among the corrections', () => {
  const set = Array.from({ length: 5 }, () => ball(0))
  const judged = judgeAll(startMatch({ ...setup, conditions: hundred }), [
    ...opening,
    ...set,
    { type: 'bowler-came-on', player: 'TJ' },
    { ...ball(2), bowler: 'TJ' },
  ])
  if (!judged.ok) throw new Error(judged.message)
  const { state } = judged.value
  const last = lastDone(state)
  const entry = state.log.at(-1)

  expect(last && nameOfFact(state, last)).toBe('6 2 runs, Player LA')
  expect(
    entry?.fact.type === 'ball-bowled' && tellerOf(state)({ ...entry, fact: entry.fact }),
  ).toMatchObject({ number: '6' })
})

test('the end of a match and the target that decides it are undone and redone together', () => {
  const method = 'D/L (Standard Edition)'
  const ended: readonly Fact[] = [
    { type: 'target-revised', balls: 9, method },
    { type: 'match-ended', result: 'tied', method },
  ]
  const last = lastDone(press([...begun, ...ended], ''))
  const at = (keys: string) => {
    const { ended: end, current } = press([...begun, ...ended], keys)
    return [end?.result, current?.ballLimit]
  }

  expect(last?.fact.type).toBe('match-ended')
  expect(at('u')).toEqual([undefined, 12])
  expect(at('ur')).toEqual(['tied', 9])
  expect(press([...begun, ...ended], 'uu').current?.runs).toBe(10)
})
