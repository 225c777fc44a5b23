import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { after, ball, opening } from '../scoring.testing.ts'
import { outWithoutBall } from './without-ball.ts'

const labels = (...facts: readonly Fact[]) =>
  outWithoutBall(after(...opening, ...facts)).map(({ label }) => label)

const bowled: Fact = { ...ball(0), wickets: [{ kind: 'bowled', playerOut: 'LA' }] }

test('before a delivery the non-striker can be run out, and either batter can obstruct', () => {
  expect(labels()).toEqual([
    'Player LA obstructing the field before the delivery',
    'Player LB run out by Player TK before the delivery',
    'Player LB obstructing the field before the delivery',
  ])
  expect(labels(ball(1))).toContain('Player LA run out by Player TK before the delivery')
})

test('after a wicket whoever is due to come in can be timed out, and nobody else', () => {
  expect(labels(bowled)[0]).toBe('Player LC timed out')
  expect(labels(bowled)).toHaveLength(9)
  const comes: Fact = { type: 'batter-came-in', player: 'LD' }
  expect(labels(bowled, comes)).toContain('Player LD timed out')
  expect(labels(bowled, comes, { ...ball(0), striker: 'LD' })).not.toContain('Player LD timed out')
})

test('nobody is out without a ball before the innings or after it', () => {
  expect(outWithoutBall(after())).toEqual([])
  expect(labels({ type: 'innings-ended', reason: 'closed' })).toEqual([])
})
