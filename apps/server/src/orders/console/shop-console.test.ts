import { randomUUID } from 'node:crypto'
import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import type { CouponText } from '@pavilion/contract/orders/coupon-console-calls.ts'
import type { PackageText } from '@pavilion/contract/packages/package-console-calls.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { codeOf, items, newKey, startCheckout } from '../checkout.testing.ts'
import { newBuyer, PLAN } from '../orders.testing.ts'

const { app, checkout, handled } = await startCheckout()
const operator = await clientAs(app, await someone(app, { operator: true }))
const buyer = await clientAs(app, await newBuyer(app))

const coupon: CouponText = {
  code: 'AUTUMN-20',
  title: 'A fifth off',
  discount: { rate: basisPoints(2000) },
  lineKinds: [],
  validFrom: '2020-01-01T00:00:00Z',
  validUntil: '2100-01-01T00:00:00Z',
  mostUses: 10,
  mostUsesEach: null,
}

const saveCoupon = (couponId: string, words: Partial<CouponText> = {}) =>
  operator.orderConsole.saveCoupon({ couponId, words: { ...coupon, ...words } })

const cartWith = async (code: string) => (await buyer.packages.applyCode({ code, items })).data

const auditedAs = async (kind: 'coupon-saved' | 'package-saved' | 'tax-saved' | 'tax-removed') =>
  (await operator.auditLog.filter({ filter: { kind: [kind] } })).data.items.map(
    ({ details }) => details,
  )

test('a coupon that an operator adds takes its share off, until it is ended', async () => {
  const couponId = randomUUID()
  const { data } = await saveCoupon(couponId, { code: 'autumn-20' })
  await saveCoupon(couponId)

  expect(data.items).toContainEqual({
    ...coupon,
    id: couponId,
    currency: null,
    uses: 0,
    isSample: false,
    validFrom: expect.any(String),
    validUntil: expect.any(String),
  })
  expect(await cartWith('autumn-20')).toMatchObject({ discount: 30_000 })
  await saveCoupon(couponId, { validUntil: '2021-01-01T00:00:00Z' })
  expect(await codeOf(cartWith('autumn-20'))).not.toBe('answered')
  expect(await auditedAs('coupon-saved')).toContainEqual({
    coupon: 'AUTUMN-20',
    until: '2021-01-01T00:00:00Z',
  })
})

test('a code that was used stays, and so do its uses; a code is that of one coupon', async () => {
  const couponId = randomUUID()
  await saveCoupon(couponId, { code: 'USED-ONCE', discount: { amount: minorUnits(500) } })
  await buyer.packages.paymentLink({ items, couponCode: 'USED-ONCE', idempotencyKey: newKey() })

  expect(await codeOf(saveCoupon(couponId, { code: 'OTHER' }))).toBe('CODE_IN_USE')
  const second = await clientAs(app, await newBuyer(app))
  await second.packages.paymentLink({ items, couponCode: 'USED-ONCE', idempotencyKey: newKey() })
  expect(await codeOf(saveCoupon(couponId, { code: 'USED-ONCE', mostUses: 1 }))).toBe(
    'FEWER_THAN_USED',
  )
  expect(await codeOf(saveCoupon(randomUUID(), { code: 'USED-ONCE' }))).toBe('CODE_TAKEN')
})

test('a coupon that makes no sense is refused', async () => {
  for (const words of [
    { code: 'A B' },
    { title: ' ' },
    { discount: { rate: basisPoints(0) } },
    { discount: { rate: basisPoints(10_001) } },
    { discount: { amount: minorUnits(0) } },
    { validUntil: coupon.validFrom },
    { mostUses: 0 },
  ]) {
    expect(await codeOf(saveCoupon(randomUUID(), words))).toBe('BAD_REQUEST')
  }
})

const hours: PackageText = {
  kind: 'live-stream',
  tier: null,
  name: 'Ten hours',
  summary: 'Ten hours of streaming.',
  features: ['A page for the stream'],
  streamingHours: 10,
  rank: 3,
  prices: [{ period: 'once', price: minorUnits(250_000) }],
  isOnSale: true,
}

const savePackage = (packageId: string, words: Partial<PackageText> = {}) =>
  operator.packageConsole.save({ packageId, words: { ...hours, ...words } })

