import { expect, test } from 'vitest'
import { counted, figure, rate, signed, signedPoints } from './figures.ts'

test('thousands are told apart', () => {
  expect(figure(24_618)).toBe('24,618')
})

test('one is one', () => {
  expect(counted(1, 'match', 'matches')).toBe('1 match')
  expect(counted(0, 'match', 'matches')).toBe('0 matches')
  expect(counted(2, 'team')).toBe('2 teams')
})

test('a net run rate has its sign, and a true minus', () => {
  expect(signed(0.9142)).toBe('+0.914')
  expect(signed(-0.052)).toBe('−0.052')
  expect(signed(0)).toBe('+0.000')
  expect(signed(null)).toBe('–')
  expect([2, -0.5].map(signedPoints)).toEqual(['+2', '−0.5'])
})

test('what cannot be divided is a dash', () => {
  expect(rate(45.5)).toBe('45.50')
  expect(rate(null)).toBe('–')
})
