import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import {
  codeFor,
  login,
  newPerson,
  type Person,
  startAccountServer,
  verify,
  wrong,
  statuses,
} from '../accounts.testing.ts'
import { takeTries } from './proof.queries.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account, outbox, wait, ask } = server

async function signedUp(): Promise<{ person: Person; code: string }> {
  const person = newPerson()
  await account('register', { body: person })
  return { person, code: await codeFor(server, person.phone_number) }
}

async function triesOf({ email }: Person): Promise<unknown> {
  const { rows } = await database.pool.query(
    'select tries from verification_code join account on id = account_id where email = $1',
    [email],
  )
  return rows
}

test('the sixth guess is refused without being compared, even with the right code', async () => {
  const { person, code } = await signedUp()
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await verify(server, person.email, wrong(code))).toMatchObject({ code: 'WRONG_CODE' })
  }

  const sixth = await verify(server, person.email, code)

  expect(sixth).toMatchObject({ http: 429, code: 'TOO_MANY_TRIES' })
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await triesOf(person)).toEqual([{ tries: 5 }])
})

test('of sixty guesses at once from sixty addresses, five are compared', async () => {
  wait(600)
  const { person, code } = await signedUp()

  const answers = await Promise.all(
    Array.from({ length: 60 }, () => verify(server, person.email, wrong(code))),
  )

  expect(answers.filter(({ code: refusal }) => refusal === 'WRONG_CODE')).toHaveLength(5)
  expect(await triesOf(person)).toEqual([{ tries: 5 }])
})

test('further guesses from one address need a proof of work', async () => {
  wait(600)
  const guess = (at: number) =>
    account('1234/verify-phone', {
      body: { username: `one${at}@example.org`, code: '1234' },
      address: '203.0.113.7',
    })
  await Promise.all(Array.from({ length: 20 }, (_, at) => guess(at)))

  expect(await guess(20)).toMatchObject({ http: 428, code: 'PROOF_NEEDED' })
})

test('a code works for ten minutes', async () => {
  wait(600)
  const { person, code } = await signedUp()
  wait(601)

  expect(await verify(server, person.email, code)).toMatchObject({ http: 400, code: 'WRONG_CODE' })
})

test('a code works once', async () => {
  wait(600)
  const { person, code } = await signedUp()
  const both = await Promise.all([
    verify(server, person.email, code),
    verify(server, person.email, code),
  ])

  expect(statuses(both)).toEqual([200, 400])
})

test('a code works for its own account only', async () => {
  wait(600)
  const { code } = await signedUp()
  const { person: other, code: othersCode } = await signedUp()
  const tried = code === othersCode ? wrong(code) : code

  expect(await verify(server, other.email, tried)).toMatchObject({ code: 'WRONG_CODE' })
})

test('a new code takes the place of the old one, and gives five tries anew', async () => {
  wait(600)
  const { person, code } = await signedUp()
  for (let guess = 0; guess < 5; guess += 1) await verify(server, person.email, wrong(code))
  wait(60)

  const answer = await account('resend-verification', { body: { username: person.email } })
  const newCode = await codeFor(server, person.phone_number)

  expect(answer).toMatchObject({ http: 200, message: 'OTP sent successfully' })
  if (code !== newCode) {
    expect(await verify(server, person.email, code)).toMatchObject({ code: 'WRONG_CODE' })
  }
  expect(await verify(server, person.email, newCode)).toMatchObject({ http: 200 })
  expect(await login(server, person)).toMatchObject({ status: 'Success' })
})

test('a code is sent again once a minute, whoever asks how often', async () => {
  wait(600)
  const { person } = await signedUp()
  const resend = () => account('resend-verification', { body: { username: person.email } })
  const before = (await outbox()).length
  wait(59)
  expect(await resend()).toMatchObject({ http: 429 })
  wait(1)

  const answers = await Promise.all(Array.from({ length: 20 }, resend))

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect((await outbox()).length).toBe(before + 1)
})

test('at most three codes are sent per hour', async () => {
  wait(3600)
  const { person } = await signedUp()
  const resend = () => account('resend-verification', { body: { username: person.email } })
  wait(60)
  expect(await resend()).toMatchObject({ http: 200 })
  wait(60)
  expect(await resend()).toMatchObject({ http: 200 })
  wait(60)

  expect(await resend()).toMatchObject({ http: 429 })

  wait(3600)
  expect(await resend()).toMatchObject({ http: 200 })
})

test('resending tells nobody who has an account', async () => {
  const resend = () => account('resend-verification', { body: { username: 'ghost@example.org' } })

  expect(await resend()).toMatchObject({ http: 200, message: 'OTP sent successfully' })
  expect(await resend()).toMatchObject({ http: 429 })
})

test.each(['１２３４', '12 34', '1234\0', '01234', '123', '', '12a4', '-123', '1e3 '])(
  '%j is no code',
  async (code) => {
    const path = `/api/v1/account/${encodeURIComponent(code || ' ')}/verify-phone`
    const answer = await ask(path, { body: { username: 'a@example.org', code } })

    expect(answer.http).toBe(422)
  },
)

test.each([[['1', '2', '3', '4']], [1234], [null], [{ $ne: '' }]])(
  '%j is no code either',
  async (code) => {
    const answer = await account('1234/verify-phone', { body: { username: 'a@example.org', code } })

    expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
  },
)

test('the code in the address must be the one in the body', async () => {
  const answer = await account('1234/verify-phone', {
    body: { username: 'a@example.org', code: '4321' },
  })

  expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
})

test('no code is kept as it was sent', async () => {
  const { rows } = await database.pool.query<{ hash: Buffer }>(
    'select code_hash as hash from verification_code',
  )

  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
})

test('tries that were counted before a restart are counted after it', async () => {
  wait(3600)
  const { person, code } = await signedUp()
  for (let guess = 0; guess < 5; guess += 1) await verify(server, person.email, wrong(code))

  const restarted = await startAccountServer(database)
  const now = Date.parse(server.app.now())
  restarted.wait((now - Date.parse(restarted.app.now())) / 1000)

  expect(await verify(restarted, person.email, code)).toMatchObject({ http: 429 })
})

test('the database gives a code out five times, however many ask and whoever forgot to count', async () => {
  wait(3600)
  const { person } = await signedUp()
  const { db, now } = server.app

  const given = await Promise.all(
    Array.from({ length: 20 }, () => takeTries(db, person.email, now())),
  )

  expect(given.flat()).toHaveLength(5)
})
