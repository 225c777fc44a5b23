import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import {
  codeFor,
  login,
  member,
  newPerson,
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

const asking = (phone: string, password = 'reverse swing') => ({
  password,
  phone_number: phone,
  country_code: '92',
})

const sentTo = async (to: string) => (await outbox()).filter((entry) => entry.to === to)

test('a new number takes the place of the old one when its four digits are typed', async () => {
  const { person, bearer } = await signedIn()
  const { phone_number: phone } = newPerson()

  const asked = await account('change-phone', { body: asking(phone), bearer })
  const code = await codeFor(server, phone)
  const confirmed = await account('change-phone/confirm', { body: { code }, bearer })

  expect(asked).toMatchObject({ http: 200, message: 'OTP sent successfully' })
  expect(confirmed).toMatchObject({ http: 200, data: { phoneNumber: phone } })
  const [told] = (await sentTo(person.phone_number)).slice(-1)
  expect(told?.text).toContain('was changed')
  const [mail] = (await sentTo(person.email)).slice(-1)
  expect(mail?.text).toContain(`now ends in ${phone.slice(-2)}`)
  expect(mail?.text).toContain('/undo-email-change#token=')
})

test('the number stays as it was until then, and after a wrong code', async () => {
  const { person, bearer } = await signedIn()
  const { phone_number: phone } = newPerson()
  await account('change-phone', { body: asking(phone), bearer })
  const code = wrong(await codeFor(server, phone))

  const refused = await account('change-phone/confirm', { body: { code }, bearer })

  expect(refused).toMatchObject({ http: 400, code: 'WRONG_CODE' })
  const profile = await account('compact-profile', { bearer })
  expect(profile.data).toMatchObject({ phoneNumber: person.phone_number })
})

test('five guesses are compared, and the right code is too late then', async () => {
  const { bearer } = await signedIn()
  const { phone_number: phone } = newPerson()
  await account('change-phone', { body: asking(phone), bearer })
  const code = await codeFor(server, phone)
  for (let guess = 0; guess < 5; guess += 1) {
    await account('change-phone/confirm', { body: { code: wrong(code) }, bearer })
  }

  expect(await account('change-phone/confirm', { body: { code }, bearer })).toMatchObject({
    http: 429,
  })
})

test('a code is good for ten minutes, and once', async () => {
  const { bearer } = await signedIn()
  const { phone_number: phone } = newPerson()
  await account('change-phone', { body: asking(phone), bearer })
  const late = await codeFor(server, phone)
  wait(601)
  expect(await account('change-phone/confirm', { body: { code: late }, bearer })).toMatchObject({
    code: 'WRONG_CODE',
  })
  await account('change-phone', { body: asking(phone), bearer })
  const code = await codeFor(server, phone)

  const twice = await Promise.all(
    [1, 2].map(() => account('change-phone/confirm', { body: { code }, bearer })),
  )

  expect(twice.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('changing the number takes the password, not just a session', async () => {
  const { bearer } = await signedIn()
  const { phone_number: phone } = newPerson()

  const refused = await account('change-phone', { body: asking(phone, 'not the one'), bearer })

  expect(refused).toMatchObject({ http: 400, code: 'WRONG_PASSWORD' })
  expect(await sentTo(phone)).toEqual([])
})

test('asking for another account’s number is answered the same, and its holder is told', async () => {
  const owner = await member(server)
  const { bearer } = await signedIn()
  const free = await account('change-phone', { body: asking(newPerson().phone_number), bearer })
  wait(61)

  const taken = await account('change-phone', { body: asking(owner.phone_number), bearer })

  expect(taken).toMatchObject({ http: free.http, status: free.status, message: free.message })
  const told = (await sentTo(owner.phone_number)).at(-1)
  expect(told?.text).toContain('Nothing has changed.')
})

test('when two accounts verify one number, one of them gets it', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  const { phone_number: phone } = newPerson()
  await account('change-phone', { body: asking(phone), bearer: first.bearer })
  const one = await codeFor(server, phone)
  wait(61)
  await account('change-phone', { body: asking(phone), bearer: second.bearer })
  const other = await codeFor(server, phone)

  const answers = await Promise.all([
    account('change-phone/confirm', { body: { code: one }, bearer: first.bearer }),
    account('change-phone/confirm', { body: { code: other }, bearer: second.bearer }),
  ])

  expect(answers.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 400])
})

test.each([
  ['no number of its country', '12', 'Invalid Phone Number'],
  ['one that costs whoever writes to it', '0900 12345', 'Invalid Phone Number'],
])('%s is refused', async (_, phone, message) => {
  const { bearer } = await signedIn()

  expect(await account('change-phone', { body: asking(phone), bearer })).toMatchObject({
    http: 422,
    errors: [{ path: 'phone_number', message }],
  })
})

test('a new code is sent once a minute, and those before are worth nothing then', async () => {
  const { bearer } = await signedIn()
  const { phone_number: phone } = newPerson()
  const resend = () => account('codes/change-phone/resend', { body: {}, bearer })
  expect(await resend()).toMatchObject({ http: 409, code: 'NOTHING_TO_CONFIRM' })
  await account('change-phone', { body: asking(phone), bearer })
  expect(await resend()).toMatchObject({ http: 429 })
  const first = await codeFor(server, phone)
  wait(61)

  expect(await resend()).toMatchObject({ http: 200, message: 'OTP sent successfully' })
  const second = await codeFor(server, phone)
  const { http } = await account('change-phone/confirm', { body: { code: second }, bearer })
  expect((await sentTo(phone)).length).toBe(2)
  expect([http, first === second]).toEqual([200, false])
})
