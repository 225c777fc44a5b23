import { expect, test } from 'vitest'
import { instantOf, wallClock, zoneName } from './zoned-time.ts'

test.each([
  ['2026-07-23T19:30', 'Asia/Karachi', '2026-07-23T14:30:00.000Z'],
  ['2026-07-23T00:15', 'Asia/Kolkata', '2026-07-22T18:45:00.000Z'],
  ['2026-01-01T12:00', 'Europe/London', '2026-01-01T12:00:00.000Z'],
  ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(instant)
  expect(wallClock(instant, zone)).toBe(wall)
})

test('an hour that is left out is no time, and one that comes twice is the first', () => {
  expect(instantOf('2026-03-29T01:30', 'Europe/London')).toBeUndefined()
  expect(instantOf('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z')
})

test('what is no time is none', () => {
  expect(instantOf('', 'UTC')).toBeUndefined()
  expect(instantOf('2026-13-01T00:00', 'UTC')).toBeUndefined()
})

test('a zone is named with its distance', () => {
  expect(zoneName('Asia/Karachi', new Date('2026-07-01T00:00:00Z'))).toBe('Asia/Karachi, GMT+5')
})
