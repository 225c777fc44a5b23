import { inflateSync } from 'node:zlib'
import { ORPCError } from '@orpc/server'
import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import {
  bought,
  issueCoupon,
  newBuyer,
  openShop,
  PLAN,
  planLine,
  STREAMS,
} from './orders.testing.ts'

const app = await freshApp('empty')
const siteId = await openShop(app)
const client = clientOf(app)
const ask = await listening(app)
const month = { id: PLAN, period: 'month' as const, quantity: 2 }
const now = () => app.now()

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ORPCError ? error.code : String(error)),
  )

test('packages are listed with the prices of the site’s currency', async () => {
  const { data } = await client.packages.filter({ filter: { kind: ['plan'] } })

  expect(data).toMatchObject({
    total: 1,
    items: [
      {
        name: 'PRO',
        isSample: true,
        currency: { id: 'PKR', digits: 2 },
        prices: [
          { period: 'month', price: 150_000 },
          { period: 'year', price: 1_500_000 },
        ],
      },
    ],
    counts: {
      kind: [
        { value: 'plan', count: 1 },
        { value: 'live-stream', count: 1 },
      ],
    },
  })
})

test('packages without a price in the site’s currency are not for sale', async () => {
  const { id } = await app.db
    .insertInto('package')
    .values({ site_id: siteId, kind: 'live-stream', name: 'Elsewhere', summary: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('package_price')
    .values({ package_id: id, period: 'once', currency: 'USD', amount: minorUnits(100) })
    .execute()
  const { data } = await client.packages.filter({ filter: { text: 'elsewhere' } })

  expect(data.items).toEqual([])
})

test('a package of which nothing works today is neither listed nor sold', async () => {
  const { id } = await app.db
    .insertInto('package')
    .values({
      site_id: siteId,
      kind: 'live-stream',
      name: 'Hours',
      summary: '',
      streaming_hours: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('package_price')
    .values({ package_id: id, period: 'once', currency: 'PKR', amount: minorUnits(100) })
    .execute()
  const { data } = await client.packages.filter({ filter: { text: 'hours' } })
  const bought = client.packages.applyCode({ items: [{ id, period: 'once', quantity: 1 }] })

  expect(data.items.map(({ name }) => name)).toEqual(['Ten hours'])
  await expect(bought).rejects.toMatchObject({ code: 'PACKAGE_UNKNOWN' })
})

test('packages come in parts, each once', async () => {
  const first = (await client.packages.filter({ page: { size: 1 } })).data
  const rest = (await client.packages.filter({ page: { size: 1, after: first.next ?? '' } })).data

  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([PLAN, STREAMS])
  expect(rest.next).toBeNull()
})

test('packages are found by what they are called by programs', async () => {
  const { data } = await client.packages.filter({ filter: { id: [STREAMS] } })

  expect(data).toMatchObject({ total: 1, items: [{ id: STREAMS, name: 'Ten hours' }] })
})

test('what a cart cannot have is named, item by item', async () => {
  const gone = { ...month, id: '01990000-0000-7000-8000-00000000dead' }
  const items = [gone, month, { ...month, id: STREAMS }]

  expect(await ask('/api/v1/ecommerce/coupons/apply-code', { items })).toMatchObject({
    status: 422,
    body: {
      code: 'PACKAGE_UNKNOWN',
      errors: [
        { path: 'items.0', message: 'No longer on sale.' },
        { path: 'items.2', message: 'No longer sold for that period.' },
      ],
    },
  })
})

test('what costs something else by now is named', async () => {
  const items = [
    { ...month, price: minorUnits(150_000) },
    { id: STREAMS, period: 'once', quantity: 1, price: minorUnits(1) },
  ]

  expect(await ask('/api/v1/ecommerce/coupons/apply-code', { items })).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', errors: [{ path: 'items.1' }] },
  })
})

test('unknown keys are refused by name', async () => {
  expect(
    await ask('/api/v1/ecommerce/packages/filter', { filter: { colour: 'red' } }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'filter.colour' }] } })
  expect(
    await ask('/api/v1/ecommerce/coupons/apply-code', {
      items: [{ ...month, discount: minorUnits(1) }],
    }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'items.0.discount' }] } })
})

test.each([0, -1, 1.5, 100, '2'])('a quantity of %j is none', async (quantity) => {
  const answer = await ask('/api/v1/ecommerce/coupons/apply-code', {
    items: [{ ...month, quantity }],
  })

  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'items.0.quantity' }] } })
})

test('taxes are listed by country and kind', async () => {
  const { data } = await client.orders.taxes({ filter: { countryId: ['PK'] } })

  expect(data).toMatchObject({
    total: 1,
    items: [{ countryId: 'PK', lineKind: 'package', name: 'GST', rate: 1600, inclusive: false }],
  })
})

