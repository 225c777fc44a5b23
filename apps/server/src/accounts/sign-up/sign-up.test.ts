import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import {
  codeFor,
  login,
  member,
  newPerson,
  startAccountServer,
  verify,
  wrong,
  statuses,
} from '../accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { account, outbox, wait } = server

test('who signs up gets a code, verifies the number, logs in and is known', async () => {
  const person = newPerson()

  const signedUp = await account('register', { body: person })
  expect(signedUp).toMatchObject({
    http: 201,
    status: 'Success',
    message: 'Successfully signed up',
  })
  expect(await login(server, person)).toMatchObject({ http: 200, status: 'UnVerifiedPhoneNumber' })

  const code = await codeFor(server, person.phone_number)
  expect(await verify(server, person.email, code)).toMatchObject({
    http: 200,
    message: 'Successfully Verified',
  })
  const tokens = await login(server, person)
  expect(tokens).toMatchObject({ status: 'Success', message: 'Successfully logged in' })
  expect(tokens.data).toBeUndefined()

  const profile = await account('compact-profile', { bearer: tokens.access_token })
  expect(profile.data).toMatchObject({
    name: 'Ayesha Siddiqui',
    avatar: null,
    email: person.email,
    phoneNumber: person.phone_number,
  })
  const refreshed = await account('refresh', { bearer: tokens.refresh_token })
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token)

  const out = await account('logout', { body: {}, bearer: refreshed.access_token })
  expect(out.message).toBe('Logged out successfully')
  expect(await account('compact-profile', { bearer: refreshed.access_token })).toMatchObject({
    http: 401,
    code: 'SIGNED_OUT',
  })
})

