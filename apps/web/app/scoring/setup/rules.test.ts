import { conditionsNamed } from '@pavilion/cricket/formats/named.ts'
import { pairs } from '@pavilion/cricket/formats/pairs.ts'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { expect, test } from 'vitest'
import { emptyDraft, newMatchOf, problemsIn, problemsTold } from './new-match-form.ts'
import { formats, ofOvers, ruleProblems, rulesOf, sentRules } from './rules.ts'

const players = { firstName: 'A', first: 'One\nTwo', secondName: 'B', second: 'Three\nFour' }
const draft = { ...emptyDraft, ...players }

test('every format of the form has rules, the open one once its overs are said', () => {
  for (const { value } of formats) {
    const overs = value === 'limited' ? '16' : ''
    expect(rulesOf({ ...draft, format: value, overs })).not.toBeNull()
  }
  expect(rulesOf({ ...draft, format: 'limited', overs: '' })).toBeNull()
  expect(rulesOf({ ...draft, format: 'limited', overs: '1.5' })).toBeNull()
})

test('a number out of bounds and rules that contradict each other are named by rule', () => {
  expect(ruleProblems(t20)).toEqual({})
  expect(ruleProblems({ ...t20, ballsPerOver: 0, powerplays: [] })).toHaveProperty('ballsPerOver')
  expect(ruleProblems({ ...t20, maxOversPerBowler: 1 })).toMatchObject({
    maxOversPerBowler: 'All players together may not bowl as many overs as the innings has.',
  })
  expect(ruleProblems({ ...pairs, retireAt: 25 })).toMatchObject({
    pairs: 'In pairs nobody goes or retires.',
  })
})

test('rules of one’s own are sent in full, with the reviews, and stop a match while they are wrong', () => {
  const rules = { ...t20, name: '', retireAt: 30 }
  const asked = { ...draft, rules, reviews: '2' }

  expect(problemsIn(asked)).toEqual({})
  expect(newMatchOf(asked, 'key').conditions).toEqual({ ...sentRules(rules), reviews: 2 })
  expect(problemsIn({ ...draft, rules: { ...rules, maxOversPerBowler: 1 } })).toHaveProperty(
    'rules',
  )
  expect(problemsTold([{ path: 'conditions.superOver', message: 'No.' }], asked)).toEqual({
    rules: 'No.',
  })
})

test('the numbers of a Super Over, days and the follow-on have bounds', () => {
  const two = { ...t20, inningsPerSide: 2, superOver: null, followOnMargin: 60 } as const
  const superOver = { balls: 0, wickets: 2, repeats: true }

  expect(ruleProblems(two)).toEqual({})
  expect(ruleProblems({ ...two, daysScheduled: 11 })).toHaveProperty('daysScheduled')
  expect(ruleProblems({ ...two, followOnMargin: 1001 })).toHaveProperty('followOnMargin')
  expect(ruleProblems({ ...t20, superOver })).toHaveProperty('superOver')
  expect(ruleProblems({ ...t20, oversPerEnd: 21 })).toHaveProperty('oversPerEnd')
  const lostTime = { secondsPerOver: 240, graceMinutes: 0, minimumOvers: 5 }
  expect(ruleProblems({ ...t20, lostTime })).toEqual({})
  expect(ruleProblems({ ...t20, lostTime: { ...lostTime, secondsPerOver: 0 } })).toHaveProperty(
    'lostTime',
  )
})

test('other overs bring other limits, but not for pairs', () => {
  expect({ ...t20, ...ofOvers(t20, 12) }).toMatchObject({
    oversPerInnings: 12,
    maxOversPerBowler: 3,
    powerplays: [{ from: 0, to: 24 }],
  })
  const battingPowerplay = { overs: 2, after: 10, until: 20 }
  expect(ofOvers({ ...t20, battingPowerplay }, 12)).toMatchObject({
    battingPowerplay: { overs: 2, after: 10, until: 12 },
  })
  expect({ ...pairs, ...ofOvers(pairs, 8) }).toMatchObject({ maxOversPerBowler: 3, powerplays: [] })
  expect(conditionsNamed({ format: 'pairs' })).toMatchObject({ value: pairs })
})
