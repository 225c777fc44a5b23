import type { Fact } from '@pavilion/cricket/facts.ts'
import { hundred } from '@pavilion/cricket/formats/hundred.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { expect, test } from 'vitest'
import { after, ball, opening, setup } from '../scoring.testing.ts'
import { moreOf } from './more-facts.ts'

const labelsOf = (state: Parameters<typeof moreOf>[0]) =>
  moreOf(state).flatMap(({ entries }) => entries.map(({ label }) => label))

test('penalty runs for a slow over rate are offered where the conditions have them', () => {
  const late = { ...setup, conditions: { ...setup.conditions, overRatePenalty: 6 } }
  const judged = judgeAll(startMatch(late), opening)

  expect(labelsOf(after(...opening))).not.toContain('6 to Lions')
  expect(judged.ok && labelsOf(judged.value.state)).toContain('6 to Lions')
})

test('who retired is offered to bat on once all others are out', () => {
  const out = 'CDEFGHIJK'.split('').flatMap((letter): Fact[] => [
    { type: 'batter-came-in', player: `L${letter}` },
    { type: 'batter-retired', player: `L${letter}`, reason: 'out' },
  ])
  const hurt: Fact = { type: 'batter-retired', player: 'LA', reason: 'hurt' }
  const state = after(...opening, ball(0), hurt, ...out)

  expect(labelsOf(after(...opening, ball(0), hurt))).not.toContain('Player LA returns')
  expect(state.current?.closed).toBe('all out')
  expect(labelsOf(state)).toContain('Player LA returns')
  expect(labelsOf(state)).toContain('Player LC returns; the other captain consents')
})

test('without a limit of overs a side may declare, and the match may be drawn', () => {
  const limits = { oversPerInnings: null, maxOversPerBowler: null, powerplays: [] }
  const timed = { ...setup, conditions: { ...setup.conditions, ...limits } }
  const judged = judgeAll(startMatch(timed), [...opening, ball(4)])
  const offered = judged.ok ? labelsOf(judged.value.state) : []

  expect(offered).toEqual(expect.arrayContaining(['Lions declare', 'Drawn']))
  expect(labelsOf(after(...opening, ball(4)))).not.toContain('Lions declare')
  expect(labelsOf(after(...opening, ball(4)))).not.toContain('Drawn')
})

test('umpires end an over, and a set where balls are counted', () => {
  const sets = judgeAll(startMatch({ ...setup, conditions: hundred }), [...opening, ball(0)])

  expect(labelsOf(after(...opening, ball(0)))).toContain('The umpires end over 1 after 1')
  expect(sets.ok && labelsOf(sets.value.state)).toContain('The umpires end set 1 after 1')
})

test('a match is abandoned, without a ball where none was bowled', () => {
  expect(labelsOf(startMatch(setup))).toContain('Abandoned without a ball')
  expect(labelsOf(after(...opening))).not.toContain('Abandoned')
  expect(labelsOf(after(...opening, ball(0)))).toContain('Abandoned')
  expect(labelsOf(after(...opening, ball(0)))).not.toContain('Abandoned without a ball')
})
