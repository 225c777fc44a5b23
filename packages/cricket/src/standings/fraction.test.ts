import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareFractions, decimalText, fraction, minus } from './fraction.ts'

test('rounds half up to three decimals, whatever the sign', () => {
  const texts = [
    fraction(1, 2000),
    fraction(-1, 2000),
    fraction(-1, 2001),
    fraction(12_345, 10_000),
    fraction(-7, 2),
    fraction(0),
  ].map((one) => decimalText(one, 3))

  expect(texts).toEqual(['0.001', '-0.001', '0.000', '1.235', '-3.500', '0.000'])
  expect(decimalText(fraction(5, 2), 0)).toBe('3')
})

test('compares exactly where binary fractions cannot', () => {
  const third = fraction(1, 3)
  const nearly = fraction(333_333_333_333_333, 1_000_000_000_000_000)

  expect(compareFractions(third, nearly)).toBe(1)
  expect(compareFractions(fraction(2, 4), fraction(-1, -2))).toBe(0)
  expect(() => fraction(1, 0)).toThrow(RangeError)
})

test('a printed rate is within half a thousandth of the exact one', () => {
  const numbers = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 9999 }))
  fc.assert(
    fc.property(numbers, numbers, ([a, b], [c, d]) => {
      const printed = Number(decimalText(minus(fraction(a, b), fraction(c, d)), 3))
      expect(Math.abs(printed - (a / b - c / d))).toBeLessThan(0.000_500_1)
    }),
  )
})
