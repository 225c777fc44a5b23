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
} from './accounts.testing.ts'

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