test('a code says what the cart would cost, and takes no use', async () => {
  await issueCoupon(app, siteId, { code: 'TEN-OFF', rate: basisPoints(1000), mostUses: 1 })
  const apply = () => client.packages.applyCode({ code: ' ten-off ', items: [month] })
  await apply()

  expect((await apply()).data).toMatchObject({
    subtotal: 300_000,
    discount: 30_000,
    coupon: { code: 'TEN-OFF' },
    taxes: [{ name: 'GST', amount: 43_200 }],
    total: 313_200,
    items: [{ title: 'PRO', price: 150_000, quantity: 2, amount: 300_000, discount: 30_000 }],
  })
})

test('without a code it is what the cart costs', async () => {
  const { data } = await client.packages.applyCode({ items: [month] })

  expect(data).toMatchObject({ discount: 0, coupon: null, total: 348_000 })
})

test('guessing at codes ends after thirty', async () => {
  const guess = (code: string) => codeOf(client.packages.applyCode({ code, items: [month] }))
  const guesses: string[] = []
  for (let at = 0; at < 31; at += 1) guesses.push(await guess(`GUESS-${at}`))

  expect(guesses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'COUPON_UNKNOWN'))
  expect(guesses[30]).toBe('TOO_MANY_TRIES')
})

test('an account may begin sixty purchases an hour', async () => {
  const buyer = await clientAs(app, await newBuyer(app))
  const buyAgain = (at: number) =>
    codeOf(buyer.packages.paymentLink({ items: [month], idempotencyKey: `purchase-${at}` }))
  const answers: string[] = []
  for (let at = 0; at < 61; at += 1) answers.push(await buyAgain(at))

  expect(new Set(answers.slice(0, 60))).toEqual(new Set(['answered']))
  expect(answers[60]).toBe('TOO_MANY_TRIES')
  expect(await buyAgain(0)).toBe('answered')
})

test('a purchase without a key, or of nothing, or of two things, says which field is wrong', async () => {
  const link = (body: object) => ask('/api/v1/ecommerce/payments/generate-payment-link', body)

  expect((await link({ items: [month] })).body.errors).toMatchObject([{ path: 'idempotencyKey' }])
  expect((await link({})).body.errors).toMatchObject([{ path: 'orderId' }])
  expect(
    (await link({ orderId: PLAN, items: [month], idempotencyKey: 'a-key-of-mine' })).body.errors,
  ).toMatchObject([{ path: 'orderId' }])
})

test('one’s own orders are listed, the latest first, and nobody else’s', async () => {
  const accountId = await newBuyer(app)
  await bought(app, { siteId, accountId: await newBuyer(app) })
  const older = await bought(app, { siteId, accountId, now: '2026-06-01T09:00:00Z' })
  const newer = await bought(app, { siteId, accountId, now: '2026-06-02T09:00:00Z' })
  const mine = await clientAs(app, accountId)
  const first = (await mine.orders.filter({ page: { size: 1 } })).data
  const rest = (await mine.orders.filter({ page: { size: 5, after: first.next ?? '' } })).data

  expect(first).toMatchObject({ total: 2, items: [{ id: newer.id, lines: [{ title: 'PRO' }] }] })
  expect(rest.items.map(({ id }) => id)).toEqual([older.id])
})

test('orders are found by number, title, status, kind and day', async () => {
  const accountId = await newBuyer(app)
  const order = await bought(app, { siteId, accountId, now: '2026-06-03T09:00:00Z' })
  await bought(app, { siteId, accountId, lines: [{ ...planLine(), title: 'Other' }] })
  const mine = await clientAs(app, accountId)
  const ids = async (filter: Parameters<typeof mine.orders.filter>[0]['filter']) =>
    (await mine.orders.filter({ filter })).data.items.map(({ id }) => id)

  expect(await ids({ text: order.number })).toEqual([order.id])
  expect(await ids({ text: 'pro' })).toEqual([order.id])
  expect(await ids({ until: '2026-06-04T00:00:00Z' })).toEqual([order.id])
  expect(await ids({ status: ['paid'] })).toEqual([])
  expect(await ids({ kind: ['booking'] })).toEqual([])
})

test('the invoice is a PDF that names the order, its lines and its total', async () => {
  const accountId = await newBuyer(app)
  const order = await bought(app, {
    siteId,
    accountId,
    lines: [
      {
        kind: 'booking',
        title: 'Nets at Gaddafi, Dzień',
        quantity: 1,
        unitPrice: minorUnits(50_000),
        subject: PLAN,
        place: 'Lahore',
        startsAt: now(),
        endsAt: new Date(Date.parse(now()) + 3_600_000).toISOString(),
        timeZone: 'Asia/Karachi',
      },
      ...Array.from({ length: 40 }, () => planLine(100)),
    ],
  })
  const { data } = await (await clientAs(app, accountId)).orders.report({ orderId: order.id })
  const pdf = Buffer.from(data.base64, 'base64')

  expect(data.fileName).toBe(`invoice-${order.number}.pdf`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toContain(order.number)
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(inflateSync(contentOf(pdf)).toString('latin1')).toContain(' Tf')
})

/** The first compressed drawing in a PDF. */
function contentOf(pdf: Buffer): Buffer {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  return pdf.subarray(start, pdf.indexOf('endstream', start))
}
