import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { noTarget, revisedTarget } from './revised-target.ts'

const state = after(...opening, ball(0))

test('a length is said in overs and balls', () => {
  expect(revisedTarget(state, { ...noTarget, overs: '1.4' })).toEqual({
    type: 'target-revised',
    balls: 10,
  })
  expect(revisedTarget(state, { ...noTarget, overs: '1.7' })).toBeUndefined()
  expect(revisedTarget(state, { ...noTarget, overs: '0' })).toBeUndefined()
})

test('a target says by which method it was set, and why', () => {
  const typed = { ...noTarget, runs: '12', method: 'DLS', reason: ' Rain ' } as const

  expect(revisedTarget(state, typed)).toEqual({
    type: 'target-revised',
    runs: 12,
    method: 'DLS',
    reason: 'Rain',
  })
  expect(revisedTarget(state, { ...typed, method: null })).toBeUndefined()
  expect(revisedTarget(state, { ...typed, reason: ' ' })).toBeUndefined()
})

test('the result of a match says how its target was set', () => {
  const first = [...opening, ball(4), { type: 'innings-ended', reason: 'closed' } as const]
  const chase = [
    { type: 'innings-started', battingTeam: 'tigers', openers: ['TA', 'TB'] } as const,
    { type: 'bowler-came-on', player: 'LK' } as const,
  ]
  const typed = { ...noTarget, runs: '3', method: 'Target set by hand', reason: 'Rain' } as const
  const fact = revisedTarget(after(...first, ...chase), typed)
  const winning = { ...ball(4, 'TA', 'TB'), bowler: 'LK' }

  expect(fact && boardOf(after(...first, ...chase, fact, winning)).sentence).toBe(
    'Tigers won by 10 wickets (target set by hand)',
  )
})

test('where balls are counted, a length is balls', () => {
  const sets = { ...state, setup: { ...state.setup, conditions: hundred } }

  expect(revisedTarget(sets, { ...noTarget, overs: '75' })).toMatchObject({ balls: 75 })
  expect(revisedTarget(sets, { ...noTarget, overs: '7.5' })).toBeUndefined()
})
