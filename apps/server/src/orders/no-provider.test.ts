import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import type { AppContext } from '#app-context.ts'
import { newBuyer, openShop, PLAN } from './orders.testing.ts'
import { providerOf } from './provider.ts'

const selling = await freshApp('empty')
await openShop(selling)
const buyer = await newBuyer(selling)
const withSettings = (variables: Readonly<Record<string, string>>): AppContext => ({
  ...selling,
  config: readConfig({ LOG_LEVEL: 'silent', ...variables }),
})
const abroad = { PUBLIC_ORIGIN: 'https://cricket.example.org' }

test.each([
  ['at home with the sample world', {}, 'sandbox'],
  ['where others come', abroad, undefined],
  ['where others come, asked for', { ...abroad, PAYMENTS: 'sandbox' }, 'sandbox'],
  ['at home, switched off', { PAYMENTS: 'none' }, undefined],
])('the sandbox %s: %o is %s', async (_, variables, name) => {
  expect((await providerOf(withSettings(variables)))?.name).toBe(name)
})

test('at home without the sample world there is no provider, for real things are sold', async () => {
  const { config: _, ...empty } = await freshApp('empty')

  expect(await providerOf({ ...empty, config: readConfig({}) })).toBeUndefined()
})

test('without a provider nothing is sold, and nothing of the order remains', async () => {
  const app = withSettings({ PAYMENTS: 'none' })
  const client = await clientAs(app, buyer)
  const order = {
    items: [{ id: PLAN, period: 'month' as const, quantity: 1 }],
    idempotencyKey: 'nothing-is-sold',
  }

  await expect(client.packages.paymentLink(order)).rejects.toMatchObject({
    code: 'PAYMENTS_CLOSED',
    status: 409,
  })
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('without the sandbox its page and its events are not there', async () => {
  const { origin } = await startServer(await freshDatabase(), { PAYMENTS: 'none' })
  const page = `${origin}/api/v1/payments/sandbox/${'a'.repeat(43)}`
  const body = JSON.stringify({ outcome: 'succeed' })
  const headers = { 'content-type': 'application/json' }
  const answers = await Promise.all([
    fetch(page),
    fetch(`${page}/decide`, { method: 'POST', headers, body }),
    fetch(`${origin}/api/v1/payments/sandbox/events`, { method: 'POST', headers, body }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})
