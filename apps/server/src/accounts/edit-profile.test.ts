import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, startAccountServer } from './accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account } = server

const profile = (bearer: string) => account('compact-profile', { bearer })
const signIn = async () => login(server, await member(server))

test.each([
  ['GET', 'compact-profile', undefined],
  ['PATCH', 'profile', { firstName: 'Wasim', lastName: 'Akram' }],
  ['POST', 'change-password', { password: 'long enough', newPassword: 'long enough' }],
  ['GET', 'sessions', undefined],
  ['POST', 'sessions/01990000-0000-7000-8000-00000000dead/end', {}],
  ['POST', 'sessions/end-all', undefined],
  ['GET', 'refresh', undefined],
])('%s %s is not for who is not signed in', async (method, call, body) => {
  const answer = await account(call, { method, ...(body !== undefined && { body }) })

  expect(answer).toMatchObject({ http: 401, status: 'Error', code: 'SIGNED_OUT' })
})

test('names can be changed, within the rules for names', async () => {
  const { access_token: bearer } = await signIn()
  const edit = (body: object) => account('profile', { method: 'PATCH', body, bearer })

  const edited = await edit({ firstName: ' Wasim ', lastName: 'Akram' })
  const refused = await edit({ firstName: 'W', lastName: '' })

  expect(edited.data).toMatchObject({ name: 'Wasim Akram' })
  expect(refused.errors).toEqual([
    { path: 'firstName', message: 'First Name should be atleast 4 characters' },
    { path: 'lastName', message: 'Last name is required' },
  ])
})

test.each([
  'email',
  'role',
  'id',
  'is_admin',
  'plan',
  'status',
  'phoneNumber',
  'avatar',
  'site_id',
])('a profile is not edited at all when it asks for %s', async (field) => {
  const { access_token: bearer } = await signIn()
  const before = await profile(bearer)
  const body = { firstName: 'Wasim', lastName: 'Akram', [field]: 'admin@example.org' }

  const answer = await account('profile', { method: 'PATCH', body, bearer })

  expect(answer).toMatchObject({ http: 422, code: 'INVALID_INPUT' })
  expect((await profile(bearer)).data).toEqual(before.data)
})
