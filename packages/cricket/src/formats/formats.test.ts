import { expect, test } from 'vitest'
import { ballsOfOvers, ballsPerInnings, formatName, oversText } from './conditions.ts'
import { formats } from './formats.ts'
import { limited } from './limited.ts'

test('formats have different names and powerplays within their innings', () => {
  expect(new Set(formats.map(formatName)).size).toBe(formats.length)
  for (const conditions of formats) {
    const balls = ballsPerInnings(conditions) ?? Infinity
    expect(conditions.powerplays.every(({ from, to }) => from < to && to <= balls)).toBe(true)
  }
})

test('five bowlers can bowl any number of overs', () => {
  for (let overs = 1; overs <= 60; overs++) {
    const { maxOversPerBowler } = limited(overs)
    expect((maxOversPerBowler ?? 0) * 5).toBeGreaterThanOrEqual(overs)
  }
  expect(formatName(limited(12))).toBe('12 overs a side')
  expect(formatName(limited(1))).toBe('1 over a side')
})

test('overs are written and read as scorers do', () => {
  expect([0, 5, 6, 117].map((balls) => oversText(balls, 6))).toEqual(['0', '0.5', '1', '19.3'])
  expect([20, 25.1, 0.6, 7.3].map((overs) => ballsOfOvers(overs, 6))).toEqual([120, 151, 6, 45])
  expect([-1, NaN, 1.9, 1e9].map((overs) => ballsOfOvers(overs, 6))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
