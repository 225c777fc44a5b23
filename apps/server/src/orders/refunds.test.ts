import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { codeOf, items, newKey, referenceIn, startCheckout } from './checkout.testing.ts'
import { booksOf, bought, issueCoupon, newBuyer, PLAN } from './orders.testing.ts'
import { expireOrders } from './orders.ts'
import { reconcile } from './reconcile.ts'
import { cancelOrder } from './refund-order.ts'

const { app, siteId, checkout, handled, overdue, wait, told, post, refund } = await startCheckout()

test('money for an order that was let go is given back, by the next turn of the job', async () => {
  const { orderId, reference, order } = await checkout()
  await app.db.transaction().execute((db) => cancelOrder(db, { orderId, now: app.now() }))
  await post(await told(reference))
  expect(await order()).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: 174_000, reason: 'paid too late', sentAt: null }],
  })
  expect(await booksOf(app, orderId)).toEqual({ provider: 174_000, owed: -174_000 })
  await handled()
  expect(await app.db.selectFrom('message').select('subject').execute()).toEqual([
    { subject: expect.stringMatching(/Your payment for order .* will be refunded/) },
  ])
  await reconcile(app)

  expect((await order()).refunds[0]?.sentAt).not.toBeNull()
  expect(await booksOf(app, orderId)).toEqual({ provider: 0, owed: 0 })
})

test('a buyer lets go of what is not paid, once or twice, and of nothing else', async () => {
  await issueCoupon(app, siteId, { code: 'ONCE-EACH', rate: basisPoints(1000), mostUsesEach: 1 })
  const buyer = await newBuyer(app)
  const client = await clientAs(app, buyer)
  const again = () =>
    client.packages.paymentLink({ items, couponCode: 'ONCE-EACH', idempotencyKey: newKey() })
  const { orderId, url } = (await again()).data
  expect(await codeOf(again())).toBe('COUPON_USED_BY_YOU')
  await client.orders.cancel({ orderId })
  const { data } = await client.orders.cancel({ orderId })
  expect(data.status).toBe('cancelled')
  const page = await client.orders.showSandbox({ reference: referenceIn(url) })
  expect(page.data.isOpen).toBe(false)
  const second = (await again()).data
  await client.orders.decideSandbox({ reference: referenceIn(second.url), outcome: 'succeed' })

  expect(await codeOf(client.orders.cancel({ orderId: second.orderId }))).toBe('ORDER_PAID')
})

test('what was booked is not let go as an order', async () => {
  const accountId = await newBuyer(app)
  const line = {
    kind: 'booking',
    title: 'Nets',
    quantity: 1,
    unitPrice: minorUnits(100),
    subject: PLAN,
  } as const
  const { id: orderId } = await bought(app, { siteId, accountId, lines: [line] })
  const client = await clientAs(app, accountId)

  expect(await codeOf(client.orders.cancel({ orderId }))).toBe('ORDER_IS_BOOKING')
})

test('a late payment of an expired order still buys what is still there', async () => {
  const { reference, order } = await overdue()
  await reconcile(app)
  expect((await order()).status).toBe('expired')
  await post(await told(reference))

  expect(await order()).toMatchObject({ status: 'paid', refunds: [] })
})

test('money for an expired order whose coupon somebody else has by now goes back', async () => {
  await issueCoupon(app, siteId, { code: 'ONE-LEFT', rate: basisPoints(1000), mostUses: 1 })
  const buyer = await newBuyer(app)
  const client = await clientAs(app, buyer)
  const first = { items, couponCode: 'ONE-LEFT', idempotencyKey: newKey() }
  const { orderId, url } = (await client.packages.paymentLink(first)).data
  wait(86_401)
  await expireOrders(app.db, { orderIds: [orderId], now: app.now() })
  await bought(app, { siteId, accountId: buyer, couponCode: 'ONE-LEFT' })
  await post(await told(referenceIn(url), { amount: minorUnits(156_600) }))
  wait(-86_401)

  expect((await client.orders.show({ orderId })).data).toMatchObject({
    status: 'expired',
    refunds: [{ amount: 156_600, reason: 'paid too late' }],
  })
  expect(await entitlementsOf(app, buyer)).toMatchObject({ plan: 'freemium' })
})

test('an order that expired can be paid no more', async () => {
  const { client, orderId, order } = await overdue()

  expect((await order()).status).toBe('expired')
  expect(await codeOf(client.packages.paymentLink({ orderId }))).toBe('ORDER_NOT_PAYABLE')
})

test('the second of two payments of one order is given back', async () => {
  const { client, orderId, reference, order } = await checkout()
  await post(await told(reference, { outcome: 'failed' }))
  const { data } = await client.packages.paymentLink({ orderId })
  await post(await told(referenceIn(data.url)))
  await post(await told(reference))

  expect(await order()).toMatchObject({
    status: 'paid',
    refunded: 0,
    refunds: [{ amount: 174_000, reason: 'paid twice' }],
  })
})

test('what is given back is never more than was paid, even at once', async () => {
  const { client, orderId, reference, order } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  const refunds = await Promise.all([refund(orderId, 100_000), refund(orderId, 100_000)])

  expect(refunds.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await order()).toMatchObject({ status: 'partly refunded', refunded: 100_000 })
})

test('an order given back in full takes what it bought with it', async () => {
  const { buyer, client, orderId, reference, order } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handled()
  await refund(orderId, 74_000)
  expect(await entitlementsOf(app, buyer)).toMatchObject({ plan: 'pro' })
  await refund(orderId, 100_000)

  expect(await order()).toMatchObject({ status: 'refunded', refunded: 174_000 })
  expect(await entitlementsOf(app, buyer)).toMatchObject({ plan: 'freemium' })
  expect(await booksOf(app, orderId)).toEqual({
    provider: 174_000,
    sales: 0,
    tax: 0,
    owed: -174_000,
  })
})

test('the books refuse entries that do not add up, and to be changed', async () => {
  const order = await bought(app, { siteId, accountId: await newBuyer(app) })
  const at = app.now()
  const event = '01990000-0000-7000-8000-00000000cccc'
  const entry = { event, order_id: order.id, account: 'sales' as const, amount: minorUnits(1), at }

  await expect(app.db.insertInto('ledger_entry').values(entry).execute()).rejects.toMatchObject({
    constraint: 'ledger_balances',
  })
  await expect(
    app.db
      .updateTable('ledger_entry')
      .set({ amount: minorUnits(2) })
      .execute(),
  ).rejects.toMatchObject({ constraint: 'ledger_is_kept' })
})
