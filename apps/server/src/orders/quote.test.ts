import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, divide, type NewLine, quote, share, type Tax } from './quote.ts'

const GROUND = '01990000-0000-7000-8000-000000000001'
const PLAN = '01990000-0000-7000-8000-000000000002'

const line = (price: number, quantity = 1, kind: NewLine['kind'] = 'package'): NewLine => ({
  kind,
  title: 'Something',
  quantity,
  unitPrice: minorUnits(price),
  subject: kind === 'package' ? PLAN : GROUND,
})
const tax = (rate: number, inclusive = false, lineKind: NewLine['kind'] = 'package'): Tax => ({
  lineKind,
  name: 'Sales tax',
  rate: basisPoints(rate),
  inclusive,
})
const percent = (rate: number, of: Partial<Discount> = {}): Discount => ({
  amount: null,
  rate: basisPoints(rate),
  lineKinds: [],
  subjects: [],
  ...of,
})
const off = (amount: number): Discount => ({
  ...percent(0),
  amount: minorUnits(amount),
  rate: null,
})

test('tax comes on top of what is left after the discount', () => {
  const quoted = quote([line(100_000)], { taxes: [tax(1600)], discount: percent(2500) })

  expect(quoted).toMatchObject({
    subtotal: 100_000,
    discount: 25_000,
    taxOnTop: 12_000,
    total: 87_000,
  })
})

test('a tax that prices hold already changes no total', () => {
  const quoted = quote([line(11_600)], { taxes: [tax(1600, true)] })

  expect(quoted).toMatchObject({ subtotal: 11_600, taxOnTop: 0, taxWithin: 1600, total: 11_600 })
})

test('half a unit of tax is rounded up, line by line', () => {
  const quoted = quote([line(50), line(50)], { taxes: [tax(500)] })

  expect(quoted.lines.map((one) => one.tax)).toEqual([3, 3])
  expect(quoted.total).toBe(106)
})

test('a discount that does not divide is shared by the largest remainders', () => {
  const quoted = quote([line(100), line(100), line(100)], { taxes: [], discount: off(100) })

  expect(quoted.lines.map((one) => one.discount)).toEqual([34, 33, 33])
})

test('a discount larger than the price makes it free, not negative', () => {
  expect(quote([line(900)], { taxes: [tax(1600)], discount: off(1000) }).total).toBe(0)
})

test('a coupon of one kind leaves the other lines alone', () => {
  const lines = [line(1000), line(1000, 1, 'booking')]
  const quoted = quote(lines, { taxes: [], discount: percent(5000, { lineKinds: ['booking'] }) })

  expect(quoted.lines.map((one) => one.discount)).toEqual([0, 500])
})

test('amounts beyond the exact range of a product are still exact', () => {
  expect(share(minorUnits(999_999_999_999), basisPoints(9999), basisPoints(10_000))).toBe(
    999_899_999_999,
  )
})

const anyKind = fc.constantFrom<NewLine['kind']>('booking', 'package')
const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    kind: anyKind,
  })
  .map(({ price, quantity, kind }) => line(price, quantity, kind))
const anyTax = fc
  .record({ rate: fc.integer({ min: 0, max: 10_000 }), inclusive: fc.boolean(), kind: anyKind })
  .map(({ rate, inclusive, kind }) => tax(rate, inclusive, kind))
const anyDiscount = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000_000_000 }).map(off),
  fc
    .record({
      rate: fc.integer({ min: 1, max: 10_000 }),
      kinds: fc.subarray<NewLine['kind']>(['booking', 'package']),
    })
    .map(({ rate, kinds }) => percent(rate, { lineKinds: kinds })),
)
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  taxes: fc.uniqueArray(anyTax, { selector: ({ lineKind }) => lineKind }),
  discount: fc.option(anyDiscount, { nil: undefined }),
})

test('no unit is lost or made, whatever is ordered', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, taxes, discount }) => {
      const quoted = quote(lines, { taxes, discount })
      const sum = (of: (one: (typeof quoted.lines)[number]) => number) =>
        quoted.lines.reduce((total, one) => total + of(one), 0)
      const onTop = (one: (typeof quoted.lines)[number]) => (one.taxInclusive ? 0 : one.tax)

      expect(sum((one) => one.amount - one.discount + onTop(one))).toBe(quoted.total)
      expect(quoted.subtotal - quoted.discount + quoted.taxOnTop).toBe(quoted.total)
      expect(quoted.total).toBeGreaterThanOrEqual(0)
      for (const one of quoted.lines) {
        expect(Number.isSafeInteger(one.tax)).toBe(true)
        expect(one.discount).toBeGreaterThanOrEqual(0)
        expect(one.discount).toBeLessThanOrEqual(one.amount)
        expect(one.tax).toBeLessThanOrEqual(one.amount - one.discount)
      }
    }),
  )
})

test('tax is never more than half a unit from what it is exactly', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 10_000 }), (base, rate) => {
      const rounded = quote([line(base)], { taxes: [tax(rate)] }).taxOnTop
      const twice = 2 * (rounded * 10_000 - base * rate)

      expect(twice).toBeGreaterThan(-10_000)
      expect(twice).toBeLessThanOrEqual(10_000)
    }),
  )
})

test('what is divided is the sum of its parts, and each part is its share but for a unit', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(whole > 0)
        const parts = divide(minorUnits(amount), weights.map(minorUnits))

        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [at, part] of parts.entries()) {
          expect(Math.abs(part - (amount * (weights[at] ?? 0)) / whole)).toBeLessThan(1)
        }
      },
    ),
  )
})
