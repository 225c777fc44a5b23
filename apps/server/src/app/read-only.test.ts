import { expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { sampleDatabase } from './sample-database.testing.ts'
import { startServer } from './server.testing.ts'

const database = await sampleDatabase()
const { origin, app } = await startServer(database)
const patience = { timeout: 20_000 }

const ask = (path: string, body?: object) =>
  fetch(origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  })

/** Sets the database to read-only or back, for everybody who is connected too. */
async function setReadOnly(readOnly: 'on' | 'off') {
  const { pool, close } = connect(database.url, { max: 1 })
  await pool.query('begin; set transaction read write')
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(
    `alter database ${rows[0]?.name} set default_transaction_read_only = ${readOnly}`,
  )
  await pool.query(`commit; select pg_terminate_backend(pid, ${patience.timeout}) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await close()
  const setting = () => app.pool.query('show default_transaction_read_only')
  const answered = async () =>
    (await setting().catch(() => undefined))?.rows[0]?.default_transaction_read_only
  await expect.poll(answered, patience).toBe(readOnly)
}

async function liveMatch(): Promise<string> {
  const answer: { data: { items: { id: string }[] } } = await (
    await ask('/api/v1/matches/filter', { filter: { status: ['live'] } })
  ).json()
  return answer.data.items[0]?.id ?? ''
}

/** After a ball the totals of those who were in it are due. */
async function playBall(matchId: string) {
  const state = await readMatch(app, matchId)
  const fact = state && nextFact(state, 1)
  if (!state || !fact) throw new Error('There is nothing to play.')
  const { seq: expectedSeq } = state
  await recordFacts(app, { matchId, expectedSeq, facts: [fact], recordedBy: 'test' })
}

test('where nothing can be written everything can still be read, and the server says that it is not ready', async () => {
  const matchId = await liveMatch()
  const before = await (await ask('/api/v1/players/filter', {})).json()
  await playBall(matchId)
  await setReadOnly('on')

  const players = await ask('/api/v1/players/filter', {})
  const pages = await Promise.all(
    [
      '/',
      '/match-central/overview',
      '/match-central/players',
      `/match-central/matches/${matchId}`,
      `/match-central/players/${before.data.items[0].id}`,
    ].map(async (path) => (await ask(path)).status),
  )
  const ready = await ask('/readyz')

  expect(players.status).toBe(200)
  expect((await players.json()).data.total).toBe(before.data.total)
  expect(pages).toEqual([200, 200, 200, 200, 200])
  expect(ready.status).toBe(503)
  expect(await ready.text()).toBe('The database takes no writes: it is read-only.')
  expect((await ask('/healthz')).status).toBe(200)
  const written = await ask('/api/v1/account/login', {
    username: 'a@b.example',
    password: 'long enough',
  })
  expect([written.status, (await written.json()).code]).toEqual([503, 'NO_WRITES'])

  await setReadOnly('off')
  await expect.poll(async () => (await ask('/readyz')).status, patience).toBe(200)
})
