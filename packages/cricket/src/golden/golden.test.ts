import { expect, test } from 'vitest'
import { outcomeText } from '../result/outcome-text.ts'
import { outcomeOf } from '../result/outcome.ts'
import { play } from '../fold/play.testing.ts'
import { scorecard } from '../views/scorecard.ts'
import { goldenMatches } from './matches.ts'

test.each(goldenMatches)('$name', ({ conditions, innings, scores, result }) => {
  const state = play(conditions, ...innings)
  const outcome = outcomeOf(state)

  expect(
    scorecard(state).map(({ runs, wickets, overs }) => `${runs}/${wickets} (${overs})`),
  ).toEqual(scores)
  expect(outcome === null ? null : outcomeText(state, outcome)).toBe(result)
})
