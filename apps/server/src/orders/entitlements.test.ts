import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { grantPackages } from '#packages/grant-packages.ts'
import { items, newKey, referenceIn, startCheckout } from './checkout.testing.ts'
import { newBuyer, PLAN, STREAMS } from './orders.testing.ts'

const { app, checkout, handled, refund } = await startCheckout()

test('who has bought nothing is on Freemium', async () => {
  const client = await clientAs(app, await newBuyer(app))

  expect((await client.packages.entitlements()).data).toEqual({
    plan: 'freemium',
    streamingHours: 0,
    advancedAnalytics: false,
    exports: false,
    sponsorFreePages: false,
    whiteLabelPages: false,
    apiTokens: 0,
    webhooks: 0,
    held: [],
  })
})

test('packages are shown once each, with their prolongations, from the first day to the last', async () => {
  const { client, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  const more = [...items, { id: STREAMS, period: 'once' as const, quantity: 2 }]
  const { data } = await client.packages.paymentLink({ items: more, idempotencyKey: newKey() })
  await client.orders.decideSandbox({ reference: referenceIn(data.url), outcome: 'succeed' })
  await handled()
  const { held, ...entitlements } = (await client.packages.entitlements()).data
  const [streams, plan] = held

  expect(entitlements).toMatchObject({ plan: 'pro', advancedAnalytics: true })
  expect(held).toHaveLength(2)
  expect(streams).toMatchObject({ packageId: STREAMS, until: null, streamingHours: 20 })
  expect(plan).toMatchObject({ packageId: PLAN, kind: 'plan', tier: 'pro' })
  expect(daysBetween(plan!.from, plan!.until!)).toBeGreaterThan(58)
  expect(daysBetween(plan!.from, plan!.until!)).toBeLessThan(63)
  const other = await clientAs(app, await newBuyer(app))
  expect((await other.packages.entitlements()).data.held).toEqual([])
})

test('what was bought and given back is held no longer', async () => {
  const { client, orderId, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await handled()
  expect((await client.packages.entitlements()).data).toMatchObject({ plan: 'pro' })
  await refund(orderId, 174_000)

  expect((await client.packages.entitlements()).data).toMatchObject({ plan: 'freemium', held: [] })
})

test('what was given back before it was granted is never held', async () => {
  const { client, orderId, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await refund(orderId, 174_000)
  await handled()

  expect((await client.packages.entitlements()).data).toMatchObject({ plan: 'freemium', held: [] })
})

test('what was partly given back before it was granted is held, and granted once however often it is told', async () => {
  const { client, orderId, reference } = await checkout()
  await client.orders.decideSandbox({ reference, outcome: 'succeed' })
  await refund(orderId, 74_000)
  await handled()
  const grant = {
    orderId,
    bought: [{ subject: PLAN, period: 'month' as const, quantity: 1 }],
    now: app.now(),
  }
  await app.db.transaction().execute((db) => grantPackages(db, grant))
  const { held, plan } = (await client.packages.entitlements()).data

  expect(plan).toBe('pro')
  expect(daysBetween(held[0]!.from, held[0]!.until!)).toBeLessThan(32)
})

const DAY = 86_400_000
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY
