import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, type Person, startAccountServer, statuses } from '../accounts.testing.ts'
import { resetFactor } from '../second-factor/reset-factor.ts'
import { type Answering, authenticator } from './authenticator.testing.ts'

const server = await startAccountServer(await freshDatabase(), {
  PUBLIC_ORIGIN: 'https://cricket.example.org',
})
const { app, account, outbox, wait } = server
const here = { origin: 'https://cricket.example.org', host: 'cricket.example.org' }

const Options = z.object({ options: z.string() })
const Added = z.object({
  passkeys: z.array(z.object({ id: z.uuid(), name: z.string() })),
  recoveryCodes: z.array(z.string()).nullable(),
})
const Needed = z.object({
  status: z.literal('SecondFactorNeeded'),
  ticket: z.string(),
  means: z.array(z.string()),
})

type Device = ReturnType<typeof authenticator>

const optionsOf = async (call: string, asking: Parameters<typeof account>[1] = { body: {} }) =>
  Options.parse((await account(call, { method: 'POST', ...asking })).data).options

const begin = (person: Person, bearer: string) =>
  optionsOf('passkeys/begin', { bearer, body: { password: person.password } })

const add = (bearer: string, passkey: ReturnType<Device['create']>, name = 'Phone') =>
  account('passkeys', { bearer, body: { name, passkey } })

/** Somebody with a passkey. */
async function holder() {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const device = authenticator(here)
  const added = await add(bearer, device.create(await begin(person, bearer)))
  const { passkeys, recoveryCodes } = Added.parse(added.data)
  return { person, bearer, device, recoveryCodes: recoveryCodes ?? [], id: passkeys[0]?.id ?? '' }
}

/** Logs in with what the device answers. */
async function enter(device: Device, answering: Answering = {}) {
  const options = await optionsOf('login/passkey/begin')
  return account('login/passkey', { body: { passkey: device.answer(options, answering) } })
}

const eventsOf = async (person: Person) =>
  (
    await app.db
      .selectFrom('security_event')
      .innerJoin('account', 'account.id', 'security_event.account_id')
      .select('kind')
      .where('account.email', '=', person.email)
      .execute()
  ).map(({ kind }) => kind)

test('a passkey logs in by itself, and its session has proved a second factor', async () => {
  const { person, device, recoveryCodes } = await holder()

  const { http, access_token: bearer } = await enter(device)
  const { data } = await account('compact-profile', { bearer })

  expect(http).toBe(200)
  expect(data).toMatchObject({ email: person.email })
  expect(recoveryCodes).toHaveLength(10)
  const letters = (await outbox()).filter(({ to }) => to === person.email)
  expect(letters.at(-1)?.subject).toContain('A passkey was added')
})

test('after a password it is the second factor, and a recovery code stands in for it', async () => {
  const { person, device, recoveryCodes } = await holder()
  const { ticket, means } = Needed.parse(await login(server, person))
  const options = await optionsOf('login/second-factor/passkey', { body: { ticket } })
  const passkey = device.answer(options, { isVerified: false })

  const entered = await account('login/second-factor', { body: { ticket, passkey } })
  const recovered = await account('login/second-factor', {
    body: { ticket, code: recoveryCodes[0] },
  })

  expect(means).toEqual(['passkey'])
  expect(statuses([entered, recovered])).toEqual([200, 200])
})

test('a challenge is answered once, within five minutes', async () => {
  const { device } = await holder()
  const options = await optionsOf('login/passkey/begin')
  const passkey = device.answer(options)
  const both = await Promise.all([1, 2].map(() => account('login/passkey', { body: { passkey } })))
  const late = device.answer(await optionsOf('login/passkey/begin'))
  wait(301)

  expect(statuses(both)).toEqual([200, 400])
  expect(await account('login/passkey', { body: { passkey: late } })).toMatchObject({
    http: 400,
    code: 'WRONG_PASSKEY',
  })
})

