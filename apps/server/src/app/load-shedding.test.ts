import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadContent } from '#cms/cms.ts'
import { fillSampleWorld } from '#sample/fill.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { defaultLimits } from '#http/load-shedder.ts'
import { startServer } from './server.testing.ts'

/** A PostgreSQL for few, whose connections a stranger can take. */
const ROOM = 12
const directory = mkdtempSync(path.join(os.tmpdir(), 'crowded-out-'))
const cluster = await startEmbedded({
  directory,
  settings: ['fsync=off', `max_connections=${ROOM}`, 'superuser_reserved_connections=0'],
})
const database = { ...connect(cluster.url, { max: 4, lock_timeout: 200 }), url: cluster.url }
await migrate(database.pool)
const filling = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), database)
await fillSampleWorld(filling)
await loadContent(filling)
filling.live.close()
const server = await startServer(database)
afterAll(async () => {
  await server.stop()
  await database.close()
  await cluster.stop()
  rmSync(directory, { recursive: true })
})

const ask = (address: string, body?: object) =>
  fetch(server.origin + address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })

const STRANGER = 'stranger'

/** Takes a connection, if there is one. */
async function takeOne(): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: cluster.url, application_name: STRANGER })
  client.on('error', () => undefined)
  return client.connect().then(
    () => client,
    () => undefined,
  )
}

async function takeFree(): Promise<pg.Client[]> {
  const client = await takeOne()
  return client === undefined ? [] : [client, ...(await takeFree())]
}

/** Takes every connection there is, those of the server too, and answers the function that leaves them. */
async function takeAll(): Promise<() => Promise<void>> {
  const held = await takeFree()
  while (database.pool.totalCount > 0) {
    await held[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> $1`,
      [STRANGER],
    )
    await expect.poll(() => database.pool.idleCount, patience).toBe(0)
    held.push(...(await takeFree()))
  }
  return async () => {
    await Promise.all(held.map((client) => client.end()))
  }
}

const players = '/api/v1/players/filter'
const overview = '/match-central/overview'
const statusOf = async (address: string, body?: object) => (await ask(address, body)).status
const patience = { timeout: 20_000 }

test('where a stranger has taken every connection callers and visitors are told to come back, until he leaves', async () => {
  expect((await ask(players, {})).status).toBe(200)
  expect(await statusOf(overview)).toBe(200)
  const leave = await takeAll()

  const call = await ask(players, {})
  const page = await ask(`${overview}?text=again`)
  const stream = await ask('/live/01990000-0000-7000-8000-000000000001')
  const ready = await ask('/readyz')

  expect([call.status, await call.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect([stream.status, stream.headers.get('retry-after')]).toEqual([503, '5'])
  expect([ready.status, await ready.text()]).toEqual([503, 'The database cannot be reached.'])
  expect(await statusOf('/healthz')).toBe(200)

  await leave()
  await expect.poll(() => statusOf(players, {}), patience).toBe(200)
  await expect.poll(() => statusOf('/readyz'), patience).toBe(200)
  expect(await statusOf(`${overview}?text=once-more`)).toBe(200)
})

test('what waits for a row that somebody holds is refused in time, and goes through when the row is free', async () => {
  const holder = new pg.Client({ connectionString: cluster.url })
  await holder.connect()
  await holder.query('begin; lock table attempt_count in exclusive mode')

  const logIn = () =>
    ask('/api/v1/account/login', { username: 'nobody@club.example', password: 'long enough' })
  const waited = await logIn()
  const read = await ask(players, {})
  await holder.query('rollback')
  const free = await logIn()
  await holder.end()

  expect([waited.status, await waited.json()]).toMatchObject([503, { code: 'NO_WRITES' }])
  expect(read.status).toBe(200)
  expect(free.status).toBe(400)
})

test('more calls at once than can be worked on are told so at once, and later they are answered', async () => {
  const { pool } = database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  let back = 0

  const calls = Array.from({ length: defaultLimits.queue + 100 }, async () => {
    const answer = await ask(players, {})
    back += 1
    return answer.status === 503 ? (await answer.json()).code : answer.status
  })
  await expect.poll(() => back, patience).toBeGreaterThanOrEqual(50)
  for (const client of held) client.release()
  const answers = await Promise.all(calls)

  // More than those where they come so slowly that they are no rush any more.
  const refused = answers.filter((answer) => answer === 'TOO_BUSY')
  expect(refused.length).toBeGreaterThanOrEqual(50)
  await expect.poll(() => statusOf(players, {}), patience).toBe(200)
})
