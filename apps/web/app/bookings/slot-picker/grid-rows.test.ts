import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { gridBands } from './grid-rows.ts'

const slot = (
  day: string,
  [starts, ends = '23:00']: readonly [string, string?],
  kind: SlotOnDay['kind'] = 'standard',
): SlotOnDay => ({
  slotId: `${day} ${starts}`,
  day,
  kind,
  price: minorUnits(100),
  state: 'free',
  start: `${day}T${starts}:00Z`,
  end: `${day}T${ends}:00Z`,
  localStart: `${day}T${starts}`,
  localEnd: `${day}T${ends}`,
})

test('a row is a time of day, a column a day, and what a day does not have is left out', () => {
  const days = ['2026-11-23', '2026-11-24']
  const slots = [
    slot('2026-11-23', ['19:00'], 'floodlight'),
    slot('2026-11-24', ['06:00']),
    slot('2026-11-23', ['13:00']),
    slot('2026-11-23', ['06:00']),
  ]

  expect(
    gridBands(slots, days).map(({ band, rows }) => [
      band,
      rows.map((row) => [row.hours, ...row.slots.map((one) => one?.day)]),
    ]),
  ).toEqual([
    ['Morning', [['06:00–23:00', '2026-11-23', '2026-11-24']]],
    ['Afternoon', [['13:00–23:00', '2026-11-23', undefined]]],
    ['Floodlit', [['19:00–23:00', '2026-11-23', undefined]]],
  ])
})

test('an evening without lights is an evening', () => {
  const [only] = gridBands([slot('2026-11-23', ['18:00'])], ['2026-11-23'])

  expect(only?.band).toBe('Evening')
})

test('slots that begin together and end apart have rows of their own', () => {
  const days = ['2026-11-23', '2026-11-24']
  const slots = [slot('2026-11-23', ['06:00', '10:00']), slot('2026-11-24', ['06:00', '08:00'])]

  expect(gridBands(slots, days).flatMap(({ rows }) => rows.map(({ hours }) => hours))).toEqual([
    '06:00–08:00',
    '06:00–10:00',
  ])
})
