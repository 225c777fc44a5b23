import { expect, test } from 'vitest'
import { outcomeText } from '../outcome-text.ts'
import { outcomeOf } from '../outcome.ts'
import { play } from '../play.testing.ts'
import { scorecard } from '../scorecard.ts'
import { goldenMatches } from './matches.ts'

test.each(goldenMatches)('$name', ({ conditions, innings, scores, result }) => {
  const state = play(conditions, ...innings)
  const outcome = outcomeOf(state)

  expect(
    scorecard(state).map(({ runs, wickets, overs }) => `${runs}/${wickets} (${overs})`),
  ).toEqual(scores)
  expect(outcome === null ? null : outcomeText(state, outcome)).toBe(result)
})
