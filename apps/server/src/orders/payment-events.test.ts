import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { newKey, startCheckout } from './checkout.testing.ts'
import { booksOf } from './orders.testing.ts'
import { messageOf } from './sandbox.ts'

const { server, app, checkout, handled, told, post } = await startCheckout()

/** What was written to people about an order. */
async function lettersAbout(number: string) {
  const emails = await app.db
    .selectFrom('message')
    .select(['subject', 'body'])
    .orderBy('id')
    .execute()
  return emails.filter(({ subject }) => subject.includes(number))
}

test('a message that comes ten times at once counts once', async () => {
  const { reference, orderId, order } = await checkout()
  const message = await told(reference)
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(message)))

  expect(new Set(answers)).toEqual(new Set([204]))
  expect((await order()).payments).toHaveLength(1)
  await handled()
  expect(await lettersAbout((await order()).number)).toEqual([
    {
      subject: expect.stringContaining('is paid'),
      body: expect.stringMatching(/\n- PRO, per month\n\n.*under My Plan\./),
    },
  ])
  expect(await booksOf(app, orderId)).toMatchObject({ provider: 174_000 })
})

test.each([
  [['succeeded', 'failed']],
  [['failed', 'succeeded']],
  [['failed', 'succeeded', 'failed', 'succeeded']],
] as const)('in whatever order it is told (%j), money that came counts', async (outcomes) => {
  const { reference, order } = await checkout()
  for (const outcome of outcomes) await post(await told(reference, { outcome }))

  expect(await order()).toMatchObject({ status: 'paid', payments: [{ status: 'succeeded' }] })
})

test('what is forged, altered or old is refused and changes nothing', async () => {
  const { reference, order } = await checkout()
  const good = await told(reference)
  const old = await messageOf(
    { ...server.app, now: () => new Date(Date.now() - 301_000).toISOString() },
    { id: newKey(), reference, outcome: 'succeeded', amount: minorUnits(174_000), currency: 'PKR' },
  )
  const forged = { ...good.headers, 'webhook-signature': `v1,${'A'.repeat(43)}=` }
  const renamed = { ...good.headers, 'webhook-id': newKey() }

  expect(await post({ ...good, headers: forged })).toBe(401)
  expect(await post({ ...good, headers: renamed })).toBe(401)
  expect(await post({ ...good, body: good.body.replace('174000', '174001') })).toBe(401)
  expect(await post(old)).toBe(401)
  expect((await order()).status).toBe('pending')
})

test('a signed message about another amount, or about nothing of ours, pays nothing', async () => {
  const { reference, order } = await checkout()

  expect(await post(await told(reference, { amount: minorUnits(1) }))).toBe(204)
  expect(await post(await told('x'.repeat(43)))).toBe(204)
  expect((await order()).status).toBe('pending')
})

test('only a POST that is not too long is read', async () => {
  const address = `${server.origin}/api/v1/payments/sandbox/events`
  const long = await fetch(address, { method: 'POST', body: 'x'.repeat(70_000) })

  expect((await fetch(address)).status).toBe(405)
  expect(long.status).toBe(413)
})
