import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { codeFor, login, newPerson, startAccountServer, verify } from './accounts.testing.ts'

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
const database = await freshDatabase()
const server = await startAccountServer(database, { LOG_LEVEL: 'trace' }, log)
const { account, outbox } = server

test('nothing that proves who someone is gets into a log, also when things go wrong', async () => {
  const person = newPerson()
  await account('register', { body: person })
  const code = await codeFor(server, person.phone_number)
  await verify(server, person.email, code)
  const tokens = await login(server, person)
  await account('refresh', { bearer: tokens.refresh_token })
  await account('forgot-password', { body: { email: person.email } })
  const [, link = ''] = /#token=(\S+)/.exec((await outbox()).at(-1)?.text ?? '') ?? []
  await database.pool.query('alter table session rename to gone')
  const broken = [
    await login(server, person),
    await account('compact-profile', { bearer: tokens.access_token }),
    await account('refresh', { bearer: tokens.refresh_token }),
    await account('reset-password', { body: { token: link, password: 'brand new words' } }),
  ]
  await database.pool.query('alter table gone rename to session')
  await database.pool.query('alter table verification_code rename to gone')
  const lost = newPerson()
  broken.push(await account('register', { body: lost }))

  const logged = lines.join('\n')
  expect(broken.map(({ http, message }) => ({ http, message }))).toEqual(
    broken.map(() => ({
      http: 500,
      message: 'Something went wrong on our side. It has been noted.',
    })),
  )
  expect(logged).toContain('a call failed')
  const secrets = [person.password, tokens.access_token, tokens.refresh_token, link, lost.password]
  expect(secrets.filter((secret) => secret === '' || logged.includes(secret))).toEqual([])
  expect(logged).not.toContain('argon2id')
  expect(logged).not.toMatch(new RegExp(`\\b${code} is your`))
})
