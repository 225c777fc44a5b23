import { expect, test } from 'vitest'
import type { PlayingConditions } from '../../formats/conditions.ts'
import { hundred } from '../../formats/hundred.ts'
import { lastManStands } from '../../formats/last-man-stands.ts'
import { limited } from '../../formats/limited.ts'
import { t20 } from '../../formats/t20.ts'
import { test as testMatch } from '../../formats/test.ts'
import { outcomeText } from '../../result/outcome-text.ts'
import { outcomeOf } from '../../result/outcome.ts'
import { dismissals } from './dismissals.ts'
import { refused } from './refused.ts'
import { results } from './results.ts'
import { extras } from './extras.ts'
import { runsAndOvers } from './runs-and-overs.ts'
import type { SituationFormat } from './situation.ts'
import { extrasText, playOut, scoreText } from './situation.testing.ts'

const formats: Readonly<Record<SituationFormat, PlayingConditions>> = {
  usual: t20,
  hundred,
  'short hundred': { ...hundred, oversPerInnings: 2 },
  test: testMatch,
  'follow-on at 8': { ...testMatch, followOnMargin: 8 },
  timed: { ...testMatch, inningsPerSide: 1, daysScheduled: 1, followOnMargin: null },
  short: limited(2),
  'one each': { ...t20, maxOversPerBowler: 1 },
  'no free hit': { ...t20, freeHit: false },
  alone: lastManStands,
}

const scored = [...runsAndOvers, ...extras, ...dismissals].map(
  ([law, what, play, score, extraRuns, format = 'usual']) => ({
    name: `Law ${law}: ${what}`,
    play: `start:h ${play}`,
    score,
    extraRuns,
    conditions: formats[format],
  }),
)

test.each(scored)('$name', ({ play, score, extraRuns, conditions }) => {
  const { state, refused: code } = playOut(conditions, play)

  expect(code).toBeNull()
  expect(scoreText(state)).toBe(score)
  if (extraRuns !== undefined) expect(extrasText(state)).toBe(extraRuns)
})

const forbidden = refused.map(([law, what, play, code, format = 'usual']) => ({
  name: `Law ${law} forbids ${what}`,
  play: `start:h ${play}`,
  code,
  conditions: formats[format],
}))

test.each(forbidden)('$name', ({ play, code, conditions }) => {
  expect(playOut(conditions, play)).toMatchObject({ refused: code, isLast: true })
})

const ended = results.map(([law, what, play, result, format = 'usual']) => ({
  name: `Law ${law}: ${what}`,
  play,
  result,
  conditions: formats[format],
}))

test.each(ended)('$name', ({ play, result, conditions }) => {
  const { state, refused: code } = playOut(conditions, play)
  const outcome = outcomeOf(state)

  expect(code).toBeNull()
  expect(outcome && outcomeText(state, outcome)).toBe(result)
})

test('there are a hundred and fifty of them and more', () => {
  expect(scored.length + forbidden.length + ended.length).toBeGreaterThanOrEqual(150)
})
