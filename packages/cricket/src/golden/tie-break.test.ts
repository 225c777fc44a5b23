import { expect } from 'vitest'
import { replay } from '../match.ts'
import { tieBreakOf } from '../tie-break.ts'
import { matchAt, pathOf, testWithMatches } from './archive.testing.ts'

/** What breaks a tie by its score alone, under the conditions of the time or under today's. */
function brokenBy(id: string, repeats: boolean) {
  const { setup, entries } = matchAt(pathOf(id))
  const superOver = { balls: 6, wickets: 2, repeats }
  const state = replay({ ...setup, conditions: { ...setup.conditions, superOver } }, entries)
  return tieBreakOf(state)?.winner ?? null
}

testWithMatches('until 2019 boundaries decided a Super Over that was tied too', () => {
  expect(brokenBy('1144530', false)).toBe('England')
  expect(brokenBy('729315', false)).toBe('Rajasthan Royals')
})

testWithMatches('today another Super Over follows one that was tied', () => {
  expect(brokenBy('1144530', true)).toBeNull()
  expect(brokenBy('1485939', true)).toBe('Netherlands')
})
