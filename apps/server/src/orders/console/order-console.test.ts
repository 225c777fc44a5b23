import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { codeOf, startCheckout } from '../checkout.testing.ts'
import { booksOf, bought, newBuyer, PLAN } from '../orders.testing.ts'

const { app, siteId, checkout, handled } = await startCheckout()
const { orderConsole, auditLog } = await clientAs(app, await someone(app, { operator: true }))
const reason = 'Bought twice'

/** A month of the plan (PKR 1,740), paid. */
async function paid() {
  const one = await checkout()
  await one.client.orders.decideSandbox({ reference: one.reference, outcome: 'succeed' })
  await handled()
  return { ...one, number: (await one.order()).number }
}

const subjects = async () =>
  (await app.db.selectFrom('message').select('subject').orderBy('id').execute()).map(
    ({ subject }) => subject,
  )

test('an order is found by its number, in small letters too, and by no other', async () => {
  const { number, orderId } = await paid()

  expect((await orderConsole.find({ number: number.toLowerCase() })).data).toMatchObject({
    id: orderId,
  })
  expect(await codeOf(orderConsole.find({ number: '00000-00000' }))).toBe('ORDER_NOT_FOUND')
})

test('part of it goes back, then the rest, and then what was bought ends', async () => {
  const { orderId, buyer, number } = await paid()
  const { data } = await orderConsole.refund({ orderId, refunded: minorUnits(74_000), reason })
  expect(data).toMatchObject({ status: 'partly refunded', refunded: 74_000 })
  expect(await entitlementsOf(app, buyer)).toMatchObject({ plan: 'pro' })

  await orderConsole.refund({ orderId, refunded: minorUnits(174_000), reason })
  await handled()

  expect(await entitlementsOf(app, buyer)).toMatchObject({ plan: 'freemium' })
  expect(await booksOf(app, orderId)).toMatchObject({ owed: -174_000, sales: 0, tax: 0 })
  expect((await subjects()).slice(-2)).toEqual([
    expect.stringContaining(`PKR 740.00 of order ${number} will be refunded`),
    expect.stringContaining(`PKR 1,000.00 of order ${number} will be refunded`),
  ])
  const { items } = (await auditLog.filter({ filter: { kind: ['order-refunded'] } })).data
  expect(items.map(({ subject, details }) => [subject?.id, details])).toEqual(
    expect.arrayContaining([
      [buyer, { order: number, refund: '74000 in minor units', reason }],
      [buyer, { order: number, refund: '100000 in minor units', reason }],
    ]),
  )
})

test('asked twice, or by two at once, it gives back once, and never more than was paid', async () => {
  const { orderId, order } = await paid()
  const asked = { orderId, refunded: minorUnits(74_000), reason }
  await Promise.all([orderConsole.refund(asked), orderConsole.refund(asked)])
  await orderConsole.refund(asked)
  expect((await order()).refunds).toHaveLength(1)

  expect(await codeOf(orderConsole.refund({ ...asked, refunded: minorUnits(174_001) }))).toBe(
    'TOO_MUCH',
  )
  expect(await codeOf(orderConsole.refund({ ...asked, refunded: minorUnits(1000) }))).toBe(
    'REFUND_CHANGED',
  )
  expect(await order()).toMatchObject({ refunded: 74_000 })
})

test('a reason or number that is no text is refused, and so is an amount that is none', async () => {
  const { orderId } = await paid()
  const asked = { orderId, refunded: minorUnits(1000), reason }

  for (const wrong of ['', 'a\0b', 'x'.repeat(501)]) {
    expect(await codeOf(orderConsole.refund({ ...asked, reason: wrong }))).toBe('BAD_REQUEST')
  }
  for (const wrong of [0, -1, 0.5]) {
    // @ts-expect-error A client in another language may send any number.
    expect(await codeOf(orderConsole.refund({ ...asked, refunded: wrong }))).toBe('BAD_REQUEST')
  }
  expect(await codeOf(orderConsole.find({ number: 'a\0b' }))).toBe('BAD_REQUEST')
})

test('what is not paid, and what has books of its own, is not refunded here', async () => {
  const { orderId } = await checkout()
  const accountId = await newBuyer(app)
  const line = {
    kind: 'booking',
    title: 'Nets',
    quantity: 1,
    unitPrice: minorUnits(100),
    subject: PLAN,
  } as const
  const { id: booked } = await bought(app, { siteId, accountId, lines: [line] })
  const refund = (id: string) =>
    codeOf(orderConsole.refund({ orderId: id, refunded: minorUnits(1), reason }))

  expect(await refund(orderId)).toBe('NOTHING_TO_REFUND')
  expect(await refund(booked)).toBe('REFUNDED_ELSEWHERE')
  expect(await refund(accountId)).toBe('ORDER_NOT_FOUND')
})
