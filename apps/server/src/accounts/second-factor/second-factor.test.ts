import { z } from 'zod'
import { expect, test } from 'vitest'
import { appointOperator } from '#access/operators.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, type Person, startAccountServer, statuses } from '../accounts.testing.ts'
import { stepAt, totp } from './totp.ts'
import { resetFactor } from './reset-factor.ts'

const database = await freshDatabase()
const abroad = { PUBLIC_ORIGIN: 'https://cricket.example.org' }
const server = await startAccountServer(database, abroad)
const { app, account, outbox, wait } = server
const HALF_MINUTE = 30
const QUARTER = 900
const DAY = 86_400

const Begun = z.object({ secret: z.string(), address: z.string() })
const Codes = z.object({ recoveryCodes: z.array(z.string()) })
const Ticket = z.object({ status: z.literal('SecondFactorNeeded'), ticket: z.string() })

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an app makes of the letters that it is given. */
function bytesOf(letters: string): Uint8Array {
  const bits = Array.from(letters, (one) => LETTERS.indexOf(one).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2))
}

type Guarded = {
  readonly person: Person
  readonly bearer: string
  readonly recoveryCodes: readonly string[]
  /** What the app shows so many half minutes from now. */
  readonly code: (later?: number) => string
}

/** Somebody with a second factor, a half minute after its first code. */
async function guarded(): Promise<Guarded> {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const { password } = person
  const begun = await account('second-factor/begin', { bearer, body: { password } })
  const { secret } = Begun.parse(begun.data)
  const code = (later = 0) => totp(bytesOf(secret), stepAt(app.now()) + later)
  const confirmed = await account('second-factor/confirm', { bearer, body: { code: code() } })
  const { recoveryCodes } = Codes.parse(confirmed.data)
  wait(HALF_MINUTE)
  return { person, bearer, recoveryCodes, code }
}

const ticketOf = async (person: Person) => Ticket.parse(await login(server, person)).ticket
const enter = (ticket: string, code: string) =>
  account('login/second-factor', { body: { ticket, code } })

test('with a second factor the password alone opens no session, and with its code it does', async () => {
  const { person, code } = await guarded()

  const first = await login(server, person)
  expect(first).toMatchObject({ status: 'SecondFactorNeeded', access_token: '', refresh_token: '' })
  const second = await enter(await ticketOf(person), code())

  expect(second).toMatchObject({ http: 200, status: 'Success' })
  const profile = await account('compact-profile', { bearer: second.access_token })
  expect(profile.http).toBe(200)
})

test('a code works once, in its half minute and the ones beside it', async () => {
  const { person, code } = await guarded()
  const ticket = await ticketOf(person)

  expect((await enter(ticket, code(2))).http).toBe(400)
  expect((await enter(ticket, code(-2))).http).toBe(400)
  const both = await Promise.all([enter(ticket, code()), enter(ticket, code())])
  expect(statuses(both)).toEqual([200, 400])
  expect((await enter(ticket, code(-1))).http).toBe(400)
  expect((await enter(ticket, code(1))).http).toBe(200)
})

test('a secret that no code has confirmed asks for nothing', async () => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const { password } = person
  const wrong = await account('second-factor/begin', { bearer, body: { password: 'not this one' } })
  expect(wrong).toMatchObject({ http: 400, code: 'WRONG_PASSWORD' })
  await account('second-factor/begin', { bearer, body: { password } })

  const refused = await account('second-factor/confirm', { bearer, body: { code: '000000' } })

  expect(refused).toMatchObject({ http: 400, code: 'WRONG_FACTOR' })
  expect((await login(server, person)).status).toBe('Success')
})

test('every recovery code logs in once, however it is typed, and its owner is told', async () => {
  const { person, recoveryCodes } = await guarded()
  const [one = '', two = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)

  expect((await enter(await ticketOf(person), one)).status).toBe('Success')
  expect((await enter(await ticketOf(person), one)).http).toBe(400)
  const typed = ` ${two.replaceAll('-', ' ').toLowerCase()}`
  expect((await enter(await ticketOf(person), typed)).status).toBe('Success')

  const told = (await outbox()).filter(({ to }) => to === person.email).map(({ text }) => text)
  expect(told.filter((text) => text.includes('A recovery code was used'))).toHaveLength(2)
  expect(told.at(-1)).toContain('8 are left')
})

test('who guesses is stopped after five codes, fifty a day, and a recovery code still lets the owner in', async () => {
  const { person, recoveryCodes } = await guarded()
  let compared = 0
  for (let round = 0; round < 15; round += 1) {
    const ticket = await ticketOf(person)
    for (let at = 0; at < 6; at += 1) {
      const { http } = await enter(ticket, String(100_000 + round * 10 + at))
      if (http === 400) compared += 1
    }
    wait(QUARTER)
  }

  expect(compared).toBe(50)
  const ticket = await ticketOf(person)
  expect((await enter(ticket, '000000')).http).toBe(429)
  expect((await enter(ticket, recoveryCodes[0] ?? '')).status).toBe('Success')
})

