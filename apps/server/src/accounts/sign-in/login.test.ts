import { expect, test } from 'vitest'
import { Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { Guess } from '@pavilion/contract/accounts/proof-text.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { solve } from '../codes/guessing.testing.ts'
import { login, member, newPerson, startAccountServer } from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, origin, wait } = server

test('a wrong password and an unknown address are refused with the same words', async () => {
  const person = await member(server)

  const wrongPassword = await login(server, { ...person, password: 'not my password' })
  const unknown = await login(server, { ...person, email: 'nobody@example.org' })

  expect(wrongPassword).toMatchObject({ http: 400, code: 'WRONG_CREDENTIALS' })
  expect(unknown).toEqual({ ...wrongPassword, headers: expect.any(Headers) })
})

test('an address logs in however it is spelt', async () => {
  const person = await member(server)

  const answer = await login(server, { ...person, email: ` ${person.email.toUpperCase()} ` })

  expect(answer).toMatchObject({ status: 'Success' })
})

test.each([
  [{ username: '', password: 'long enough' }, 'username', 'Email is required'],
  [{ password: 'long enough' }, 'username', 'Email is required'],
  [{ username: 'a@example.org' }, 'password', 'Password is required'],
  [
    { username: 'a@example.org', password: 'short' },
    'password',
    'Password should be at least 8 characters',
  ],
  [{ username: { $gt: '' }, password: 'long enough' }, 'username', 'Email is required'],
])('%j does not log in', async (body, path, message) => {
  const answer = await account('login', { body })

  expect(answer.http).toBe(422)
  expect(answer.errors).toContainEqual({ path, message })
})

test('ten wrong passwords from one address, and that address waits; others do not', async () => {
  const person = await member(server)
  const guess = (password: string, address: string) =>
    account('login', { body: { username: person.email, password }, address })
  for (let at = 0; at < 10; at += 1) await guess(`guess number ${at}`, '203.0.113.9')

  const eleventh = await guess(person.password, '203.0.113.9')

  expect(eleventh).toMatchObject({ http: 429, code: 'TOO_MANY_TRIES' })
  expect(eleventh.headers.get('retry-after')).toBe('900')
  expect(await guess(person.password, '203.0.113.10')).toMatchObject({ status: 'Success' })
  wait(900)
  expect(await guess(person.password, '203.0.113.9')).toMatchObject({ status: 'Success' })
})

test('frequent successful logins are not limited', async () => {
  const person = await member(server)
  const address = '203.0.113.11'

  for (let at = 0; at < 12; at += 1) {
    const answer = await account('login', {
      body: { username: person.email, password: person.password },
      address,
    })
    expect(answer).toMatchObject({ status: 'Success' })
  }
})

test(
  'of two hundred simultaneous logins, those beyond the queue are told when to retry',
  { timeout: 180_000 },
  async () => {
    const people = Array.from({ length: 200 }, (_, at) => `crowd${at}@example.org`)

    const answers = await Promise.all(
      people.map((email) => login(server, { ...newPerson(), email })),
    )

    const refused = answers.filter(({ http }) => http === 503)
    expect(refused.length).toBeGreaterThan(0)
    // A machine with other work does not get to all that waited in time (TOO_SLOW).
    const told = ['BUSY', 'TOO_BUSY', 'TOO_SLOW']
    expect(refused.filter(({ code }) => !told.includes(code ?? ''))).toEqual([])
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) >= 2)).toBe(true)
    expect(answers.every(({ http }) => http === 503 || http === 400)).toBe(true)
    const person = await member(server)
    expect(await login(server, person)).toMatchObject({ status: 'Success' })
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a form of another site (%s) logs nobody in',
  async (type) => {
    const response = await fetch(`${origin}/api/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ username: 'a@example.org', password: 'long enough' }),
    })

    expect(response.status).toBe(415)
  },
)

test('answers with tokens are not cacheable', async () => {
  const tokens = await login(server, await member(server))
  const profile = await account('compact-profile', { bearer: tokens.access_token })

  expect(tokens.headers.get('cache-control')).toBe('no-store')
  expect(profile.headers.get('cache-control')).toBe('no-store')
  expect(tokens.headers.get('set-cookie')).toBeNull()
})

test('what happens to an account is written down, without what proves it', async () => {
  const person = await member(server)
  const tokens = await login(server, person)
  await account('logout', { body: {}, bearer: tokens.access_token })

  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from security_event e join account a on a.id = account_id where email = $1 order by e.id',
    [person.email],
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'registered',
    'code-sent',
    'phone-verified',
    'signed-in',
    'signed-out',
  ])
})

test('strangers cannot lock an account: its owner works for a guess, or comes from a known device', async () => {
  const person = await member(server)
  const { device } = await login(server, person)
  const body = { username: person.email, password: person.password }
  for (let at = 0; at < 55; at += 1) {
    const address = `203.0.113.${100 + (at % 10)}`
    await account('login', { body: { ...body, password: `guess number ${at}` }, address })
  }
  const guess: Guess = { who: person.email, code: person.password }
  const challenged = await account('proof-of-work')
  const proof = solve(Challenge.parse(challenged['data']), guess)

  expect(await account('login', { body })).toMatchObject({ http: 428, code: 'PROOF_NEEDED' })
  expect(await account('login', { body: { ...body, device: `${String(device)}x` } })).toMatchObject(
    {
      http: 428,
    },
  )
  const others = { ...body, password: 'cover drive', proof }
  expect(await account('login', { body: others })).toMatchObject({ http: 428 })
  expect(await account('login', { body: { ...body, device } })).toMatchObject({ status: 'Success' })
  expect(await account('login', { body: { ...body, proof } })).toMatchObject({ status: 'Success' })
})

test('whoever uses up the logins of an address does not keep known devices there from logging in', async () => {
  const person = await member(server)
  const { device } = await login(server, person)
  const body = { username: person.email, password: person.password }
  const address = '203.0.113.200'
  await account('login', {
    body: { username: 'nobody@example.org', password: 'cover drive' },
    address,
  })
  await database.pool.query(
    `update attempt_count set spent = 300
     where name = 'login-by-address' and spent = 1`,
  )

  expect(await account('login', { body, address })).toMatchObject({ http: 429 })
  expect(await account('login', { body: { ...body, device }, address })).toMatchObject({
    status: 'Success',
  })
})

test('a known device has ten guesses of its own', async () => {
  const person = await member(server)
  const { device } = await login(server, person)
  const guess = (password: string) =>
    account('login', { body: { username: person.email, password, device } })
  for (let at = 0; at < 10; at += 1) await guess(`guess number ${at}`)

  expect(await guess(person.password)).toMatchObject({ http: 429, code: 'TOO_MANY_TRIES' })
})