const onSale = async (id: string) =>
  (await buyer.packages.filter({ filter: { id: [id] } })).data.items

test('a package that an operator adds is on sale at its price, until it is taken off', async () => {
  const packageId = randomUUID()
  await savePackage(packageId)
  await savePackage(packageId, { prices: [{ period: 'once', price: minorUnits(200_000) }] })

  expect(await onSale(packageId)).toMatchObject([
    { name: 'Ten hours', isSample: false, prices: [{ period: 'once', price: 200_000 }] },
  ])
  const { data } = await savePackage(packageId, { isOnSale: false })
  expect(data.items.find(({ id }) => id === packageId)).toMatchObject({
    isOnSale: false,
    bought: 0,
  })
  expect(await onSale(packageId)).toEqual([])
  expect(await auditedAs('package-saved')).toContainEqual({ package: 'Ten hours', sale: 'off' })
})

test('what somebody has bought stays what it is; its words and price may change', async () => {
  const { client, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handled()
  const plan: PackageText = {
    ...hours,
    kind: 'plan',
    tier: 'pro',
    name: 'PRO for clubs',
    prices: [{ period: 'month', price: minorUnits(150_000) }],
  }

  expect(await codeOf(savePackage(PLAN, { ...plan, tier: 'freemium' }))).toBe('PACKAGE_BOUGHT')
  expect(await codeOf(savePackage(PLAN))).toBe('PACKAGE_BOUGHT')
  const { data } = await savePackage(PLAN, plan)
  expect(data.items.find(({ id }) => id === PLAN)).toMatchObject({ name: plan.name, bought: 1 })
})

test('a package that makes no sense is refused', async () => {
  const price = { period: 'once', price: minorUnits(1) } as const
  for (const words of [
    { kind: 'plan' as const },
    { tier: 'pro' as const },
    { name: '' },
    { streamingHours: -1 },
    { prices: [price, price] },
    { prices: [{ ...price, price: minorUnits(-1) }] },
  ]) {
    expect(await codeOf(savePackage(randomUUID(), words))).toBe('BAD_REQUEST')
  }
})

test('what is saved twice at one moment is saved once', async () => {
  const [packageId, couponId] = [randomUUID(), randomUUID()]
  await Promise.all([savePackage(packageId), savePackage(packageId)])
  await Promise.all([
    saveCoupon(couponId, { code: 'AT-ONCE' }),
    saveCoupon(couponId, { code: 'AT-ONCE' }),
  ])

  expect(await onSale(packageId)).toMatchObject([{ prices: [{ period: 'once', price: 250_000 }] }])
  const { data } = await operator.orderConsole.coupons()
  expect(data.items.filter(({ code }) => code === 'AT-ONCE')).toHaveLength(1)
})

test('a coupon of an amount says in which currency, and one of a share in none', async () => {
  const { data } = await saveCoupon(randomUUID(), {
    code: 'RUPEES',
    discount: { amount: minorUnits(500) },
  })

  const saved = data.items.find(({ code }) => code === 'RUPEES')
  expect(saved).toMatchObject({ discount: { amount: 500 }, currency: { id: 'PKR' } })
  expect(data.items.find(({ code }) => code === 'AT-ONCE')?.currency).toBeNull()
})

test('a tax that an operator sets is taken from the next order on, and none once it is removed', async () => {
  const place = { countryId: 'PK', lineKind: 'package' } as const
  const tax = { ...place, name: 'Provincial tax', rate: basisPoints(500), inclusive: true }
  await operator.orderConsole.saveTax(tax)

  const { data } = await buyer.packages.applyCode({ items })
  expect(data.taxes).toMatchObject([{ name: 'Provincial tax', rate: 500, inclusive: true }])
  await operator.orderConsole.removeTax(place)
  await operator.orderConsole.removeTax(place)

  expect((await buyer.packages.applyCode({ items })).data.taxes).toEqual([])
  expect(await auditedAs('tax-removed')).toEqual([{ country: 'PK', on: 'package' }])
  expect(await codeOf(operator.orderConsole.saveTax({ ...tax, countryId: 'XX' }))).toBe(
    'COUNTRY_NOT_FOUND',
  )
})