test('a ticket is good for ten minutes, for its own account, until the password changes', async () => {
  const { person, code, recoveryCodes } = await guarded()
  const ticket = await ticketOf(person)
  const others = await ticketOf((await guarded()).person)
  wait(HALF_MINUTE)
  expect((await enter(others, code())).http).toBe(400)
  expect((await enter(`${ticket}x`, code())).code).toBe('SIGN_IN_EXPIRED')
  await account('compact-profile', { bearer: ticket }).then(({ http }) => expect(http).toBe(401))

  await database.pool.query("update account set password_hash = 'another' where email = $1", [
    person.email,
  ])
  expect((await enter(ticket, code(1))).code).toBe('SIGN_IN_EXPIRED')
  wait(601)
  expect((await enter(ticket, recoveryCodes[0] ?? '')).code).toBe('SIGN_IN_EXPIRED')
})

test('switching off and new codes take both the password and a code', async () => {
  const { person, bearer, recoveryCodes, code } = await guarded()
  const { password } = person
  const [one = '', two = ''] = recoveryCodes
  const off = (body: object) => account('second-factor/remove', { bearer, body })

  expect(await off({ password: 'not this one', code: one })).toMatchObject({
    code: 'WRONG_PASSWORD',
  })
  expect(await off({ password, code: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({
    code: 'WRONG_FACTOR',
  })
  const renewed = await account('second-factor/recovery-codes', {
    bearer,
    body: { password, code: code() },
  })
  expect(await off({ password, code: two })).toMatchObject({ code: 'WRONG_FACTOR' })
  const [fresh = ''] = Codes.parse(renewed.data).recoveryCodes
  expect(await off({ password, code: fresh })).toMatchObject({ status: 'Success' })
  expect((await login(server, person)).status).toBe('Success')
})

test('the database does not hold the secret in clear, nor the recovery codes', async () => {
  const { person, recoveryCodes, code } = await guarded()
  const { rows } = await database.pool.query<{ row: string }>(
    `select to_jsonb(f)::text || coalesce((select jsonb_agg(to_jsonb(r))::text from recovery_code r
       where r.account_id = f.account_id), '') as row
     from second_factor f join account a on a.id = f.account_id where a.email = $1`,
    [person.email],
  )

  const kept = rows[0]?.row ?? ''
  expect(kept).not.toContain(recoveryCodes[0])
  const other = await guarded()
  await database.pool.query(
    `update second_factor set secret = (select secret from second_factor f
       join account a on a.id = f.account_id where a.email = $2)
     where account_id = (select id from account where email = $1)`,
    [person.email, other.person.email],
  )
  // Another account's secret cannot be put in its place.
  expect((await enter(await ticketOf(person), code())).http).toBe(500)
})

test('where others reach the server, an operator’s rights rest without a second factor', async () => {
  const { person, bearer: old, code } = await guarded()
  const plain = await member(server)
  for (const { email } of [person, plain]) await appointOperator(app.db, email, app.now())
  const operates = async (bearer: string) => {
    const { data } = await server.ask('/api/v1/account/permissions', { bearer })
    return z.object({ operator: z.boolean() }).parse(data).operator
  }
  const { access_token: onlyPassword } = await login(server, plain)
  const { access_token: both } = await enter(await ticketOf(person), code())

  expect(await operates(onlyPassword)).toBe(false)
  expect(await operates(both)).toBe(true)
  // The session in which it was switched on has proved it as well.
  expect(await operates(old)).toBe(true)
  const { data } = await account('second-factor', { bearer: onlyPassword })
  expect(data).toMatchObject({ onSince: null, isDemanded: true })

  const local = await startAccountServer(database)
  const { access_token: here } = await login(local, plain)
  const { data: permissions } = await local.ask('/api/v1/account/permissions', { bearer: here })
  expect(permissions).toMatchObject({ operator: true })
})

test('a new password leaves the session what it has proved', async () => {
  const { person, bearer } = await guarded()
  await appointOperator(app.db, person.email, app.now())
  const body = { password: person.password, newPassword: 'inswinging yorker' }
  const { access_token: next } = await account('change-password', { bearer, body })

  const { data } = await server.ask('/api/v1/account/permissions', { bearer: next })

  expect(data).toMatchObject({ operator: true })
})

test('who has lost phone and codes is let in again by the machine’s own command', async () => {
  const { person, bearer } = await guarded()

  expect(await resetFactor(app.db, person.email, app.now())).toBe(true)
  expect(await resetFactor(app.db, person.email, app.now())).toBe(false)

  expect((await login(server, person)).status).toBe('Success')
  const { data } = await account('second-factor', { bearer })
  expect(data).toMatchObject({ onSince: null, recoveryCodes: 0 })
})

test('sessions end when they are idle for as long as is set, and after as long as is set in all', async () => {
  const hours = { SESSION_HOURS: '48', SESSION_IDLE_HOURS: '6' }
  const short = await startAccountServer(await freshDatabase(), hours)
  const person = await member(short)
  const refresh = (bearer: string) => short.account('refresh', { bearer })
  const idle = await login(short, person)
  const used = await login(short, person)
  short.wait(6 * 3600 - 1)
  let next = await refresh(used.refresh_token)
  expect(next.status).toBe('Success')

  short.wait(2)
  expect((await refresh(idle.refresh_token)).http).toBe(401)
  const { data } = await short.account('sessions', { bearer: next.access_token })
  expect(data).toHaveLength(1)
  for (let at = 0; at < 8; at += 1) {
    short.wait(5 * 3600)
    next = await refresh(next.refresh_token)
    expect(next.status).toBe('Success')
  }
  short.wait(DAY / 4 - 1)
  expect((await refresh(next.refresh_token)).http).toBe(401)
})
