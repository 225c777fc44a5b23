import { expect } from 'vitest'
import { replay } from '../fold/match.ts'
import { tieBreakOf } from '../result/tie-break.ts'
import { matchAt, pathOf, testWithMatches } from './archive.testing.ts'

const repeated = { balls: 6, wickets: 2, repeats: true }

/** What breaks a tie by its score alone, under the conditions of the time or under those given. */
function brokenBy(id: string, superOver?: typeof repeated) {
  const { setup, entries } = matchAt(pathOf(id))
  const conditions = superOver === undefined ? setup.conditions : { ...setup.conditions, superOver }
  return tieBreakOf(replay({ ...setup, conditions }, entries))?.winner ?? null
}

testWithMatches('until 2019 boundaries decided a Super Over that was tied too', () => {
  expect(brokenBy('1144530')).toBe('England')
  expect(brokenBy('729315')).toBe('Rajasthan Royals')
})

testWithMatches('today another Super Over follows one that was tied', () => {
  expect(brokenBy('1144530', repeated)).toBeNull()
  expect(brokenBy('1485939')).toBe('Netherlands')
})
