import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
const database = await freshDatabase()
const { origin } = await startAccountServer(database, { LOG_REQUESTS: '100' }, log)

const answered = (route: string) =>
  lines.filter((line) => line['msg'] === 'a request was answered' && line['route'] === route)

test('a request is logged with the id of its answer, by its route', async () => {
  const response = await fetch(`${origin}/api/v1/matches/01990000-0000-7000-8000-00000000dead`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  await response.text()
  await expect.poll(() => answered('/api/v1/matches/{matchId}')).toHaveLength(1)

  expect(answered('/api/v1/matches/{matchId}')).toMatchObject([
    {
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      status: 404,
      address: '203.0.113.9',
      milliseconds: expect.any(Number),
    },
  ])
})

test('whoever is answered otherwise than from a cache can name the request, whatever it was for', async () => {
  const ids = await Promise.all(
    ['/match-central/teams', '/robots.txt', '/no-such-picture.png', '/live/nowhere'].map(
      async (path) => {
        const response = await fetch(origin + path)
        await response.text()
        return response.headers.get('x-request-id')
      },
    ),
  )

  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{8}-/)))
  const logged = () => lines.map(({ requestId }) => requestId)
  await expect.poll(logged).toEqual(expect.arrayContaining(ids.slice(0, 3)))
})

test('nothing that somebody typed, sent or holds is in the log', async () => {
  const response = await fetch(`${origin}/api/v1/account/login?secret=in-the-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer in-the-header' },
    body: JSON.stringify({ username: 'a@in-the-body.example', password: 'in-the-body' }),
  })
  await response.text()
  await (await fetch(`${origin}/in-the-path/and-on`)).text()
  await expect.poll(() => answered('page').length).toBeGreaterThan(0)
  await expect.poll(() => answered('/api/v1/account/login')).toHaveLength(1)

  expect(JSON.stringify(lines)).not.toMatch(/in-the-(query|header|body|path)/)
})
