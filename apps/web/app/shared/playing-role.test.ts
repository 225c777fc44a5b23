import { expect, test } from 'vitest'
import { roleOf } from './playing-role.ts'

test('a player is what most of the figures are', () => {
  expect(roleOf({ matches: 9, runs: 300, wickets: 1 })).toBe('Batter')
  expect(roleOf({ matches: 9, runs: 40, wickets: 14 })).toBe('Bowler')
  expect(roleOf({ matches: 9, runs: 200, wickets: 9 })).toBe('All-rounder')
})

test('what was said of a player counts more than the figures', () => {
  expect(roleOf({ role: 'keeper', matches: 9, runs: 300, wickets: 1 })).toBe('Wicket-keeper')
  expect(roleOf({ role: null, matches: 9, runs: 300, wickets: 1 })).toBe('Batter')
})

test('of a player of few matches, or none with bat and ball, no role is told', () => {
  expect(roleOf({ matches: 2, runs: 90, wickets: 0 })).toBeUndefined()
  expect(roleOf({ matches: 8, runs: 0, wickets: 0 })).toBeUndefined()
})
