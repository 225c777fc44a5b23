import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'

const database = await freshDatabase()
/** As it listens unless told otherwise: for IPv6 and IPv4 alike. */
const { port } = await startServer(database, { HOST: '::' })

const metrics = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { headers })

test('an IPv4 address on the local network counts as local also on an IPv6 socket, and behind a proxy it does not', async () => {
  expect((await metrics()).status).toBe(200)
  expect((await metrics({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403)
})

test('what happened is written down with an address as people write it', async () => {
  await fetch(`http://127.0.0.1:${port}/api/v1/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody@example.org', password: 'cover drive' }),
  })

  const { rows } = await database.pool.query(
    `select address from security_event where kind = 'sign-in-refused'`,
  )
  expect(rows).toEqual([{ address: '127.0.0.1' }])
})
