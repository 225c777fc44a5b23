import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  codeFor,
  login,
  member,
  newPerson,
  startAccountServer,
  verify,
} from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import {
  type Claims,
  clientId,
  clientSecret,
  startOpenId,
  startPlainOAuth,
  visitOpenId,
} from './openid.testing.ts'

const site = 'http://club.example'
const openId = await startOpenId()
openId.open(`${site}/sign-in/google/callback`)
const plain = await startPlainOAuth()
const database = await freshDatabase()
const server = await startAccountServer(database, {
  PUBLIC_ORIGIN: site,
  GOOGLE_ISSUER: openId.issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  FACEBOOK_AUTHORIZATION_URL: `${plain.origin}/dialog`,
  FACEBOOK_TOKEN_URL: `${plain.origin}/token`,
  FACEBOOK_USERINFO_URL: `${plain.origin}/me?fields=id`,
  FACEBOOK_CLIENT_ID: clientId,
  FACEBOOK_CLIENT_SECRET: clientSecret,
})
const { account } = server

const newSecret = () => randomBytes(32).toString('base64url')
const Address = z.object({ address: z.url() })
const Ticket = z.object({ ticket: z.string() })
const Identities = z.array(z.object({ id: z.string(), provider: z.string(), email: z.string() }))

async function begin(secret: string, provider = 'google', bearer?: string): Promise<string> {
  const body = { secret, ...(bearer !== undefined && { link: true }) }
  const asking = { body, ...(bearer !== undefined && { bearer }) }
  const answer = await account(`providers/${provider}/begin`, asking)
  return Address.parse(answer.data).address
}

/** Where the callback leads, and what stands behind the # there. */
async function comeBack(address: string) {
  const { pathname, search } = new URL(address)
  const response = await fetch(server.origin + pathname + search, { redirect: 'manual' })
  expect(response.status).toBe(303)
  const location = new URL(response.headers.get('location') ?? '', site)
  expect(location.pathname + location.search).toBe('/sign-in')
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
}

const exchange = (code: string | undefined, secret: string) =>
  account('providers/exchange', { body: { code, secret } })

/** All of the way for somebody who has the claims at the provider. */
async function signInAs(subject: string, claims: Claims, bearer?: string) {
  openId.people.set(subject, claims)
  const secret = newSecret()
  const away = await begin(secret, 'google', bearer)
  const { code } = await comeBack(await visitOpenId(away, subject))
  return exchange(code, secret)
}

const link = (ticket: string, password: string) =>
  account('providers/link', { body: { ticket, password } })

test('who is linked signs in, and who has the address alone is asked for the password once', async () => {
  const person = await member(server)
  const claims = { email: person.email, email_verified: true }

  const first = await signInAs('ayesha', claims)
  expect(first).toMatchObject({ http: 200, status: 'LinkNeeded', access_token: '' })
  const { ticket } = Ticket.parse(first)
  expect(await link(ticket, 'not the password')).toMatchObject({ code: 'WRONG_PASSWORD' })
  const linked = await link(ticket, person.password)
  expect(linked).toMatchObject({ status: 'Success', access_token: expect.stringMatching(/./) })
  expect(await link(ticket, person.password)).toMatchObject({ code: 'SIGN_IN_EXPIRED' })

  const again = await signInAs('ayesha', { email: 'another@example.org' })
  expect(again).toMatchObject({ status: 'Success', message: 'Successfully logged in' })
  const profile = await account('compact-profile', { bearer: again.access_token })
  expect(profile.data).toMatchObject({ email: person.email })
  const emails = (await server.outbox()).filter(({ to }) => to === person.email)
  expect(emails.at(-1)?.subject).toContain('You can now log in with Google')
})

test('an address that the provider does not vouch for says nothing of whose it is', async () => {
  const person = await member(server)

  const known = await signInAs('mallory', { email: person.email, email_verified: false })
  const unknown = await signInAs('trent', { email: 'nobody@example.org', email_verified: false })

  expect(known).toMatchObject({ status: 'SignUpNeeded', email: person.email })
  expect(unknown).toMatchObject({ status: 'SignUpNeeded', message: known.message })
})

