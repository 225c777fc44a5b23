import { expect, test } from 'vitest'
import { progressLine, timeText } from './progress.ts'

test('the bar says how much is done, how fast and how long it will take', () => {
  expect(progressLine({ matches: 150, done: 154, total: 616, seconds: 2 })).toBe(
    '[######------------------] 25%, 150 matches, 75 a second, 6 s left',
  )
})

test('without a total there is no bar', () => {
  expect(progressLine({ matches: 10, done: 10, total: 0, seconds: 5 })).toBe(
    '10 matches, 2 a second',
  )
})

test('times are told in at most two units', () => {
  expect([9, 200, 3900].map(timeText)).toEqual(['9 s', '3 min 20 s', '1 h 5 min'])
})