test.each<[string, Answering]>([
  ['of another origin', { origin: 'https://cricket.example.com' }],
  ['of another scheme', { origin: 'http://cricket.example.org' }],
  ['for another host', { host: 'example.org' }],
  ['without its holder recognised', { isVerified: false }],
  ['to a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ['in the name of another account', { userHandle: 'AZoAAAAAcACAAAAAAADerQ' }],
])('an answer %s does not log in', async (_, answering) => {
  const { device } = await holder()

  expect(await enter(device, answering)).toMatchObject({ http: 400, code: 'WRONG_PASSKEY' })
  expect((await enter(device)).http).toBe(200)
})

test('an altered answer, and a key that nobody registered, do not log in', async () => {
  const { device } = await holder()
  const stranger = authenticator(here)
  const options = await optionsOf('login/passkey/begin')
  const { response, ...names } = device.answer(options)
  const foreign = stranger.answer(options).response
  const passkey = { ...names, response: { ...response, signature: foreign.signature } }

  expect((await account('login/passkey', { body: { passkey } })).http).toBe(400)
  expect((await enter(stranger)).http).toBe(400)
})

test('a count that goes back tells of a copy, which does not log in', async () => {
  const { person, device } = await holder()

  expect((await enter(device, { counter: 7 })).http).toBe(200)
  expect((await enter(device, { counter: 7 })).http).toBe(400)
  expect((await enter(device, { counter: 6 })).http).toBe(400)
  expect((await enter(device, { counter: 0 })).http).toBe(400)
  expect((await enter(device, { counter: 8 })).http).toBe(200)
  expect((await eventsOf(person)).filter((kind) => kind === 'passkey-copied')).toHaveLength(3)
})

test('somebody else’s passkey proves nothing, and is not registered twice', async () => {
  const victim = await holder()
  const thief = await holder()
  const { ticket } = Needed.parse(await login(server, victim.person))
  const options = await optionsOf('login/second-factor/passkey', { body: { ticket } })
  const passkey = thief.device.answer(options)
  const entered = await account('login/second-factor', { body: { ticket, passkey } })

  const again = thief.device.create(await begin(victim.person, victim.bearer))
  const added = await add(victim.bearer, again)
  const renamed = await account(`passkeys/${victim.id}/name`, {
    bearer: thief.bearer,
    body: { name: 'Mine' },
  })

  expect(entered).toMatchObject({ http: 400, code: 'WRONG_PASSKEY' })
  expect(added).toMatchObject({ http: 400, code: 'WRONG_PASSKEY' })
  expect(renamed).toMatchObject({ http: 404, code: 'PASSKEY_NOT_FOUND' })
})

test('a challenge to make a passkey is of the account that asked, and of no login', async () => {
  const one = await holder()
  const other = await holder()
  const forOther = authenticator(here).create(await begin(other.person, other.bearer))
  const forLogin = authenticator(here).create(await optionsOf('login/passkey/begin'))

  expect((await add(one.bearer, forOther)).http).toBe(400)
  expect((await add(one.bearer, forLogin)).http).toBe(400)
  expect((await begin(one.person, one.bearer)).length).toBeGreaterThan(0)
})

test.each<[string, Answering]>([
  ['at another origin', { origin: 'https://evil.example' }],
  ['for another host', { host: 'evil.example' }],
])('a passkey that was made %s is not kept', async (_, answering) => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const made = authenticator(here).create(await begin(person, bearer), answering)

  expect(await add(bearer, made)).toMatchObject({ http: 400, code: 'WRONG_PASSKEY' })
  expect(await login(server, person)).toMatchObject({ status: 'Success' })
})

test('it is removed with the password and a passkey or code; with the last, recovery codes go', async () => {
  const { person, bearer, device, id } = await holder()
  const second = authenticator(here)
  await add(bearer, second.create(await begin(person, bearer)), 'Key')
  const { password } = person
  const passkeyOf = async (one: Device) =>
    one.answer(await optionsOf('passkeys/challenge', { bearer, body: {} }))
  const remove = async (what: string, body: object) =>
    account(`passkeys/${what}/remove`, { bearer, body })

  const bare = await remove(id, { password })
  const wrong = await remove(id, { password: 'not the one', passkey: await passkeyOf(device) })
  const removed = await remove(id, { password, passkey: await passkeyOf(device) })
  const gone = await enter(device)
  const list = z.array(z.object({ id: z.uuid() })).parse(removed.data)
  await remove(list[0]?.id ?? '', { password, passkey: await passkeyOf(second) })

  expect([bare.http, wrong.code, removed.http]).toEqual([422, 'WRONG_PASSWORD', 200])
  expect(gone.http).toBe(400)
  expect(await login(server, person)).toMatchObject({ status: 'Success' })
  const { data } = await account('second-factor', { bearer })
  expect(data).toMatchObject({ recoveryCodes: 0 })
})

test('whoever runs the machine resets passkeys as well', async () => {
  const { person, device } = await holder()

  expect(await resetFactor(app.db, person.email, app.now())).toBe(true)

  expect(await login(server, person)).toMatchObject({ status: 'Success' })
  expect((await enter(device)).http).toBe(400)
})

test('without a session or the password no passkey is made', async () => {
  const { person, bearer } = await holder()

  expect((await account('passkeys/begin', { body: { password: person.password } })).http).toBe(401)
  expect(
    await account('passkeys/begin', { bearer, body: { password: 'not the one' } }),
  ).toMatchObject({ code: 'WRONG_PASSWORD' })
})

test('challenges of one account are limited', async () => {
  const { bearer } = await holder()
  const asked = Array.from({ length: 31 }, () =>
    account('passkeys/challenge', { bearer, body: {} }),
  )

  expect(statuses(await Promise.all(asked))).toContain(429)
})
