import { expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from './server.testing.ts'

const database = await freshDatabase()
const hasty = connect(database.url, { max: 4, statement_timeout: 400 })
const { origin } = await startServer({ ...hasty, url: database.url })

const post = (path: string) =>
  fetch(origin + path, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })

test('a question that the database gives up is answered so, and is no failure of ours', async () => {
  const holder = await database.pool.connect()
  await holder.query('begin; lock table match in access exclusive mode')
  const refused = await post('/api/v1/matches/filter')
  await holder.query('rollback')
  holder.release()

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toEqual({
    status: 'Error',
    code: 'TOO_SLOW',
    message: 'That took too long to look up. Ask for less, or try again later.',
    errors: [],
  })
  const statusNow = async () => (await post('/api/v1/matches/filter')).status
  await expect.poll(statusNow, { timeout: 20_000 }).toBe(200)
})

test('who finds every connection to the database taken is told so before the deadline', async () => {
  const few = connect(database.url, { max: 2 })
  const server = await startServer({ ...few, url: database.url })
  const held = await Promise.all([few.pool.connect(), few.pool.connect()])
  const refused = await fetch(`${server.origin}/api/v1/settings/countries`)
  for (const client of held) client.release()

  expect(refused.status).toBe(503)
  // After the deadline it would be TOO_SLOW, which may have taken effect.
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
})
