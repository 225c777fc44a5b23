import { expect, test } from 'vitest'
import { countdownText } from './countdown.tsx'

const minute = 60_000
const hour = 60 * minute

test('what is left is told in its two largest parts', () => {
  expect(countdownText(49 * hour)).toBe('Starts in 2 days 1 hour')
  expect(countdownText(48 * hour + 5 * minute)).toBe('Starts in 2 days')
  expect(countdownText(3 * hour + 20 * minute)).toBe('Starts in 3 hours 20 minutes')
  expect(countdownText(minute)).toBe('Starts in 1 minute')
})

test('a minute that has begun counts, also where it makes the hour or the day full', () => {
  expect(countdownText(4 * hour - 1)).toBe('Starts in 4 hours')
  expect(countdownText(hour - 1)).toBe('Starts in 1 hour')
  expect(countdownText(24 * hour - 1)).toBe('Starts in 1 day')
})

test('the last minute is a minute until it is over', () => {
  expect(countdownText(1)).toBe('Starts in 1 minute')
  expect(countdownText(0)).toBe('Due to start')
  expect(countdownText(-hour)).toBe('Due to start')
})
