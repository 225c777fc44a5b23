import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits, percent } from '../money.ts'
import { percentBack, refundOf } from './refund.ts'

const NOW = '2026-10-20T08:00:00Z'
const steps = [
  { hoursBefore: 48, percent: percent(100) },
  { hoursBefore: 24, percent: percent(50) },
]
const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString()

test.each([
  [49, 100],
  [48, 100],
  [47.9, 50],
  [24, 50],
  [23.9, 0],
  [0, 0],
  [-5, 0],
])('%d hours before, %d percent come back', (hours, percent) => {
  expect(percentBack(steps, { start: inHours(hours), now: NOW })).toBe(percent)
})

test('each slot brings back its own part of what was paid', () => {
  const slots = [
    { start: inHours(-1), price: minorUnits(1_000) },
    { start: inHours(30), price: minorUnits(1_000) },
    { start: inHours(100), price: minorUnits(2_000) },
  ]

  expect(refundOf({ amount: minorUnits(4_000), slots, steps }, NOW)).toBe(2_500)
  expect(refundOf({ amount: minorUnits(3_601), slots, steps }, NOW)).toBe(2_250)
})

test('without terms nothing comes back, and of slots that cost nothing each counts the same', () => {
  const slots = [inHours(100), inHours(1)].map((start) => ({ start, price: minorUnits(0) }))

  expect(refundOf({ amount: minorUnits(4_000), slots, steps: [] }, NOW)).toBe(0)
  expect(refundOf({ amount: minorUnits(4_000), slots, steps }, NOW)).toBe(2_000)
})

test('never more comes back than was paid, and all of it where every slot brings back all', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(minorUnits)
  const slot = fc.record({ start: fc.integer({ min: -50, max: 200 }).map(inHours), price: money })
  const step = fc.record({
    hoursBefore: fc.integer({ min: 0, max: 100 }),
    percent: fc.integer({ min: 0, max: 100 }).map(percent),
  })
  const slots = fc.array(slot, { minLength: 1, maxLength: 31 })
  fc.assert(
    fc.property(money, slots, fc.array(step, { maxLength: 5 }), (amount, hired, terms) => {
      const back = refundOf({ amount, slots: hired, steps: terms }, NOW)
      const far = hired.map((one) => ({ ...one, start: inHours(500) }))
      const all = [{ hoursBefore: 0, percent: percent(100) }]

      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(amount)
      expect(refundOf({ amount, slots: far, steps: all }, NOW)).toBe(amount)
    }),
  )
})
