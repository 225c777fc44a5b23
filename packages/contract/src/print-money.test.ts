import { expect, test } from 'vitest'
import { basisPoints, minorUnits } from './money.ts'
import { printMoney, printRate } from './print-money.ts'

test.each([
  [125_000, { id: 'PKR', digits: 2 }, 'PKR 1,250.00'],
  [5, { id: 'PKR', digits: 2 }, 'PKR 0.05'],
  [1_234_567, { id: 'JPY', digits: 0 }, 'JPY 1,234,567'],
  [1250, { id: 'KWD', digits: 3 }, 'KWD 1.250'],
  [-125_000, { id: 'PKR', digits: 2 }, '-PKR 1,250.00'],
])('%i minor units of %o are %s', (minor, currency, printed) => {
  expect(printMoney(minorUnits(minor), currency)).toBe(printed)
})

test('rates are written as per cent', () => {
  expect([1600, 1750, 25].map((rate) => printRate(basisPoints(rate)))).toEqual([
    '16%',
    '17.5%',
    '0.25%',
  ])
})
