import { z } from 'zod'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { login, member, startAccountServer } from '../accounts.testing.ts'

const database = await freshDatabase()
const server = await startAccountServer(database)
const { account } = server

const Claims = z.object({ sid: z.string() })

/** The session that a token speaks in, as whoever holds the token can read. */
function sessionIn(token: string): string {
  const [, claims = ''] = token.split('.')
  return Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())).sid
}

test('a login always begins a new session (no session fixation)', async () => {
  const attacker = await login(server, await member(server))
  const person = await member(server)
  const session = sessionIn(attacker.access_token)

  const answer = await account('login', {
    body: { username: person.email, password: person.password },
    bearer: attacker.access_token,
    headers: { cookie: `sid=${session}; session=${session}; token=${attacker.access_token}` },
  })

  expect(sessionIn(answer.access_token)).not.toBe(session)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const theirs = await account('compact-profile', { bearer: attacker.access_token })
  expect(theirs.data).not.toMatchObject({ email: person.email })
})

test('two logins of one account have separate sessions', async () => {
  const person = await member(server)
  const tokens = await Promise.all([login(server, person), login(server, person)])
  const sessions = tokens.map(({ access_token: token }) => sessionIn(token))

  expect(new Set(sessions).size).toBe(2)
})

test('a cookie alone signs nobody in', async () => {
  const { access_token: token } = await login(server, await member(server))
  const headers = { cookie: `token=${token}; access_token=${token}; Authorization=Bearer ${token}` }

  expect(await account('compact-profile', { headers })).toMatchObject({ http: 401 })
})
