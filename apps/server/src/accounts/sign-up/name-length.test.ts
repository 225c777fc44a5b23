import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, newPerson, startAccountServer } from '../accounts.testing.ts'

const database = await freshDatabase()
await database.pool.query(
  `insert into site (name, tagline, description, country, currency, locale, time_zone, no_reply,
                     contact_email, is_default, name_min, name_max)
   values ('Short Names', '', '', 'CN', 'CNY', 'en', 'Asia/Shanghai', 'a@b.example', 'c@d.example',
           true, 2, 12)`,
)
const server = await startAccountServer(database)

test('a site that allows two letters takes them, and says what it allows', async () => {
  const answer = await server.account('register', { body: { ...newPerson(), name: 'Li Wu' } })
  const site = await server.ask('/api/v1/site')

  expect(answer.http).toBe(201)
  expect(site.data).toMatchObject({ nameLength: { min: 2, max: 12 } })
})

test('names that are too short and too long for the site are both said, with its numbers', async () => {
  const name = `X ${'y'.repeat(13)}`
  const answer = await server.account('register', { body: { ...newPerson(), name } })

  expect(answer).toMatchObject({
    http: 422,
    errors: [
      { path: 'name.first', message: 'First Name should be atleast 2 characters' },
      { path: 'name.last', message: 'Last Name should be less than 12 characters' },
    ],
  })
})

test('names cannot be changed to a length that the site does not allow', async () => {
  const { access_token: bearer } = await login(server, await member(server))
  const body = { firstName: 'Li', lastName: 'a'.repeat(13) }

  const answer = await server.account('profile', { method: 'PATCH', bearer, body })

  expect(answer).toMatchObject({
    http: 422,
    errors: [{ path: 'lastName', message: 'Last Name should be less than 12 characters' }],
  })
})

test.each([
  [0, 40],
  [5, 4],
  [4, 101],
])('a site cannot ask for names of %i to %i letters', async (min, max) => {
  const change = database.pool.query('update site set name_min = $1, name_max = $2', [min, max])

  await expect(change).rejects.toThrow('site_names_have_room')
})
