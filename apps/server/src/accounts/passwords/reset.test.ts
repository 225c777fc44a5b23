import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { login, member, startAccountServer, type Asking, statuses } from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database, { PUBLIC_ORIGIN: 'https://cricket.example.org' })
const homely = await startAccountServer(database)
const { account, outbox, wait } = server

const forget = (email: string, asking: Asking = {}) =>
  account('forgot-password', { ...asking, body: { email } })
const reset = (token: string, password = 'brand new words') =>
  account('reset-password', { body: { token, password } })

async function linkFor(email: string): Promise<string> {
  const mail = (await outbox()).findLast(({ to }) => to === email)
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}
const tokenFor = async (email: string) => (await linkFor(email)).split('#token=')[1] ?? ''

test('who forgot the password gets a link, and sets a new one with it', async () => {
  const person = await member(server)
  const old = await login(server, person)

  const asked = await forget(person.email)
  const link = await linkFor(person.email)
  const done = await reset(await tokenFor(person.email))

  expect(asked).toMatchObject({ http: 200, message: 'Email sent successfully!' })
  expect(link).toMatch(/^https:\/\/cricket\.example\.org\/reset-password#token=[\w-]{43}$/)
  expect(done).toMatchObject({ http: 200, status: 'Success' })
  expect(await login(server, person)).toMatchObject({ http: 400 })
  expect(await login(server, { ...person, password: 'brand new words' })).toMatchObject({
    status: 'Success',
  })
  expect(await account('compact-profile', { bearer: old.access_token })).toMatchObject({
    http: 401,
  })
})

test('an address without an account hears the same, and nobody gets an email', async () => {
  const known = await forget((await member(server)).email)
  const before = (await outbox()).length

  const unknown = await forget('nobody@example.org')

  expect(unknown).toEqual({ ...known, headers: expect.any(Headers) })
  expect((await outbox()).length).toBe(before)
})

test('an address is asked for', async () => {
  expect((await account('forgot-password', { body: {} })).errors).toEqual([
    { path: 'email', message: 'Email is required' },
  ])
})

test('the link goes to the address that the account has, however it was typed', async () => {
  const person = await member(server)
  const typed = person.email.toUpperCase().replace('@', '+thief@')

  await forget(typed)

  expect((await outbox()).at(-1)).toMatchObject({ to: person.email })
})

test('a link works once, also when it is used twice at once', async () => {
  const person = await member(server)
  await forget(person.email)
  const token = await tokenFor(person.email)

  const answers = await Promise.all([reset(token), reset(token, 'another password')])

  expect(statuses(answers)).toEqual([200, 400])
  expect(await reset(token)).toMatchObject({ http: 400, code: 'WRONG_LINK' })
})

test('a link works for an hour', async () => {
  const person = await member(server)
  await forget(person.email)
  wait(3600)

  expect(await reset(await tokenFor(person.email))).toMatchObject({ code: 'WRONG_LINK' })
})

test('only the latest link works', async () => {
  const person = await member(server)
  await forget(person.email)
  const first = await tokenFor(person.email)
  await forget(person.email)

  expect(await reset(first)).toMatchObject({ code: 'WRONG_LINK' })
  expect(await reset(await tokenFor(person.email))).toMatchObject({ http: 200 })
})

test('a link does not outlive the address it was sent to', async () => {
  const person = await member(server)
  await forget(person.email)
  const token = await tokenFor(person.email)

  await database.pool.query(
    "update account set email = 'moved@example.org', email_key = 'moved@example.org' where email = $1",
    [person.email],
  )

  expect(await reset(token)).toMatchObject({ http: 400, code: 'WRONG_LINK' })
})

test('a link does not outlive a password that was changed since', async () => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  await forget(person.email)
  const token = await tokenFor(person.email)
  const body = { password: person.password, newPassword: 'a much better one' }
  await account('change-password', { body, bearer })

  expect(await reset(token)).toMatchObject({ http: 400, code: 'WRONG_LINK' })
})

test.each([undefined, '', 'cricket', 'x'.repeat(43), ['x']])('%j is no link', async (token) => {
  const answer = await account('reset-password', { body: { token, password: 'long enough' } })

  expect([400, 422]).toContain(answer.http)
})

test.each([
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-forwarded-proto': 'javascript' },
])('a header that says %j leads no link astray', async (headers) => {
  const person = await member(server)

  await forget(person.email, { headers })

  expect(await linkFor(person.email)).toMatch(/^https:\/\/cricket\.example\.org\//)
})

test('the port of a link is the one that is listened on, whatever the Host header says', async () => {
  const direct = await startAccountServer(database, { TRUST_PROXY: '0' })
  const person = await member(direct)
  const body = JSON.stringify({ email: person.email })
  const port = Number(new URL(direct.origin).port)
  const head = [
    'POST /api/v1/account/forgot-password HTTP/1.1',
    'host: 127.0.0.1:1',
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]

  await new Wire(port, `${head.join('\r\n')}\r\n\r\n${body}`).ended()

  expect(await linkFor(person.email)).toContain(`http://127.0.0.1:${port}/`)
})

test('a link uses the requested host only if it is one of ours', async () => {
  const { linkOrigin } = await import('#sites/sites.ts')
  const { nobody } = await import('#http/caller.ts')
  await database.pool.query(
    "insert into site_host (host, site_id) select 'club.example.net', id from site",
  )
  const asked = ({ app }: typeof server, host: string) =>
    linkOrigin({
      app,
      host,
      requestId: 'test',
      caller: { ...nobody, origin: `http://${host}:8080` },
    })

  expect(await asked(server, 'evil.example')).toBe('https://cricket.example.org')
  expect(await asked(server, 'club.example.net')).toBe('https://club.example.net')
  expect(await asked(homely, 'evil.example')).toMatch(/^http:\/\/localhost:\d+$/)
  expect(await asked(homely, 'localhost')).toBe('http://localhost:8080')
  expect(await asked(homely, '127.0.0.1')).toBe('http://127.0.0.1:8080')
  expect(await asked(homely, '192.168.251.7')).toMatch(/^http:\/\/localhost:\d+$/)
})

test('at most three emails an hour are sent', async () => {
  const person = await member(server)
  for (let at = 0; at < 3; at += 1) {
    expect(await forget(person.email)).toMatchObject({ http: 200 })
  }

  expect(await forget(person.email)).toMatchObject({ http: 429 })
})
