import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, newPerson, startAccountServer } from '../accounts.testing.ts'
import { isCommon } from './common-password.ts'

const server = await startAccountServer(await freshDatabase())
const { account } = server

test.each([
  'password',
  'PassWord',
  'password1!',
  'aaaaaaaa',
  'abcabcabc',
  '12345678',
  '87654321',
  'qwertyuiop',
  'iloveyou',
])('%s is among the too easy to guess', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each(['reverse swing', 'short leg, two slips', 'Xk9-plum-lbw'])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})

test('nobody signs up with a common password, or with their own address', async () => {
  const person = { ...newPerson(), email: 'ayesha.siddiqui@example.org' }
  const [common, own, good] = await Promise.all(
    ['password', 'ayesha.siddiqui', 'reverse swing'].map((password) =>
      account('register', { body: { ...person, password } }),
    ),
  )

  expect(common).toMatchObject({
    http: 422,
    errors: [{ path: 'password', message: expect.stringContaining('too easy to guess') }],
  })
  expect(own).toMatchObject({ http: 422, errors: [{ path: 'password' }] })
  expect(good?.http).toBe(201)
})

test('no common password takes the place of another, and who has one from before may still log in', async () => {
  const person = await member(server)
  const { access_token: bearer } = await login(server, person)
  const change = { password: person.password, newPassword: 'sunshine' }

  expect(await account('change-password', { body: change, bearer })).toMatchObject({
    http: 422,
    errors: [{ path: 'newPassword' }],
  })
  expect(
    await account('reset-password', { body: { token: 'a'.repeat(43), password: 'sunshine' } }),
  ).toMatchObject({ http: 422, errors: [{ path: 'password' }] })
  expect(await login(server, { ...person, password: 'sunshine' })).toMatchObject({ http: 400 })
})
