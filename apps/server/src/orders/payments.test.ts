import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs, tokenOf } from '#app/access-walk/people.testing.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { codeOf, items, newKey, referenceIn, startCheckout } from './checkout.testing.ts'
import { booksOf, newBuyer, PLAN, STREAMS } from './orders.testing.ts'
import { reconcile } from './reconcile.ts'

const { server, app, checkout, handled, wait } = await startCheckout()

test('a cart is bought, paid on the hosted page, and belongs to its buyer', async () => {
  const { buyer, client, orderId, reference, order } = await checkout()

  expect(await client.orders.showSandbox({ reference })).toMatchObject({
    data: { orderId, amount: 174_000, currency: { id: 'PKR', digits: 2 }, isOpen: true },
  })
  expect(await client.orders.decideSandbox({ reference, outcome: 'succeed' })).toMatchObject({
    data: { url: `/payment/success?order=${orderId}` },
  })
  expect(await order()).toMatchObject({
    status: 'paid',
    taxes: [{ name: 'GST', rate: 1600, amount: 24_000 }],
    payments: [{ provider: 'sandbox', status: 'succeeded', amount: 174_000 }],
  })
  await handled()
  expect(await entitlementsOf(app, buyer)).toMatchObject({
    plan: 'pro',
    streamingHours: 5,
    apiTokens: 10,
  })
  expect((await client.accounts.compactProfile()).data.plan).toBe('pro')
  expect(await booksOf(app, orderId)).toEqual({
    provider: 174_000,
    sales: -150_000,
    tax: -24_000,
  })
})

test('a month bought twice lasts two months, and then is over', async () => {
  const first = await checkout()
  await first.client.orders.decideSandbox({ reference: first.reference, outcome: 'succeed' })
  const second = await checkout(first.buyer)
  await second.client.orders.decideSandbox({ reference: second.reference, outcome: 'succeed' })
  await handled()
  const inDays = (days: number) => {
    const now = new Date(Date.parse(app.now()) + days * 86_400_000).toISOString()
    return entitlementsOf({ ...app, now: () => now }, first.buyer)
  }

  expect(await inDays(58)).toMatchObject({ plan: 'pro' })
  expect(await inDays(63)).toMatchObject({ plan: 'freemium', apiTokens: 0 })
})

test('a package without end stays', async () => {
  const buyer = await newBuyer(app)
  const client = await clientAs(app, buyer)
  const { data } = await client.packages.paymentLink({
    items: [{ id: STREAMS, period: 'once', quantity: 3 }],
    idempotencyKey: newKey(),
  })
  await client.orders.decideSandbox({ reference: referenceIn(data.url), outcome: 'succeed' })
  await handled()
  const inTenYears = { ...app, now: () => '2036-07-01T00:00:00Z' }

  expect(await entitlementsOf(inTenYears, buyer)).toMatchObject({ streamingHours: 30 })
})

test('ten identical requests at once answer one order and one page, over HTTP', async () => {
  const token = await tokenOf(server.app, await newBuyer(server.app))
  const body = JSON.stringify({ items, idempotencyKey: newKey() })
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await fetch(
        `${server.origin}/api/v1/ecommerce/payments/generate-payment-link`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
        },
      )
      return `${response.status} ${await response.text()}`
    }),
  )

  expect(answers[0]).toMatch(/^200 /)
  expect(new Set(answers).size).toBe(1)
})

test('a declined payment leaves the order, which another page can pay', async () => {
  const { client, orderId, reference, order } = await checkout()

  expect(await client.orders.decideSandbox({ reference, outcome: 'decline' })).toMatchObject({
    data: { url: `/payment/cancelled?order=${orderId}` },
  })
  const { data } = await client.packages.paymentLink({ orderId })
  expect(data.url).not.toContain(reference)
  await client.orders.decideSandbox({ reference: referenceIn(data.url), outcome: 'succeed' })
  expect((await order()).status).toBe('paid')
})

test('asked twice, the page of an order is the same', async () => {
  const { client, orderId, reference } = await checkout()
  const { data } = await client.packages.paymentLink({ orderId })

  expect(referenceIn(data.url)).toBe(reference)
})

test('a payment that is put off is found a minute later', async () => {
  const { client, reference, order } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'later' })
  wait(31)
  await reconcile(app)
  expect((await order()).status).toBe('pending')
  wait(30)
  await reconcile(app)

  expect((await order()).status).toBe('paid')
})

test('a payer who never comes back has paid all the same', async () => {
  const { client, reference, order } = await checkout()
  const { data } = await client.orders.decideSandbox({ reference, outcome: 'never-returns' })
  wait(31)
  await reconcile(app)

  expect(data.url).toBeNull()
  expect((await order()).status).toBe('paid')
})

test('a page is decided once; deciding the same again changes nothing', async () => {
  const { client, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })

  expect(await codeOf(client.orders.decideSandbox({ reference, outcome: 'succeed' }))).toBe(
    'answered',
  )
  expect(await codeOf(client.orders.decideSandbox({ reference, outcome: 'decline' }))).toBe(
    'PAYMENT_DECIDED',
  )
})

test('a price that has changed since it was put into the cart is told', async () => {
  const client = await clientAs(app, await newBuyer(app))
  const item = { id: PLAN, period: 'month' as const, quantity: 1 }
  const link = (price: number) =>
    client.packages.paymentLink({
      items: [{ ...item, price: minorUnits(price) }],
      idempotencyKey: newKey(),
    })

  expect(await codeOf(link(1))).toBe('PRICE_CHANGED')
  expect(await codeOf(link(150_000))).toBe('answered')
})

test('who asks again with the same key is answered the same, whatever the price is by now', async () => {
  const client = await clientAs(app, await newBuyer(app))
  const item = { id: PLAN, period: 'month' as const, quantity: 1, price: minorUnits(150_000) }
  const cart = { items: [item], idempotencyKey: newKey() }
  const first = await client.packages.paymentLink(cart)
  const setPrice = (amount: number) =>
    app.db
      .updateTable('package_price')
      .set({ amount: minorUnits(amount) })
      .where('package_id', '=', PLAN)
      .where('period', '=', 'month')
      .where('currency', '=', 'PKR')
      .execute()
  await setPrice(160_000)
  const again = await client.packages.paymentLink(cart)
  await setPrice(150_000)

  expect(again.data).toEqual(first.data)
})

test('what is not for sale cannot be bought', async () => {
  const client = await clientAs(app, await newBuyer(app))
  const link = client.packages.paymentLink({
    items: [{ id: STREAMS, period: 'year', quantity: 1 }],
    idempotencyKey: newKey(),
  })

  expect(await codeOf(link)).toBe('PACKAGE_UNKNOWN')
})

test('who asks for the order of somebody else hears that there is none', async () => {
  const { orderId } = await checkout()
  const stranger = await clientAs(app, await newBuyer(app))

  expect(await codeOf(stranger.orders.show({ orderId }))).toBe('ORDER_NOT_FOUND')
  expect(await codeOf(stranger.orders.report({ orderId }))).toBe('ORDER_NOT_FOUND')
  expect(await codeOf(stranger.packages.paymentLink({ orderId }))).toBe('ORDER_NOT_FOUND')
})
