import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import {
  bought,
  booksOf,
  buy,
  issueCoupon,
  newBuyer,
  NOW,
  openShop,
  planLine,
  usesOf,
} from './orders.testing.ts'
import { expireOrders, placeOrder } from './orders.ts'
import { cancelOrder } from './refund-order.ts'

const app = await freshApp('empty')
const siteId = await openShop(app)
const anything = { request: {}, currency: 'PKR', lines: [planLine()], now: NOW }

test('an order is the sum of its lines, with the tax on top', async () => {
  const order = await bought(app, { siteId, accountId: await newBuyer(app) })

  expect(order).toMatchObject({
    status: 'pending',
    subtotal: 150_000,
    taxOnTop: 24_000,
    total: 174_000,
  })
  expect(order.number).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
})

test('ten identical requests at once place one order', async () => {
  const accountId = await newBuyer(app)
  const placed = await Promise.all(
    Array.from({ length: 10 }, () =>
      buy(app, { siteId, accountId, idempotencyKey: 'ten at once' }),
    ),
  )
  const ids = placed.map((one) => (one.ok ? one.value.order.id : one.code))

  expect(new Set(ids).size).toBe(1)
  expect(placed.filter((one) => one.ok && one.value.isNew)).toHaveLength(1)
})

test('the same request in another order of its fields is the same', async () => {
  const accountId = await newBuyer(app)
  const key = { siteId, accountId, idempotencyKey: 'order of fields' }
  const first = await bought(app, { ...key, request: { a: 1, b: { c: 2, d: 3 } } })
  const second = await bought(app, { ...key, request: { b: { d: 3, c: 2 }, a: 1 } })

  expect(second.id).toBe(first.id)
})

test('while the first request with a key is still at work, the second is told so', async () => {
  const accountId = await newBuyer(app)
  const buying = { siteId, accountId, idempotencyKey: 'at work still' }
  const second = await app.db.transaction().execute(async (first) => {
    await placeOrder(first, { ...buying, ...anything })
    return app.db.transaction().execute(async (db) => {
      await sql`set local lock_timeout = '50ms'`.execute(db)
      return placeOrder(db, { ...buying, ...anything })
    })
  })

  expect(second).toMatchObject({ ok: false, code: 'in-progress' })
})

test('a key that was used for another request is refused', async () => {
  const accountId = await newBuyer(app)
  const key = { siteId, accountId, idempotencyKey: 'once and again' }
  await bought(app, { ...key, request: { quantity: 1 } })

  expect(await buy(app, { ...key, request: { quantity: 2 } })).toMatchObject({
    ok: false,
    code: 'idempotency-key-reused',
  })
})

test('two accounts may use the same key', async () => {
  const key = { siteId, idempotencyKey: 'the same words' }
  const first = await bought(app, { ...key, accountId: await newBuyer(app) })
  const second = await bought(app, { ...key, accountId: await newBuyer(app) })

  expect(second.id).not.toBe(first.id)
})

test('of ten orders at once with the last use of a coupon, one has it', async () => {
  await issueCoupon(app, siteId, { code: 'LAST-ONE', rate: basisPoints(1000), mostUses: 1 })
  const accounts = await Promise.all(Array.from({ length: 10 }, () => newBuyer(app)))
  const placed = await Promise.all(
    accounts.map((accountId) => buy(app, { siteId, accountId, couponCode: 'last-one' })),
  )
  const refusals = placed.flatMap((one) => (one.ok ? [] : [one.code]))

  expect(refusals).toEqual(Array.from({ length: 9 }, () => 'coupon-over'))
  expect(await usesOf(app, 'LAST-ONE')).toBe(1)
})

test('one account at once gets as many uses as are for one, and no more', async () => {
  await issueCoupon(app, siteId, { code: 'TWICE-EACH', amount: minorUnits(1000), mostUsesEach: 2 })
  const accountId = await newBuyer(app)
  const placed = await Promise.all(
    Array.from({ length: 6 }, () => buy(app, { siteId, accountId, couponCode: 'TWICE-EACH' })),
  )

  expect(placed.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await usesOf(app, 'TWICE-EACH')).toBe(2)
})

test('the same request again takes no other use of its coupon', async () => {
  await issueCoupon(app, siteId, { code: 'AGAIN', rate: basisPoints(5000), mostUses: 1 })
  const accountId = await newBuyer(app)
  const buying = { siteId, accountId, idempotencyKey: 'with a coupon', couponCode: 'AGAIN' }
  const first = await bought(app, buying)
  const second = await bought(app, buying)

  expect(second).toEqual(first)
  expect(first.discount).toBe(75_000)
})

