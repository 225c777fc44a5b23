import { expect, test } from 'vitest'
import { endOf, firstDayOf, lastDayOf, rateOf, startOf } from './coupon-text.ts'

test.each([
  ['10', 1000],
  ['16.5', 1650],
  [' 7.25 ', 725],
  ['100', 10_000],
])('%s per cent is %i basis points', (text, rate) => {
  expect(rateOf(text)).toBe(rate)
})

test.each(['', 'ten', '1.234', '-1', '1,5'])('"%s" is no percentage', (text) => {
  expect(rateOf(text)).toBeUndefined()
})

test('a coupon is valid on its last day until midnight', () => {
  expect(endOf('2026-12-31')).toBe('2027-01-01T00:00:00.000Z')
  expect(lastDayOf(endOf('2026-12-31'))).toBe('2026-12-31')
  expect(firstDayOf(startOf('2026-02-28'))).toBe('2026-02-28')
})
