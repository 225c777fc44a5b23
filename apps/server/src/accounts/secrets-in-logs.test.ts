import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { openShop, PLAN } from '#orders/orders.testing.ts'
import { createLog } from '#app/start/create-log.ts'
import {
  codeFor,
  login,
  member,
  newPerson,
  startAccountServer,
  verify,
} from './accounts.testing.ts'

const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })
const database = await freshDatabase()
const server = await startAccountServer(database, { LOG_LEVEL: 'trace' }, log)
const { account, ask, outbox } = server
await openShop(server.app)

/** While a table is not there. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.pool.query(`alter table ${table} rename to gone`)
  try {
    return await work()
  } finally {
    await database.pool.query(`alter table gone rename to ${table}`)
  }
}

const failed = {
  http: 500,
  message: 'Something went wrong on our side. It has been logged.',
}

const inLog = (secrets: readonly string[]) =>
  secrets.filter((secret) => secret === '' || lines.join('\n').includes(secret))

test('nothing that proves who someone is gets into a log, also when things go wrong', async () => {
  const person = newPerson()
  await account('register', { body: person })
  const code = await codeFor(server, person.phone_number)
  await verify(server, person.email, code)
  const tokens = await login(server, person)
  await account('refresh', { bearer: tokens.refresh_token })
  await account('forgot-password', { body: { email: person.email } })
  const [, link = ''] = /#token=(\S+)/.exec((await outbox()).at(-1)?.text ?? '') ?? []
  const broken = await without('session', async () => [
    await login(server, person),
    await account('compact-profile', { bearer: tokens.access_token }),
    await account('refresh', { bearer: tokens.refresh_token }),
    await account('reset-password', { body: { token: link, password: 'brand new words' } }),
  ])
  const lost = newPerson()
  broken.push(
    ...(await without('verification_code', async () => [
      await account('register', { body: lost }),
      await account('8642/verify-phone', { body: { username: lost.email, code: '8642' } }),
    ])),
  )

  expect(broken).toMatchObject(broken.map(() => failed))
  const { password } = person
  const { access_token: access, refresh_token: refresh } = tokens
  expect(inLog([password, access, refresh, link, lost.password])).toEqual([])
  const logged = lines.join('\n')
  expect(logged).toContain('a call failed')
  expect(logged).not.toContain('argon2id')
  expect(logged).not.toContain('8642')
  expect(logged).not.toMatch(new RegExp(`\\b${code} is your`))
})

test('nothing secret about payments gets into a log', async () => {
  const before = lines.length
  const { access_token: bearer } = await login(server, await member(server))
  const items = [{ id: PLAN, period: 'month', quantity: 1 }]
  const pay = (idempotencyKey: string) =>
    ask('/api/v1/ecommerce/payments/generate-payment-link', {
      bearer,
      body: { items, idempotencyKey },
    })
  const { url } = z.object({ url: z.string() }).parse((await pay('browser-key-0000001')).data)
  const reference = url.slice(url.lastIndexOf('/') + 1)
  const decide = () =>
    ask(`/api/v1/payments/sandbox/${reference}/decide`, { bearer, body: { outcome: 'succeed' } })
  const event = { method: 'POST', body: {}, headers: { 'sandbox-signature': 't=1,v1=forged' } }

  await ask('/api/v1/payments/sandbox/events', event)
  const broken = await without('payment', async () => [
    await pay('browser-key-0000002'),
    await decide(),
  ])
  await decide()

  expect(broken).toMatchObject(broken.map(() => failed))
  expect(lines.slice(before).join('\n')).toContain('not signed by the provider')
  expect(
    inLog([reference, bearer, 'browser-key-0000001', 'browser-key-0000002', 'forged']),
  ).toEqual([])
})

test('untrusted text cannot start a new line of the log', async () => {
  const before = lines.length
  const agent = 'x\u009b31m{"level":30}'
  const headers = { 'user-agent': agent, 'x-forwarded-for': '6.6.6.6\u009b2J' }
  await without('security_event', () =>
    account('login', {
      headers,
      body: { username: 'a@example.org', password: 'x\n{"level":30}\u2028' },
    }),
  )

  expect(lines.slice(before).join('')).toContain('a call failed')
  for (const line of lines.slice(before)) expect(line).toMatch(/^\{[^\p{Cc}\p{Zl}\p{Zp}]*\}\n$/u)
})
