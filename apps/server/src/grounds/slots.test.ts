import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotsBetween, type WeeklySpan } from './slots.ts'
import { wallClock } from './wall-clock.ts'

const span = (weekday: number, starts: string, ends: string): WeeklySpan => ({
  id: `${weekday} ${starts}`,
  weekday,
  starts,
  ends,
  kind: 'standard',
  price: minorUnits(100),
})

const times = (spans: readonly WeeklySpan[], zone: string, days: string): string[] => {
  const [from = '', to = from] = days.split(' to ')
  const slots = slotsBetween(spans, { from, to }, wallClock(zone))
  return slots.map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  )
}

const everyHour = Array.from({ length: 24 }, (_, hour) => {
  const clock = (at: number) => `${String(at % 24).padStart(2, '0')}:00`
  return span(7, clock(hour), clock(hour + 1))
})

test('a span of the week is a slot on each of its days, at the ground’s own time', () => {
  const spans = [span(1, '06:00', '09:00'), span(2, '18:30', '21:30')]

  expect(times(spans, 'Asia/Karachi', '2026-11-23 to 2026-11-30')).toEqual([
    '2026-11-23T01:00 2026-11-23T04:00',
    '2026-11-24T13:30 2026-11-24T16:30',
    '2026-11-30T01:00 2026-11-30T04:00',
  ])
})

test('a slot that ends at or before it starts goes on into the next day', () => {
  const spans = [span(6, '22:00', '01:00'), span(7, '01:00', '01:00')]

  expect(times(spans, 'UTC', '2026-11-21 to 2026-11-22')).toEqual([
    '2026-11-21T22:00 2026-11-22T01:00',
    '2026-11-22T01:00 2026-11-23T01:00',
  ])
})

test('the hour that the clock leaves out in spring cannot be hired', () => {
  const slots = times(everyHour, 'Europe/London', '2026-03-29')

  expect(slots).toHaveLength(23)
  expect(slots.slice(0, 3)).toEqual([
    '2026-03-29T00:00 2026-03-29T01:00',
    '2026-03-29T01:00 2026-03-29T02:00',
    '2026-03-29T02:00 2026-03-29T03:00',
  ])
})

test('a slot over the hour that the clock shows twice in autumn lasts an hour longer', () => {
  const slots = times(everyHour, 'Europe/London', '2026-10-25')

  expect(slots).toHaveLength(24)
  expect(slots.slice(0, 3)).toEqual([
    '2026-10-24T23:00 2026-10-25T00:00',
    '2026-10-25T00:00 2026-10-25T02:00',
    '2026-10-25T02:00 2026-10-25T03:00',
  ])
})

test('spans that do not overlap on the wall never overlap in time', () => {
  const zone = fc.constantFrom('Europe/London', 'Australia/Lord_Howe', 'America/Santiago')
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 287 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(zone, cuts, fc.integer({ min: 0, max: 365 }), (where, at, offset) => {
      const clock = (five: number) => new Date(five * 300_000).toISOString().slice(11, 16)
      const sorted = at.toSorted((a, b) => a - b)
      const day = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10)
      const weekday = new Date(Date.parse(day)).getUTCDay() || 7
      const spans = sorted
        .slice(1)
        .map((end, i) => span(weekday, clock(sorted[i] ?? 0), clock(end)))
      const slots = slotsBetween(spans, { from: day, to: day }, wallClock(where))

      for (const [i, slot] of slots.slice(1).entries()) {
        expect(slot.start).toBeGreaterThanOrEqual(slots[i]?.end ?? Infinity)
      }
    }),
    { numRuns: 300 },
  )
})
