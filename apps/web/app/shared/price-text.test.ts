import { minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorOf, priceText } from './price-text.ts'

test.each([
  ['4500', 2, 450_000],
  ['4,500.5', 2, 450_050],
  [' 12 000 ', 0, 12_000],
  ['0.125', 3, 125],
  ['', 2, undefined],
  ['-5', 2, undefined],
  ['1.234', 2, undefined],
  ['12a', 2, undefined],
])('%j with %d digits is %j', (text, digits, minor) => {
  expect(minorOf(text, digits)).toBe(minor)
})

test('a price that is put into a field is read back as it was', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 }).map(minorUnits)
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 4 }), (minor, digits) => {
      expect(minorOf(priceText(minor, digits), digits)).toBe(minor)
    }),
  )
})
