import { expect, test } from 'vitest'
import { countdownWords } from './countdown-text.ts'

const minute = 60_000
const hour = 60 * minute

test('what is left is told in its two largest parts', () => {
  expect(countdownWords(49 * hour)).toBe('Begins in 2 days 1 hour')
  expect(countdownWords(48 * hour + 5 * minute)).toBe('Begins in 2 days')
  expect(countdownWords(3 * hour + 20 * minute)).toBe('Begins in 3 hours 20 minutes')
  expect(countdownWords(minute)).toBe('Begins in 1 minute')
})

test('the last minute is a minute until it is over', () => {
  expect(countdownWords(1)).toBe('Begins in 1 minute')
  expect(countdownWords(0)).toBe('Due to begin')
  expect(countdownWords(-hour)).toBe('Due to begin')
})
