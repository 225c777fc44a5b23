import { expect, test } from 'vitest'
import { dayAfter, dayAt, dayRange, longDay, shortDay, timeAt } from './dates.ts'

test('a span names its months and its year once', () => {
  expect(dayRange('2026-07-12', '2026-08-09', 'en')).toBe('12 July to 9 August 2026')
  expect(dayRange('2026-05-03', '2026-05-09', 'en')).toBe('3 to 9 May 2026')
  expect(dayRange('2025-12-26', '2026-01-09', 'en')).toBe('26 December 2025 to 9 January 2026')
  expect(dayRange('2026-05-03', '2026-05-03', 'en')).toBe('3 May 2026')
})

test('days are written as at the ground', () => {
  expect(longDay('2026-07-23', 'en')).toBe('Thu 23 July 2026')
  expect(longDay('2026-07-23', 'en', '2026')).toBe('Thu 23 July')
  expect(shortDay('2026-07-23', 'en', '2026')).toBe('23 July')
})

test('a time is that of the ground, on a 24-hour clock', () => {
  const clock = { locale: 'en', timeZone: 'Asia/Karachi' }

  expect(timeAt('2026-07-22T14:30:00Z', clock)).toBe('19:30')
  expect(timeAt('2026-07-22T19:00:00Z', clock)).toBe('00:00')
})

test('it is already tomorrow in Karachi', () => {
  expect(dayAt('2026-07-22T20:00:00Z', 'Asia/Karachi')).toBe('2026-07-23')
})

test('days go on over the end of a month and of a year', () => {
  expect(dayAfter('2026-02-27', 2)).toBe('2026-03-01')
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31')
})
