import { expect, test } from 'vitest'
import { hundred } from '../formats/hundred.ts'
import { lastManStands } from '../formats/last-man-stands.ts'
import { limited } from '../formats/limited.ts'
import { oneDay } from '../formats/one-day.ts'
import { t10 } from '../formats/t10.ts'
import { t20 } from '../formats/t20.ts'
import { test as testMatch } from '../formats/test.ts'
import { rainConditions } from './rain-conditions.ts'

test('one-day and T20 matches have the conditions of the ICC', () => {
  expect(rainConditions(oneDay)).toMatchObject({
    value: { secondsPerOver: 252, minimumOvers: 20, powerplays: 'one-day', bowlersPerInnings: 5 },
  })
  expect(rainConditions(t20)).toMatchObject({
    value: { secondsPerOver: 255, minimumOvers: 5, powerplays: 't20', bowlersPerInnings: 5 },
  })
})

test('any number of overs up to fifty is covered', () => {
  expect(rainConditions(t10)).toMatchObject({ value: { oversPerInnings: 10, minimumOvers: 5 } })
  expect(rainConditions(limited(40))).toMatchObject({ value: { minimumOvers: 20 } })
  expect(rainConditions({ ...oneDay, maxOversPerBowler: null, powerplays: [] })).toMatchObject({
    value: { bowlersPerInnings: null, powerplays: 'none' },
  })
})

test.each([
  [
    hundred,
    'D/L (Standard Edition) has values for overs of 6 balls, and not for the 5 of The Hundred.',
  ],
  [limited(60), 'D/L (Standard Edition) covers up to 50 overs a side, not 60.'],
  [
    lastManStands,
    'D/L (Standard Edition) has values for overs of 6 balls, and not for the 5 of Last man stands.',
  ],
  [{ ...t20, playersPerSide: 8 }, 'D/L (Standard Edition) is for sides of 11, not of 8.'],
  [testMatch, 'Targets are revised only in matches of limited overs, an innings a side.'],
])('a format that the method was not made for is refused: $name', (format, message) => {
  expect(rainConditions(format)).toMatchObject({ ok: false, message })
})

test('a competition has its own rules for lost time', () => {
  const lostTime = { secondsPerOver: 240, graceMinutes: 30, minimumOvers: 10 }

  expect(rainConditions({ ...limited(40), lostTime })).toMatchObject({
    value: { ...lostTime, oversPerInnings: 40, bowlersPerInnings: 5 },
  })
})
