import { expect, test } from 'vitest'
import { z } from 'zod'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { startServer } from '#app/server.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { queueMessage } from './messages.ts'

const local = await startAccountServer(await freshDatabase())

const mail = {
  channel: 'email',
  sender: 'no-reply@example.org',
  to: 'ayesha@example.org',
  subject: 'Toss',
  text: 'Heads.\n',
} as const

/** A server whose outbox has a page. */
const atHome = await startServer(await freshDatabase())
const [, token = ''] = /token=(.+)$/.exec(atHome.outbox ?? '') ?? []
const json = `/dev/outbox.json?token=${token}`

test('the address that the start prints shows what was told, the newest last', async () => {
  const { app, origin, outbox } = atHome
  await queueMessage(app, app.db, { ...mail, text: 'Tails.' })
  await queueMessage(app, app.db, { ...mail, subject: '<b>Toss</b>' })

  const entries = z.array(z.looseObject({})).parse(await (await fetch(origin + json)).json())
  const arrived = await fetch(origin + outbox, { redirect: 'manual' })
  const [cookie = ''] = (arrived.headers.get('set-cookie') ?? '').split(';')
  const page = await (await fetch(`${origin}/dev/outbox`, { headers: { cookie } })).text()

  expect(entries.at(-2)).toMatchObject({ to: 'ayesha@example.org', text: 'Tails.' })
  expect(entries.at(-1)).toMatchObject({ to: 'ayesha@example.org', subject: '<b>Toss</b>' })
  expect([arrived.status, arrived.headers.get('location')]).toEqual([303, '/dev/outbox'])
  expect(arrived.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/)
  expect(page).toContain('&lt;b&gt;Toss&lt;/b&gt;')
  expect(page).not.toContain('<b>')
})

test.each([
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/outbox?token=',
  '/dev/outbox.json?token=guess',
])('without the token there is no outbox: %s', async (path) => {
  expect((await fetch(atHome.origin + path)).status).toBe(404)
})

test.each([
  ['behind a proxy', { TRUST_PROXY: '1' }],
  ['for an origin of others', { PUBLIC_ORIGIN: 'https://cricket.example.org' }],
])('the outbox has no page %s', async (_, settings) => {
  const { origin, outbox } = await startServer(await freshDatabase(), settings)

  expect(outbox).toBeUndefined()
  expect((await fetch(origin + json)).status).toBe(404)
})

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
  'the outbox does not exist for who comes through a proxy (%s)',
  async (name) => {
    const response = await fetch(atHome.origin + json, { headers: { [name]: '127.0.0.1' } })

    expect(response.status).toBe(404)
  },
)

const head = (host: string, version = '1.1') =>
  new Wire(
    atHome.port,
    `GET ${json} HTTP/${version}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
  ).ended()

test('the outbox does not exist for a proxy that says nothing of itself', async () => {
  expect(await head('localhost', '1.0')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await head('localhost')).toMatch(/^HTTP\/1\.1 200 /)
})

test('the outbox does not exist under a name that somebody else may have given the machine', async () => {
  expect(await head('evil.example')).toMatch(/^HTTP\/1\.1 404 /)
  expect(await head(`[::1]:${atHome.port}`)).toMatch(/^HTTP\/1\.1 200 /)
})

test('an operator reads the outbox from anywhere, and nobody else does', async () => {
  const { app, origin, ask } = local
  const read = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '198.51.100.7' }
    return (await fetch(`${origin}/dev/outbox.json`, { headers })).status
  }
  const operator = await tokenOf(app, await someone(app, { operator: true }))
  const member = await tokenOf(app, await someone(app))
  const call = { method: 'POST', body: {} }

  expect([await read(operator), await read(member), await read('forged')]).toEqual([200, 404, 404])
  expect(await ask('/api/v1/operator/outbox/filter', { ...call, bearer: operator })).toMatchObject({
    http: 200,
  })
  expect(await ask('/api/v1/operator/outbox/filter', { ...call, bearer: member })).toMatchObject({
    http: 404,
    code: 'NOT_FOUND',
  })
  expect(await ask('/api/v1/operator/outbox/filter', call)).toMatchObject({ http: 401 })
})

test('an operator finds messages by their words and channel, the newest first, part by part', async () => {
  const { app } = local
  const client = await clientAs(app, await someone(app, { operator: true }))
  for (const subject of ['Final, first', 'Final, second', 'Final, third']) {
    local.wait(1)
    await queueMessage(app, app.db, { ...mail, subject })
  }
  const filter = { text: 'fînal AYESHA', channel: ['email' as const] }

  const first = await client.messages.filterOutbox({ filter, page: { size: 2 } })
  const after = first.data.next ?? ''
  const second = await client.messages.filterOutbox({ filter, page: { size: 2, after } })

  const subjects = [...first.data.items, ...second.data.items].map(({ subject }) => subject)
  expect(subjects).toEqual(['Final, third', 'Final, second', 'Final, first'])
  expect(first.data.total).toBe(3)
  expect(second.data.next).toBeNull()
  const byPhone = await client.messages.filterOutbox({ filter: { ...filter, channel: ['sms'] } })
  expect(byPhone.data.items).toEqual([])
})