test('somebody new goes on to sign up, and is linked when the number is proved', async () => {
  const person = newPerson()
  const claims = {
    email: person.email,
    email_verified: true,
    given_name: 'Zainab',
    family_name: 'Qazi',
  }
  const told = await signInAs('zainab', claims)
  expect(told).toMatchObject({ status: 'SignUpNeeded', firstName: 'Zainab', lastName: 'Qazi' })

  const { ticket } = Ticket.parse(told)
  const signedUp = await account('register', { body: { ...person, ticket } })
  expect(signedUp.http).toBe(201)
  expect(await signInAs('zainab', claims)).toMatchObject({ status: 'SignUpNeeded' })
  await verify(server, person.email, await codeFor(server, person.phone_number))

  expect(await signInAs('zainab', claims)).toMatchObject({ status: 'Success' })
  const { rows } = await database.pool.query<{ proved: boolean }>(
    'select email_verified_at is not null as proved from account where email = $1',
    [person.email],
  )
  expect(rows).toEqual([{ proved: true }])
})

test('a sign-up with a ticket that is no longer good is refused', async () => {
  const answer = await account('register', { body: { ...newPerson(), ticket: newSecret() } })

  expect(answer).toMatchObject({ http: 400, code: 'SIGN_IN_EXPIRED' })
})

test('cancelling at the provider is reported as such', async () => {
  const away = await begin(newSecret())

  expect(await comeBack(await visitOpenId(away, 'nobody', true))).toEqual({
    error: 'cancelled',
    provider: 'google',
  })
})

test('an unknown state is refused', async () => {
  const back = new URL(await visitOpenId(await begin(newSecret()), 'forger'))
  back.searchParams.set('state', newSecret())

  expect(await comeBack(back.href)).toMatchObject({ error: 'over' })
})

test('a state is good once, for its provider, and for ten minutes', async () => {
  const back = await visitOpenId(await begin(newSecret()), 'again')
  const elsewhere = back.replace('/google/', '/facebook/')
  const late = await visitOpenId(await begin(newSecret()), 'late')

  expect(await comeBack(elsewhere)).toMatchObject({ error: 'over' })
  expect(await comeBack(back)).toHaveProperty('code')
  expect(await comeBack(back)).toMatchObject({ error: 'over' })
  server.wait(600)
  expect(await comeBack(late)).toMatchObject({ error: 'over' })
})

test("a provider's code of another attempt is refused", async () => {
  const [one, other] = [await begin(newSecret()), await begin(newSecret())]
  const stolen = new URL(await visitOpenId(one, 'victim')).searchParams.get('code') ?? ''
  const back = new URL(await visitOpenId(other, 'attacker'))
  back.searchParams.set('code', stolen)

  expect(await comeBack(back.href)).toMatchObject({ error: 'failed' })
})

test('an answer to another question (a wrong nonce) is refused', async () => {
  const away = new URL(await begin(newSecret()))
  away.searchParams.set('nonce', 'of another attempt')

  expect(await comeBack(await visitOpenId(away.href, 'ayesha'))).toMatchObject({ error: 'failed' })
})

test('a code is good once, for two minutes, and in the browser that was sent away', async () => {
  const secret = newSecret()
  const { code } = await comeBack(await visitOpenId(await begin(secret), 'once'))
  const old = await comeBack(await visitOpenId(await begin(secret), 'old'))

  expect(await exchange(code, newSecret())).toMatchObject({ http: 400, code: 'SIGN_IN_EXPIRED' })
  expect(await exchange(code, secret)).toMatchObject({ status: 'SignUpNeeded' })
  expect(await exchange(code, secret)).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
  server.wait(120)
  expect(await exchange(old['code'], secret)).toMatchObject({ code: 'SIGN_IN_EXPIRED' })
})

