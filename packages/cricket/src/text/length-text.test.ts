import { expect, test } from 'vitest'
import { inUnit, lengthOf, lengthText, oversName } from './length-text.ts'

test('an innings lasts overs, and balls where they come in fives', () => {
  expect(lengthText({ overs: '19.3', balls: 117 }, 6)).toBe('19.3 overs')
  expect(lengthText({ overs: '20', balls: 100 }, 5)).toBe('100 balls')
  expect(lengthText({ overs: '12.4', balls: 100 }, 8)).toBe('12.4 overs')
})

test('one is one', () => {
  expect(lengthText({ overs: '1', balls: 6 }, 6)).toBe('1 over')
  expect(lengthText({ overs: '0.1', balls: 1 }, 5)).toBe('1 ball')
})

test('a length has the name of what it counts', () => {
  expect(lengthOf({ overs: '20', balls: 100 }, 5).title).toBe('Balls')
  expect([oversName(5), oversName(6)]).toEqual(['Set', 'Over'])
})

test('a place in an innings is an over and a ball, or a ball', () => {
  expect([inUnit('11.3', 6), inUnit('11.3', 5), inUnit('12', 5), inUnit('0.1', 5)]).toEqual([
    '11.3',
    '58',
    '60',
    '1',
  ])
})