test.each([
  [{ name: 'Al1 Khan' }, 'name.first', 'First name should only contain alphabets'],
  [{ name: 'Ali Khan' }, 'name.first', 'First Name should be atleast 4 characters'],
  [{ name: '李 Khan' }, 'name.first', 'First Name should be atleast 4 characters'],
  [{ name: 'Imran' }, 'name.last', 'Last name is required'],
  [{ name: 'Im\u200Bran Khan' }, 'name.first', 'First name should only contain alphabets'],
  [{ name: 'Imran\u202E Khan' }, 'name.first', 'First name should only contain alphabets'],
  [{ name: 'Imran Khan\r\nBcc: a@b.c' }, 'name.last', 'Last name should only contain alphabets'],
  [{ name: 'x'.repeat(100_000) }, 'name', 'First Name should be less than 100 characters'],
  [{ name: undefined }, 'name', 'First name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: undefined }, 'email', 'Email is required'],
  [{ email: 'nobody' }, 'email', 'Email must be a valid email address'],
  [{ email: 'аyesha@example.org' }, 'email', 'Email must be a valid email address'],
  [{ email: 'a@example.org\r\nBcc: b@c.d' }, 'email', 'Email must be a valid email address'],
  [{ password: 'short' }, 'password', 'Password should be at least 8 characters'],
  [{ password: 'x'.repeat(33) }, 'password', 'Password should be at most 32 characters'],
  [{ password: 'x'.repeat(64) }, 'password', 'Password should be at most 32 characters'],
  [{ password: 'x'.repeat(10_000) }, 'password', 'Password should be at most 32 characters'],
  [{ password: 'nul \0 inside it' }, 'password', 'Contains characters that cannot be saved.'],
  [{ phone_number: '+92300123' }, 'phone_number', 'Invalid Phone Number'],
  [{ phone_number: '9'.repeat(30) }, 'phone_number', 'Invalid Phone Number'],
  [{ phone_number: '+923001234567;ext=12' }, 'phone_number', 'Invalid Phone Number'],
  [{ phone_number: '+92 900 12345' }, 'phone_number', 'Invalid Phone Number'],
  [{ phone_number: '+14155552671' }, 'phone_number', 'Invalid Phone Number'],
  [{ phone_number: ['0300'] }, 'phone_number', 'Invalid Phone Number'],
  [{ country_id: 'XX' }, 'country_id', 'Choose a country from the list'],
  [{ country_id: undefined }, 'country_id', 'Country is required'],
  [{ is_admin: true }, 'is_admin', 'No such field.'],
  [{ phone_verified_at: '2026-01-01' }, 'phone_verified_at', 'No such field.'],
])('a form with %j is refused at %s', async (change, path, message) => {
  const refused = await account('register', { body: { ...newPerson(), ...change } })

  expect(refused).toMatchObject({ http: 422, status: 'Error', code: 'INVALID_INPUT' })
  expect(refused.errors).toContainEqual({ path, message })
})

test('a password of a million characters is not read', async () => {
  const body = { ...newPerson(), password: 'x'.repeat(1_000_000) }

  expect(await account('register', { body })).toMatchObject({ http: 413 })
  expect(await account('login', { body })).toMatchObject({ http: 413 })
})

test('a leading space is part of the password', async () => {
  const person = { ...newPerson(), password: ' reverse swing' }
  await account('register', { body: person })
  await verify(server, person.email, await codeFor(server, person.phone_number))

  expect(await login(server, { ...person, password: 'reverse swing' })).toMatchObject({ http: 400 })
  expect(await login(server, person)).toMatchObject({ http: 200 })
})

test.each(['محمدعلی خانزاده', 'José Ángeles', 'Владимир Петрович', 'अनुष्का श्रीवास्तव'])(
  '%s is a name, and kept as it is',
  async (name) => {
    const person = { ...newPerson(), name }
    await account('register', { body: person })
    await verify(server, person.email, await codeFor(server, person.phone_number))
    const { access_token: bearer } = await login(server, person)

    const { data } = await account('compact-profile', { bearer })
    expect(data).toMatchObject({ name: name.normalize('NFC') })
  },
)

test.each([
  'thirty-two letters and not more.',
  '  leading spaces',
  '🏏🎾🏑🥎🏒🥍🏓🏸',
  'tab \t inside it',
  'éàèùâêîôûëïüÿçœæ'.repeat(2),
])('%j is a password, and only all of it', async (password) => {
  const person = { ...(await member(server)), password }
  const { email } = person
  await account('forgot-password', { body: { email } })
  const link = (await outbox()).findLast(({ to }) => to === email)?.text ?? ''
  const [, token] = /#token=(\S+)/.exec(link) ?? []
  await account('reset-password', { body: { token, password } })

  expect(await login(server, person)).toMatchObject({ status: 'Success' })
  expect(await login(server, { ...person, password: password.slice(0, -2) })).not.toMatchObject({
    status: 'Success',
  })
})

test.each([
  ['as it is', (email: string) => email],
  ['in capitals', (email: string) => email.toUpperCase()],
  ['with a dot at its end', (email: string) => `${email}.`],
  ['with a tag', (email: string) => email.replace('@', '+again@')],
])(
  'who signs up with an address that has an account, %s, hears the same; its owner hears of it',
  async (_, spelling) => {
    const owner = await member(server)
    const stranger = { ...newPerson(), email: spelling(owner.email), password: 'not the owner' }

    const answer = await account('register', { body: stranger })

    expect(answer).toMatchObject({ http: 201, message: 'Successfully signed up' })
    const emails = await outbox()
    expect(emails.at(-1)).toMatchObject({ to: owner.email, channel: 'email' })
    expect(emails.some(({ to }) => to === stranger.phone_number)).toBe(false)
    expect(await login(server, stranger)).toMatchObject({ status: 'UnVerifiedPhoneNumber' })
    expect(await login(server, owner)).toMatchObject({ status: 'Success' })
  },
)

test('who signs up with a number that has an account gets no code for it', async () => {
  const owner = await member(server)
  const stranger = { ...newPerson(), phone_number: owner.phone_number }
  wait(60)

  const answer = await account('register', { body: stranger })

  expect(answer).toMatchObject({ http: 201, message: 'Successfully signed up' })
  expect(await codeFor(server, owner.phone_number)).toBe('')
})

test('of two sign-ups with one address, the first to verify the number gets it, with its own password', async () => {
  const victim = newPerson()
  const thief = { ...newPerson(), email: victim.email, password: 'thief was here' }
  await account('register', { body: victim })
  const code = await codeFor(server, victim.phone_number)
  await account('register', { body: thief })
  const thiefsCode = await codeFor(server, thief.phone_number)

  expect(await verify(server, victim.email, code)).toMatchObject({ http: 200 })

  expect(await login(server, thief)).toMatchObject({ http: 400, code: 'WRONG_CREDENTIALS' })
  expect(await login(server, victim)).toMatchObject({ status: 'Success' })
  expect(await verify(server, thief.email, thiefsCode)).toMatchObject({ code: 'WRONG_CODE' })
})

test('of two who prove the same number at once, one has it', async () => {
  const [first, second] = [newPerson(), newPerson()]
  await account('register', { body: first })
  const firstCode = await codeFor(server, first.phone_number)
  wait(60)
  await account('register', { body: { ...second, phone_number: first.phone_number } })
  const secondCode = await codeFor(server, first.phone_number)

  const answers = await Promise.all([
    verify(server, first.email, firstCode),
    verify(server, second.email, secondCode),
  ])

  expect(statuses(answers)).toEqual([200, 400])
})

test('the answer to a wrong code says nothing but that it is wrong', async () => {
  const person = newPerson()
  await account('register', { body: person })
  const code = await codeFor(server, person.phone_number)

  const refused = await verify(server, person.email, wrong(code))
  const unknown = await verify(server, 'nobody@example.org', code)

  expect(refused).toMatchObject({ http: 400, code: 'WRONG_CODE' })
  expect(unknown).toMatchObject({ http: 400, code: 'WRONG_CODE', message: refused.message })
})

test('the countries and currencies of the form are there', async () => {
  const countries = await server.ask('/api/v1/settings/countries')
  const currencies = await server.ask('/api/v1/currencies')

  expect(countries.data).toHaveLength(249)
  expect(countries.data).toContainEqual({ id: 'PK', name: 'Pakistan', callingCode: '92' })
  expect(currencies.data).toContainEqual({ id: 'PKR', name: 'Pakistani Rupee', digits: 2 })
})
