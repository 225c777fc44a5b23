import { expect, test } from 'vitest'
import type { PlayingConditions } from './conditions.ts'
import { contradictions } from './contradictions.ts'
import { formats } from './formats.ts'
import { conditionsNamed, formatSlugs } from './named.ts'
import { pairs } from './pairs.ts'
import { t20 } from './t20.ts'
import { test as testMatch } from './test.ts'

const rulesOf = (conditions: PlayingConditions) =>
  contradictions(conditions).map(({ rule }) => rule)

const lostTime = { secondsPerOver: 240, graceMinutes: 0, minimumOvers: 5 }

test('no format contradicts itself', () => {
  expect(formats.flatMap(contradictions)).toEqual([])
})

test.each<[Partial<PlayingConditions>, PlayingConditions, string]>([
  [{ oversPerEnd: 21 }, t20, 'oversPerEnd'],
  [{ maxOversPerBowler: 21 }, t20, 'maxOversPerBowler'],
  [{ maxOversPerBowler: 1 }, t20, 'maxOversPerBowler'],
  [{ oversPerInnings: null, powerplays: [] }, t20, 'maxOversPerBowler'],
  [{ powerplays: [{ kind: 'mandatory', from: 0, to: 121 }] }, t20, 'powerplays'],
  [{ powerplays: [{ kind: 'mandatory', from: 6, to: 6 }] }, t20, 'powerplays'],
  [{ battingPowerplay: { overs: 2, after: 19, until: 20 } }, t20, 'battingPowerplay'],
  [{ battingPowerplay: { overs: 2, after: 10, until: 21 } }, t20, 'battingPowerplay'],
  [{ followOnMargin: 100 }, t20, 'followOnMargin'],
  [{ superOver: t20.superOver }, testMatch, 'superOver'],
  [{ oversPerInnings: 20 }, pairs, 'pairs'],
  [{ lastManStands: true }, pairs, 'pairs'],
  [{ retireAt: 25 }, pairs, 'pairs'],
  [{ superOver: t20.superOver }, pairs, 'pairs'],
  [{ rebowled: 'last over' }, testMatch, 'rebowled'],
  [{ aloneInTwos: true }, t20, 'aloneInTwos'],
  [{ playersPerSide: 2, maxOversPerBowler: 10 }, t20, 'superOver'],
  [{ lostTime: { ...lostTime, minimumOvers: 21 } }, t20, 'lostTime'],
  [{ lostTime }, testMatch, 'lostTime'],
])('%j is named', (rule, format, expected) => {
  expect(rulesOf({ ...format, ...rule })).toEqual([expected])
})

test('two powerplays overlap by a ball', () => {
  const powerplays = [
    { kind: 'mandatory', from: 0, to: 36 },
    { kind: 'batting', from: 35, to: 48 },
  ]
  expect(rulesOf({ ...t20, powerplays })).toEqual(['powerplays'])
})

test('every named format has conditions, overs and days where it needs them', () => {
  const named = formatSlugs.map((format) =>
    conditionsNamed({ format, ...(format === 'limited' && { overs: 12 }) }),
  )
  expect(named.every(({ ok }) => ok)).toBe(true)
  expect(conditionsNamed({ format: 't20', reviews: 2 })).toMatchObject({ value: { reviews: 2 } })
  expect(conditionsNamed({ format: 'limited' })).toMatchObject({ code: 'overs-missing' })
  expect(conditionsNamed({ format: 't20', overs: 12 })).toMatchObject({ code: 'overs-fixed' })
  expect(conditionsNamed({ format: 'test', days: 4 })).toMatchObject({ code: 'days-fixed' })
})

test.each([
  [1, 75],
  [2, 100],
  [3, 150],
  [4, 150],
  [5, 200],
])('the follow-on of a match of %i days takes a lead of %i (Law 14)', (days, followOnMargin) => {
  expect(conditionsNamed({ format: 'multi-day', days })).toMatchObject({
    value: { followOnMargin },
  })
})