test('of many who use one code at once, one does', async () => {
  const secret = newSecret()
  const { code } = await comeBack(await visitOpenId(await begin(secret), 'crowd'))

  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code, secret)))

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
})

test('who is signed in links somebody, sees it and takes it back', async () => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const told = await signInAs('imran', { email: 'imran@elsewhere.example' }, bearer)
  expect(told).toMatchObject({ status: 'LinkNeeded', email: person.email })
  await link(Ticket.parse(told).ticket, person.password)

  const identities = Identities.parse((await account('identities', { bearer })).data)
  expect(identities).toEqual([
    { id: expect.any(String), provider: 'google', email: 'imran@elsewhere.example' },
  ])
  const path = `identities/${identities[0]?.id}/unlink`
  const stranger = await login(server, await member(server))
  const refused = await account(path, { body: {}, bearer: stranger.access_token })
  expect(refused).toMatchObject({ http: 404, code: 'IDENTITY_NOT_FOUND' })
  expect(await account(path, { body: {}, bearer })).toMatchObject({ http: 200 })
  expect((await account('identities', { bearer })).data).toEqual([])
  expect(await signInAs('imran', {})).toMatchObject({ status: 'SignUpNeeded' })
})

test('somebody who signs in to one account is not linked to another', async () => {
  const [one, other] = [await member(server), await member(server)]
  const first = await signInAs('shared', { email: one.email, email_verified: true })
  await link(Ticket.parse(first).ticket, one.password)
  const { access_token: bearer } = await login(server, other)

  expect(await signInAs('shared', {}, bearer)).toMatchObject({ http: 409, code: 'IDENTITY_TAKEN' })
})

test('a new password by email takes every link away', async () => {
  const person = await member(server)
  const told = await signInAs('intruder', { email: person.email, email_verified: true })
  await link(Ticket.parse(told).ticket, person.password)
  await account('forgot-password', { body: { email: person.email } })
  const mail = (await server.outbox()).findLast(({ to }) => to === person.email)
  const [, token] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  const answer = await account('reset-password', { body: { token, password: 'mine once more' } })
  expect(answer.http).toBe(200)

  expect(await signInAs('intruder', {})).toMatchObject({ status: 'SignUpNeeded' })
})

test('a provider of plain OAuth tells who somebody is, and its address is not taken for proved', async () => {
  const secret = newSecret()
  const away = new URL(await begin(secret, 'facebook'))
  expect(away.searchParams.get('code_challenge_method')).toBe('S256')
  const state = away.searchParams.get('state') ?? ''

  const { code } = await comeBack(`${site}/sign-in/facebook/callback?code=x&state=${state}`)

  expect(await exchange(code, secret)).toMatchObject({
    status: 'SignUpNeeded',
    firstName: 'Sana',
    lastName: 'Mirza',
    email: 'sana@example.org',
  })
  expect(plain.asked).toContainEqual({ path: '/me?fields=id', authorization: 'Bearer for-one' })
})

test('a provider that went down meanwhile is said to be out of reach', async () => {
  const state = new URL(await begin(newSecret(), 'facebook')).searchParams.get('state') ?? ''
  plain.stop()

  expect(await comeBack(`${site}/sign-in/facebook/callback?code=x&state=${state}`)).toMatchObject({
    error: 'unreachable',
  })
})

test('a provider that is down from the start is refused by name, one that is not configured too', async () => {
  const other = await startAccountServer(await freshDatabase(), {
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  })
  const ask = (provider: string) =>
    other.account(`providers/${provider}/begin`, { body: { secret: newSecret() } })

  expect(await ask('google')).toMatchObject({ http: 503, code: 'PROVIDER_UNREACHABLE' })
  expect(await ask('facebook')).toMatchObject({ http: 404, code: 'PROVIDER_NOT_CONFIGURED' })
  expect((await ask('myspace')).http).toBe(422)
  expect((await other.ask('/api/v1/site')).data).toMatchObject({ socialSignIn: ['google'] })
})