test('a coupon is free again when its order is let go, once', async () => {
  await issueCoupon(app, siteId, { code: 'GIVEN-BACK', rate: basisPoints(1000), mostUses: 1 })
  const order = await bought(app, {
    siteId,
    accountId: await newBuyer(app),
    couponCode: 'GIVEN-BACK',
  })
  const cancel = () =>
    app.db.transaction().execute((db) => cancelOrder(db, { orderId: order.id, now: NOW }))
  await cancel()

  expect(await cancel()).toMatchObject({ ok: true, value: { status: 'cancelled' } })
  expect(await usesOf(app, 'GIVEN-BACK')).toBe(0)
})

test.each([
  ['NO-SUCH', 'coupon-unknown'],
  ['EARLY', 'coupon-not-yet'],
  ['LATE', 'coupon-ended'],
  ['DOLLARS', 'coupon-other-currency'],
  ['GROUNDS', 'coupon-not-for-these'],
])('a coupon that does not apply (%s) says why (%s)', async (couponCode, code) => {
  const common = {
    site_id: siteId,
    title: 'Odd',
    valid_from: NOW,
    valid_until: '2027-01-01T00:00:00Z',
  }
  const odd = {
    ...common,
    code: couponCode,
    rate: basisPoints(100),
    amount: null,
    currency: null,
    most_uses: null,
    most_uses_each: null,
  }
  const coupons = {
    EARLY: { ...odd, valid_from: '2026-12-01T00:00:00Z' },
    LATE: { ...odd, valid_from: '2020-01-01T00:00:00Z', valid_until: NOW },
    DOLLARS: { ...odd, rate: null, amount: minorUnits(500), currency: 'USD' },
    GROUNDS: { ...odd, line_kinds: ['booking' as const] },
  }
  const coupon = Object.entries(coupons).find(([name]) => name === couponCode)?.[1]
  if (coupon) await app.db.insertInto('coupon').values(coupon).execute()

  expect(await buy(app, { siteId, accountId: await newBuyer(app), couponCode })).toMatchObject({
    ok: false,
    code,
  })
})

test('an order that costs nothing is paid at once', async () => {
  await issueCoupon(app, siteId, { code: 'ALL-OF-IT', rate: basisPoints(10_000) })
  const order = await bought(app, {
    siteId,
    accountId: await newBuyer(app),
    couponCode: 'ALL-OF-IT',
  })

  expect(order).toMatchObject({ status: 'paid', total: 0, discount: 150_000 })
  expect(await booksOf(app, order.id)).toEqual({})
})

test('what is not paid in time expires, and not before', async () => {
  const accountId = await newBuyer(app)
  const expiresAt = '2026-07-01T09:10:00.000Z'
  const order = await bought(app, { siteId, accountId, expiresAt })
  const expire = (now: string) => expireOrders(app.db, { orderIds: [order.id], now })

  expect(await expire('2026-07-01T09:09:59.999Z')).toBe(0)
  expect(await expire(expiresAt)).toBe(1)
  expect(await expire(expiresAt)).toBe(0)
})

test('the database refuses an order that is not the sum of its lines', async () => {
  const order = await bought(app, { siteId, accountId: await newBuyer(app) })
  const change = app.db
    .updateTable('order_line')
    .set({ amount: minorUnits(140_000), unit_price: minorUnits(140_000) })
    .where('order_id', '=', order.id)
    .execute()

  await expect(change).rejects.toMatchObject({ constraint: 'order_is_sum_of_lines' })
})

test('the database lets no order go where it may not, nor change what was agreed', async () => {
  const accountId = await newBuyer(app)
  const order = await bought(app, { siteId, accountId, lines: [planLine(), planLine(100, 3)] })
  const set = (values: object) =>
    app.db.updateTable('orders').set(values).where('id', '=', order.id).execute()

  await expect(
    set({ subtotal: minorUnits(1), total: minorUnits(1), tax_on_top: minorUnits(0) }),
  ).rejects.toMatchObject({
    constraint: 'order_terms_stay',
  })
  await expect(
    set({ status: 'refunded', refunded: order.total, paid_at: NOW }),
  ).rejects.toMatchObject({ constraint: 'order_status_edge' })
})
