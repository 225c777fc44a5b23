import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '#db/database.testing.ts'
import { keyFor } from '#security/keys.ts'
import { forgeToken, login, member, startAccountServer } from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const neighbour = await startAccountServer(database)
const { account, outbox, wait, app } = server

const profile = (bearer: string) => account('compact-profile', { bearer })
const refresh = (bearer: string) => account('refresh', { bearer })
const signIn = async () => login(server, await member(server))
const Sessions = z.array(
  z.object({ id: z.uuid(), isCurrent: z.boolean(), userAgent: z.string(), address: z.string() }),
)
const sessionsOf = async (bearer: string) =>
  Sessions.parse((await account('sessions', { bearer })).data)

test('an access token is good for fifteen minutes', async () => {
  const { access_token: token } = await signIn()
  wait(899)
  expect(await profile(token)).toMatchObject({ http: 200 })
  wait(1)

  expect(await profile(token)).toMatchObject({ http: 401, code: 'SIGNED_OUT' })
})

const seconds = () => Math.floor(Date.parse(app.now()) / 1000)
const claims = () => ({
  sub: '01990000-0000-7000-8000-000000000001',
  sid: '01990000-0000-7000-8000-000000000002',
  iss: 'accounts',
  aud: 'api',
  iat: seconds(),
  exp: seconds() + 600,
})
const anyKey = new Uint8Array(32)

