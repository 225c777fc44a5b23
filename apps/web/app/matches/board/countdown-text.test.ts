import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

const minute = 60_000
const hour = 60 * minute

test('what is left is told in its two largest parts', () => {
  expect(countdownText(49 * hour)).toBe('Begins in 2 days 1 hour')
  expect(countdownText(48 * hour + 5 * minute)).toBe('Begins in 2 days')
  expect(countdownText(3 * hour + 20 * minute)).toBe('Begins in 3 hours 20 minutes')
  expect(countdownText(minute)).toBe('Begins in 1 minute')
})

test('the last minute is a minute until it is over', () => {
  expect(countdownText(1)).toBe('Begins in 1 minute')
  expect(countdownText(0)).toBe('Due to begin')
  expect(countdownText(-hour)).toBe('Due to begin')
})
