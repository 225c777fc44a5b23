import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import {
  codeFor,
  login,
  member,
  newPerson,
  type Person,
  startAccountServer,
  wrong,
} from '../accounts.testing.ts'

const server = await startAccountServer(await freshDatabase())
const { account, outbox, wait } = server

async function signedIn() {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  return { person, bearer }
}

const asking = (email: string, password = 'reverse swing') => ({ password, email })
const lettersTo = async (to: string) => (await outbox()).filter((entry) => entry.to === to)

/** The token of the newest link that went to an address. */
async function linkTo(to: string): Promise<string> {
  const texts = (await lettersTo(to)).map(({ text }) => text)
  const tokens = texts.flatMap((text) => /#token=(\S+)/.exec(text)?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

async function changeEmail(bearer: string, email: string) {
  await account('change-email', { body: asking(email), bearer })
  const code = await codeFor(server, email)
  return account('change-email/confirm', { body: { code }, bearer })
}

async function changePhone(bearer: string, phone: string) {
  const body = { password: 'reverse swing', phone_number: phone, country_code: '92' }
  await account('change-phone', { body, bearer })
  const code = await codeFor(server, phone)
  return account('change-phone/confirm', { body: { code }, bearer })
}

/** Takes an account back with the link that went to its address, and the code that went to its number. */
async function takeBack({ email, phone_number: phone }: Person) {
  const token = await linkTo(email)
  await account('undo-email-change', { body: { token } })
  const code = await codeFor(server, phone)
  return account('undo-email-change/confirm', { body: { token, code } })
}

test('a new address takes the place of the old one when its code is typed', async () => {
  const { person, bearer } = await signedIn()
  const { email } = newPerson()

  expect(await changeEmail(bearer, email)).toMatchObject({ http: 200, data: { email } })

  expect(await login(server, { ...person, email })).toMatchObject({ http: 200 })
  expect(await login(server, person)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect((await lettersTo(person.email)).at(-1)?.text).toContain('If this was not you')
})

test('changing the address takes the password, not just a session', async () => {
  const { bearer } = await signedIn()
  const { email } = newPerson()

  const refused = await account('change-email', { body: asking(email, 'not the one'), bearer })

  expect(refused).toMatchObject({ http: 400, code: 'WRONG_PASSWORD' })
  expect(await lettersTo(email)).toEqual([])
})

test('asking for another account’s address is answered the same, and its holder is told', async () => {
  const owner = await member(server)
  const { bearer } = await signedIn()
  const free = await account('change-email', { body: asking(newPerson().email), bearer })
  wait(61)
  const taken = await account('change-email', { body: asking(owner.email), bearer })

  expect(taken).toMatchObject({ http: free.http, status: free.status, message: free.message })
  expect((await lettersTo(owner.email)).at(-1)?.text).toContain('Nothing has changed')
  const guess = await account('change-email/confirm', { body: { code: '1234' }, bearer })
  expect(guess).toMatchObject({ code: 'WRONG_CODE' })
})

test('an account may respell its own address without being notified', async () => {
  const { person, bearer } = await signedIn()
  const email = person.email.replace('player', 'Player')
  wait(61)

  expect(await changeEmail(bearer, email)).toMatchObject({ http: 200, data: { email } })

  expect(await login(server, person)).toMatchObject({ http: 200 })
  const subjects = (await lettersTo(person.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Your email was changed')])
})

test('a wrong code changes nothing', async () => {
  const { person, bearer } = await signedIn()
  const { email } = newPerson()
  await account('change-email', { body: asking(email), bearer })
  const code = wrong(await codeFor(server, email))

  expect(await account('change-email/confirm', { body: { code }, bearer })).toMatchObject({
    http: 400,
  })
  expect(await login(server, person)).toMatchObject({ http: 200 })
})

test('a password link sent to the old address no longer works', async () => {
  const { person, bearer } = await signedIn()
  await account('forgot-password', { body: { email: person.email } })
  const token = await linkTo(person.email)
  await changeEmail(bearer, newPerson().email)

  const refused = await account('reset-password', { body: { token, password: 'cover drive 4' } })

  expect(refused).toMatchObject({ code: 'WRONG_LINK' })
})

test('the former owner takes the address back, which ends every session', async () => {
  const { person, bearer } = await signedIn()
  const { email } = newPerson()
  await changeEmail(bearer, email)
  wait(61)

  const undone = await takeBack(person)

  expect(undone).toMatchObject({ http: 200 })
  expect(await account('compact-profile', { bearer })).toMatchObject({ http: 401 })
  expect(await login(server, { ...person, email })).toMatchObject({ http: 400 })
  expect(await login(server, person)).toMatchObject({ http: 400 })
  const token = await linkTo(person.email)
  await account('reset-password', { body: { token, password: 'cover drive 4' } })
  expect(await login(server, { ...person, password: 'cover drive 4' })).toMatchObject({ http: 200 })
})

test('changing the number first does not prevent undoing the change of address', async () => {
  const { person, bearer } = await signedIn()
  await changePhone(bearer, newPerson().phone_number)
  wait(61)
  await changeEmail(bearer, newPerson().email)
  wait(61)

  expect(await takeBack(person)).toMatchObject({ http: 200 })

  const token = await linkTo(person.email)
  await account('reset-password', { body: { token, password: 'cover drive 4' } })
  const { access_token: back } = await login(server, { ...person, password: 'cover drive 4' })
  expect((await account('compact-profile', { bearer: back })).data).toMatchObject({
    email: person.email,
    phoneNumber: person.phone_number,
  })
})

test('strangers who have codes sent to a number keep nobody from taking an account back', async () => {
  const { person, bearer } = await signedIn()
  await changeEmail(bearer, newPerson().email)
  const stranger = () => ({ ...newPerson(), phone_number: person.phone_number })
  for (let at = 0; at < 3; at += 1) {
    wait(61)
    await account('register', { body: stranger() })
  }
  const refused = await account('register', { body: stranger() })

  expect(refused).toMatchObject({ http: 429 })
  expect(await takeBack(person)).toMatchObject({ http: 200 })
})

test('the link does nothing without the code, nor after a week', async () => {
  const { person, bearer } = await signedIn()
  await changeEmail(bearer, newPerson().email)
  wait(61)
  const token = await linkTo(person.email)
  await account('undo-email-change', { body: { token } })
  const code = wrong(await codeFor(server, person.phone_number))

  expect(await account('undo-email-change/confirm', { body: { token, code } })).toMatchObject({
    code: 'WRONG_CODE',
  })
  wait(7 * 86_400 + 1)
  expect(await account('undo-email-change', { body: { token } })).toMatchObject({
    code: 'WRONG_LINK',
  })
})
