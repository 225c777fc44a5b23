import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const on = (weekday: number, starts: string, ends: string) => ({
  id: `${weekday} ${starts}`,
  weekday,
  starts,
  ends,
  kind: 'standard' as const,
  price: minorUnits(100),
})

test('days with the same hours are one line, and slots without a break are one stretch', () => {
  const week = [1, 2, 3, 4, 5].flatMap((day) => [
    on(day, '09:00', '12:00'),
    on(day, '06:00', '09:00'),
    on(day, '15:00', '18:00'),
  ])

  expect(openingHours([...week, on(7, '06:00', '09:00')])).toEqual([
    { days: 'Monday to Friday', hours: '06:00–12:00, 15:00–18:00' },
    { days: 'Saturday', hours: 'Closed' },
    { days: 'Sunday', hours: '06:00–09:00' },
  ])
})
