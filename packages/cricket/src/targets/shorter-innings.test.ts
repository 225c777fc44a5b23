import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oversText } from '../formats/conditions.ts'
import { bowlersQuota } from './bowlers-quota.ts'
import { oversLost, oversPerSide, oversPossible } from './lost-time.ts'
import { resized, revisedPowerplays } from './powerplays.ts'

function lengths(overs: number): number[] {
  return revisedPowerplays('one-day', overs).map(({ from, to }) => (to - from) / 6)
}

test('one-day powerplays of reduced innings are those of matches that were played', () => {
  expect(lengths(27)).toEqual([6, 16, 5])
  expect(lengths(34)).toEqual([7, 20, 7])
  expect(lengths(41)).toEqual([8, 25, 8])
  expect(lengths(44)).toEqual([9, 26, 9])
  expect(lengths(47)).toEqual([10, 28, 9])
  expect(lengths(48)).toEqual([10, 29, 9])
  expect(lengths(49)).toEqual([10, 29, 10])
  expect(lengths(50)).toEqual([10, 30, 10])
})

test('the T20 powerplay of reduced innings is the ICC’s table of 2025', () => {
  const overs = Array.from({ length: 16 }, (_, index) => index + 5)
  const ends = overs.map((count) => oversText(revisedPowerplays('t20', count)[0]?.to ?? 0, 6))

  expect(ends.join(' ')).toBe('1.3 1.5 2.1 2.2 2.4 3 3.2 3.4 3.5 4.1 4.3 4.5 5.1 5.2 5.4 6')
})

test('no overs and no rule have no powerplays', () => {
  expect(revisedPowerplays('t20', 0)).toEqual([])
  expect(revisedPowerplays('one-day', 0)).toEqual([])
  expect(revisedPowerplays('none', 20)).toEqual([])
})

test('one-day powerplays fill the innings without gaps', () => {
  const property = fc.property(fc.integer({ min: 1, max: 50 }), (overs) => {
    const spans = revisedPowerplays('one-day', overs)
    expect(spans.map(({ from }) => from)).toEqual([0, ...spans.slice(0, -1).map(({ to }) => to)])
    expect(spans.at(-1)?.to).toBe(overs * 6)
  })
  fc.assert(property)
})

test('the powerplays of an innings in progress keep their parts of it', () => {
  const first = { kind: 'mandatory', from: 0, to: 36 }
  const oneDay = revisedPowerplays('one-day', 50)

  expect(resized([first], { before: 120, balls: 84 })).toEqual([{ ...first, to: 25 }])
  expect(resized(oneDay, { before: 300, balls: 27 * 6 })).toEqual(revisedPowerplays('one-day', 27))
  expect(resized([first], { before: 120, balls: 1 })).toEqual([])
})

test('bowlers have a fifth each, and some one over more', () => {
  expect(bowlersQuota(50, 5)).toEqual({ overs: 10, oneMore: 0 })
  expect(bowlersQuota(37, 5)).toEqual({ overs: 7, oneMore: 2 })
  expect(bowlersQuota(13, 5)).toEqual({ overs: 2, oneMore: 3 })
})

test('in an innings of five to nine overs a bowler may bowl two of them', () => {
  for (const overs of [5, 6, 9]) {
    expect(bowlersQuota(overs, 5)).toEqual({ overs: 2, oneMore: 0 })
  }
})

const oneDayRate = { secondsPerOver: 252 }

test('overs a side are rounded up, overs lost are rounded down', () => {
  expect(oversPerSide(oneDayRate, 336 * 60)).toBe(40)
  expect(oversPerSide(oneDayRate, 337 * 60)).toBe(41)
  expect(oversPossible(oneDayRate, 105 * 60)).toBe(25)
  expect(oversPossible(oneDayRate, 106 * 60)).toBe(26)
  expect(oversLost(oneDayRate, 41 * 60)).toBe(9)
  expect(oversLost(oneDayRate, 42 * 60)).toBe(10)
})

test('no time left is no overs, never fewer', () => {
  expect(oversPerSide(oneDayRate, -60)).toBe(0)
  expect(oversPossible(oneDayRate, -60)).toBe(0)
  expect(oversLost(oneDayRate, -60)).toBe(0)
})
