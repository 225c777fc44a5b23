import { RETURNED, SUBSTITUTE_ROLE } from '@pavilion/cricket/facts.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { ball, opening, setup } from '../scoring.testing.ts'
import { bowlersOf } from './bowlers.ts'

/** What is said of each who may bowl next. */
function choicesIn(conditions: PlayingConditions, facts: readonly Fact[]) {
  const judged = judgeAll(startMatch({ ...setup, conditions }), [...opening, ...facts])
  if (!judged.ok) throw new Error(judged.message)
  const { state } = judged.value
  return bowlersOf(state, state.current!, { allowed: ['TK', 'TJ', 'TI'], limitOf: null })
}

const notesIn = (...asked: Parameters<typeof choicesIn>) =>
  new Map(choicesIn(...asked).map(({ id, note }) => [id, note]))

const notesAfter = (...facts: readonly Fact[]) => notesIn(t20, facts)

test('the quota of a shortened innings is the share of its overs, and never fewer than two', () => {
  expect(notesAfter(ball(0)).get('TK')).toBe('0.1 of 4 overs, 0–0')
  const shortened = (balls: number): Fact => ({ type: 'target-revised', balls })
  expect(notesAfter(ball(0), shortened(66)).get('TK')).toBe('0.1 of 3 overs, 0–0')
  expect(notesAfter(ball(0), shortened(30)).get('TK')).toBe('0.1 of 2 overs, 0–0')
})

test('of who is back on the field, the penalty time that is left is noted', () => {
  const off = { type: 'player-replaced', team: 'tigers', role: SUBSTITUTE_ROLE } as const
  const notes = notesAfter({ ...off, in: 'Omar', out: 'TJ', reason: 'injury' }, ball(0), ball(0), {
    ...off,
    in: 'TJ',
    out: 'Omar',
    reason: RETURNED,
  })

  expect(notes.get('TJ')).toMatch(/^back on the field: about 0\.2 overs of penalty time left/)
  expect(notes.get('TI')).toBeUndefined()
})

test('in The Hundred bowlers are told their balls', () => {
  expect(notesIn(hundred, [ball(0), ball(4)]).get('TK')).toBe('2 of 20 balls, 0–4')
})

test('who has only part of an over left is not offered, and told why', () => {
  const one = { ...t20, maxOversPerBowler: 1 }
  const dots = (bowler: string, count: number, faced = ball(0)): Fact[] =>
    Array.from({ length: count }, () => ({ ...faced, bowler }))
  const facts = [...dots('TK', 3), ...dots('TJ', 3), ...dots('TI', 6, ball(0, 'LB', 'LA'))]
  const barred = new Map(choicesIn(one, facts).map(({ id, barred: why }) => [id, why]))

  expect(barred.get('TK')).toBe('has bowled out: part of an over counts as a whole one')
  expect(barred.get('TJ')).toBe('has bowled out: part of an over counts as a whole one')
  expect(barred.get('TH')).toBeUndefined()
})