test.each([
  ['nothing', ''],
  ['text', 'cricket'],
  ['no algorithm', forgeToken({ alg: 'none', typ: 'at+jwt' }, claims())],
  ['another key', forgeToken({ alg: 'HS256', typ: 'at+jwt' }, claims(), anyKey)],
  ['an algorithm of its own', forgeToken({ alg: 'HS512', typ: 'at+jwt' }, claims(), anyKey)],
  [
    'a key id that is a path',
    forgeToken({ alg: 'HS256', typ: 'at+jwt', kid: '../../dev/null' }, claims(), new Uint8Array()),
  ],
  [
    'a key of its own',
    forgeToken(
      { alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AAAA' }, jku: 'http://127.0.0.1:1/' },
      claims(),
      anyKey,
    ),
  ],
  ['a thousand claims', forgeToken({ alg: 'HS256' }, { ...claims(), x: 'x'.repeat(9000) }, anyKey)],
])('a token with %s signs nobody in', async (_, token) => {
  const answer = await account('compact-profile', {
    headers: { authorization: `Bearer ${token}` },
  })

  expect(answer).toMatchObject({ http: 401, code: 'SIGNED_OUT' })
})

test('a token signed for another purpose signs nobody in', async () => {
  const { access_token: token } = await signIn()
  const [, payload = ''] = token.split('.')
  const good: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const key = await keyFor(app, 'access-token')
  const sign = (change: object, header: object = {}) =>
    new SignJWT({ ...good, ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(key)

  expect(await profile(await sign({}))).toMatchObject({ http: 200 })
  for (const change of [
    { aud: 'other' },
    { iss: 'other' },
    { sub: 'someone' },
    { sub: claims().sub },
    { sid: claims().sid },
    { exp: seconds() - 1 },
    { nbf: seconds() + 60 },
    { exp: undefined },
  ]) {
    expect(await profile(await sign(change)), JSON.stringify(change)).toMatchObject({ http: 401 })
  }
  expect(await profile(await sign({}, { typ: 'JWT' }))).toMatchObject({ http: 401 })
  expect(await profile(await sign({}, { kid: 'x' }))).toMatchObject({ http: 401 })
})

test('a refresh token is no access token, nor the other way round', async () => {
  const tokens = await signIn()

  expect(await profile(tokens.refresh_token)).toMatchObject({ http: 401 })
  expect(await refresh(tokens.access_token)).toMatchObject({ http: 401 })
})

test('refreshing asks for the header; a cookie or a query is not enough', async () => {
  const { refresh_token: token } = await signIn()

  const byCookie = await account('refresh', {
    headers: { cookie: `refresh_token=${token}; authorization=Bearer ${token}` },
  })
  const byQuery = await account(`refresh?token=${token}&authorization=Bearer%20${token}`)

  expect(byCookie.http).toBe(401)
  expect(byQuery.http).toBe(401)
  expect(await refresh(token)).toMatchObject({ http: 200 })
})

test('twenty tabs that refresh at once get one and the same successor', async () => {
  const { refresh_token: token } = await signIn()

  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))

  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
  const [successor = '', ...others] = new Set(answers.map((answer) => answer.refresh_token))
  expect(others).toEqual([])
  expect(await refresh(successor)).toMatchObject({ http: 200 })
})

test.each(['the thief', 'the owner'])(
  'a refresh token used twice ends the session for both, when %s was first',
  async () => {
    const person = await member(server)
    const tokens = await login(server, person)
    const first = await refresh(tokens.refresh_token)
    wait(11)

    const second = await refresh(tokens.refresh_token)

    expect(second).toMatchObject({ http: 401, code: 'SIGNED_OUT' })
    expect(await refresh(first.refresh_token)).toMatchObject({ http: 401 })
    expect(await profile(first.access_token)).toMatchObject({ http: 401 })
    expect((await outbox()).at(-1)).toMatchObject({ to: person.email, channel: 'email' })
    expect((await outbox()).at(-1)?.subject).toContain('You were logged out')
  },
)

test('a session lasts thirty days, however often it is refreshed', async () => {
  let { refresh_token: token } = await signIn()
  for (let day = 0; day < 29; day += 1) {
    wait(86_400)
    token = (await refresh(token)).refresh_token
  }
  expect(await refresh(token)).toMatchObject({ http: 200 })
  wait(86_400)

  expect(await refresh(token)).toMatchObject({ http: 401 })
})

test('who logs out is logged out on every server at once', async () => {
  const tokens = await signIn()
  neighbour.wait((Date.parse(app.now()) - Date.parse(neighbour.app.now())) / 1000)
  const elsewhere = () => neighbour.account('compact-profile', { bearer: tokens.access_token })
  expect(await elsewhere()).toMatchObject({ http: 200 })

  await account('logout', { body: {}, bearer: tokens.access_token })

  expect(await elsewhere()).toMatchObject({ http: 401 })
  expect(await refresh(tokens.refresh_token)).toMatchObject({ http: 401 })
})

test('an expired access token can still log out, by the refresh token', async () => {
  const tokens = await signIn()
  wait(3600)

  const answer = await account('logout', { body: { refresh_token: tokens.refresh_token } })

  expect(answer).toMatchObject({ http: 200, message: 'Logged out successfully' })
  expect(await refresh(tokens.refresh_token)).toMatchObject({ http: 401 })
})

test('logging out of an unknown session succeeds', async () => {
  expect(await account('logout', { method: 'POST' })).toMatchObject({
    http: 200,
    message: 'Logged out successfully',
  })
})

test('a new password ends every session, and this one goes on as a new one', async () => {
  const person = await member(server)
  const here = await login(server, person)
  const there = await login(server, person)
  const body = { password: person.password, newPassword: 'a much better one' }

  const wrongPassword = await account('change-password', {
    body: { ...body, password: 'not my password' },
    bearer: here.access_token,
  })
  const changed = await account('change-password', { body, bearer: here.access_token })

  expect(wrongPassword).toMatchObject({ http: 400, code: 'WRONG_PASSWORD' })
  expect(await profile(here.access_token)).toMatchObject({ http: 401 })
  expect(await profile(there.access_token)).toMatchObject({ http: 401 })
  expect(await refresh(there.refresh_token)).toMatchObject({ http: 401 })
  expect(await profile(changed.access_token)).toMatchObject({ http: 200 })
  expect(await login(server, person)).toMatchObject({ http: 400 })
  expect((await outbox()).at(-1)?.subject).toContain('Your password was changed')
})

test('an account that is closed is signed out', async () => {
  const person = await member(server)
  const tokens = await login(server, person)

  await database.pool.query(
    `update account set status = 'closed', closed_at = now(), email = '', email_key = '', phone = '',
       password_hash = '', first_name = 'Former', last_name = 'Member' where email = $1`,
    [person.email],
  )

  expect(await profile(tokens.access_token)).toMatchObject({ http: 401 })
  expect(await refresh(tokens.refresh_token)).toMatchObject({ http: 401 })
  expect(await login(server, person)).toMatchObject({ http: 400 })
})

test('the sessions of an account can be seen and ended, one or all', async () => {
  const person = await member(server)
  const phone = await login(server, person)
  const laptop = await login(server, person)
  const [mine, other] = await sessionsOf(laptop.access_token)

  const ended = await account(`sessions/${other?.id}/end`, {
    method: 'POST',
    bearer: laptop.access_token,
  })

  expect([mine?.isCurrent, other?.isCurrent]).toEqual([true, false])
  expect(ended).toMatchObject({ http: 200 })
  expect(await profile(phone.access_token)).toMatchObject({ http: 401 })
  await account('sessions/end-all', { method: 'POST', bearer: laptop.access_token })
  expect(await profile(laptop.access_token)).toMatchObject({ http: 401 })
})

test('somebody else’s session is refused as if it did not exist', async () => {
  const [mine, theirs] = [await signIn(), await signIn()]
  const [session] = await sessionsOf(theirs.access_token)
  const end = (id: string | undefined) =>
    account(`sessions/${id}/end`, { method: 'POST', bearer: mine.access_token })

  const foreign = await end(session?.id)
  const unknown = await end('01990000-0000-7000-8000-00000000dead')

  expect(foreign).toMatchObject({ http: 404, code: 'SESSION_NOT_FOUND' })
  expect(foreign.message).toBe(unknown.message)
  expect(await profile(theirs.access_token)).toMatchObject({ http: 200 })
})
