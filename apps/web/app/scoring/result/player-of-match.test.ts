import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { candidatesOf } from './player-of-match.ts'

test('the winners come first, and in a side who did most, with what they did', () => {
  const state = after(
    ...opening,
    ball(4),
    { ...ball(0), wickets: [{ kind: 'bowled', playerOut: 'LA' }] },
    { type: 'match-ended', result: 'won', winner: 'tigers' },
  )
  const [first, second] = candidatesOf(state)

  expect(first?.side).toBe('Tigers')
  expect(first?.choices[0]).toMatchObject({ id: 'TK', note: '1–4 in 0.2' })
  expect(first?.choices[1]).toMatchObject({ id: 'TA', note: undefined })
  expect(second?.choices.slice(0, 2)).toMatchObject([
    { id: 'LA', note: '4 (2)' },
    { id: 'LB', note: '0* (0)' },
  ])
  expect(second?.choices).toHaveLength(11)
})
