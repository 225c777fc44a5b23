import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { expect, test } from 'vitest'
import { gridBands } from './grid-rows.ts'

const slot = (day: string, starts: string, kind: SlotOnDay['kind'] = 'standard'): SlotOnDay => ({
  slotId: `${day} ${starts}`,
  day,
  kind,
  price: 100,
  state: 'free',
  start: `${day}T${starts}:00Z`,
  end: `${day}T23:00:00Z`,
  localStart: `${day}T${starts}`,
  localEnd: `${day}T23:00`,
})

test('a row is a time of day, a column a day, and what a day does not have is left out', () => {
  const days = ['2026-11-23', '2026-11-24']
  const slots = [
    slot('2026-11-23', '19:00', 'floodlight'),
    slot('2026-11-24', '06:00'),
    slot('2026-11-23', '13:00'),
    slot('2026-11-23', '06:00'),
  ]

  expect(
    gridBands(slots, days).map(({ band, rows }) => [
      band,
      rows.map((row) => [row.starts, ...row.slots.map((one) => one?.day)]),
    ]),
  ).toEqual([
    ['Morning', [['06:00', '2026-11-23', '2026-11-24']]],
    ['Afternoon', [['13:00', '2026-11-23', undefined]]],
    ['Floodlit', [['19:00', '2026-11-23', undefined]]],
  ])
})

test('an evening without lights is an evening', () => {
  const [only] = gridBands([slot('2026-11-23', '18:00')], ['2026-11-23'])

  expect(only?.band).toBe('Evening')
})
