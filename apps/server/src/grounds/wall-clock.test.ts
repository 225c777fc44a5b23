import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallClock } from './wall-clock.ts'

const at = (zone: string, local: string): string =>
  new Date(wallClock(zone).instantOf(Date.parse(`${local}Z`))).toISOString().slice(0, 16)

test.each([
  ['Asia/Karachi', '2026-11-22T06:00', '2026-11-22T01:00'],
  ['Asia/Kathmandu', '2026-11-22T06:00', '2026-11-22T00:15'],
  ['Europe/London', '2026-07-01T06:00', '2026-07-01T05:00'],
  ['Pacific/Kiritimati', '2026-07-01T06:00', '2026-06-30T16:00'],
  ['UTC', '2026-07-01T00:00', '2026-07-01T00:00'],
])('in %s it is %s at %s', (zone, local, instant) => {
  expect(at(zone, local)).toBe(instant)
})

test('an hour that the clock leaves out is the instant at which it does', () => {
  const left = ['01:00', '01:30', '02:00'].map((time) =>
    at('Europe/London', `2026-03-29T${time}`).slice(11),
  )

  expect(left).toEqual(['01:00', '01:00', '01:00'])
})

test('an hour that the clock shows twice is the first of the two', () => {
  const twice = ['00:30', '01:00', '01:30', '02:00'].map((time) =>
    at('Europe/London', `2026-10-25T${time}`),
  )

  expect(twice).toEqual([
    '2026-10-24T23:30',
    '2026-10-25T00:00',
    '2026-10-25T00:30',
    '2026-10-25T02:00',
  ])
})

test('a later time on the wall is never an earlier instant, and what is shown is what was asked for', () => {
  const zones = ['Europe/London', 'Australia/Lord_Howe', 'America/New_York', 'Asia/Karachi']
  const minutes = fc.integer({ min: 0, max: 366 * 1440 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      minutes,
      fc.integer({ max: 3000 }),
      (zone, minute, more) => {
        const clock = wallClock(zone)
        const local = Date.UTC(2026, 0, 1) + minute * 60_000
        const instant = clock.instantOf(local)

        expect(clock.instantOf(local + Math.abs(more) * 60_000)).toBeGreaterThanOrEqual(instant)
        expect(clock.localAt(instant)).toBeGreaterThanOrEqual(local)
        expect(clock.localAt(instant - 1)).toBeLessThan(local)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a zone that is none is refused', () => {
  expect(() => wallClock('Nowhere/Else')).toThrow(RangeError)
})
