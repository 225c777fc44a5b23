import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { enqueue, stopJobs, work } from './jobs.ts'

const database = await freshDatabase()
const { pool } = database
const said: string[] = []
const patience = { timeout: 20_000 }
const log = pino({ base: null }, { write: (line: string) => said.push(line) })
const app = { ...createAppContext(readConfig({ LOG_LEVEL: 'silent' }), database), log }
afterAll(async () => {
  await stopJobs(app)
  app.live.close()
})

async function setReadOnly(readOnly: 'on' | 'off') {
  await pool.query(`begin; set transaction read write;
    alter database ${new URL(database.url).pathname.slice(1)}
      set default_transaction_read_only = ${readOnly};
    commit;
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  // The one that asked is the last that goes on as it was.
  await expect.poll(() => pool.totalCount, patience).toBeLessThanOrEqual(1)
  await pool.query(`set default_transaction_read_only = ${readOnly}`)
}

test('a database that takes no writes is told of once, however often the queues ask, and jobs go on after it', async () => {
  const done: unknown[] = []
  await work(app, 'send-message', async (data) => void done.push(data))
  await setReadOnly('on')
  let asked = 0
  pool.on('acquire', () => (asked += 1))
  await expect.poll(() => asked, patience).toBeGreaterThan(3)

  // That connections were ended may be told of as well, once.
  await expect.poll(() => said.length, patience).toBeGreaterThan(0)
  expect(said.filter((line) => !/the job queues wait|connection error/.test(line))).toEqual([])
  expect(said.length).toBeLessThanOrEqual(2)

  await setReadOnly('off')
  await app.db.transaction().execute((db) => {
    return enqueue(app, db, { queue: 'send-message', data: { messageId: 'one' } })
  })
  await expect.poll(() => done, patience).toEqual([{ messageId: 'one' }])
})

test('a job that fails is logged with its queue, and tried again', async () => {
  said.length = 0
  let tries = 0
  await work(app, 'failing', async () => {
    tries += 1
    if (tries === 1) throw new Error('the post was shut')
  })
  await app.db.transaction().execute((db) => enqueue(app, db, { queue: 'failing', data: {} }))

  await expect.poll(() => tries, patience).toBe(2)
  const logged = said.map((line) => JSON.parse(line)).filter(({ queue }) => queue === 'failing')
  expect(logged).toMatchObject([
    { msg: 'a job failed and is tried again later', err: { message: 'the post was shut' } },
  ])
})

test('jobs that wait are run one after another, without a pause', async () => {
  const done: unknown[] = []
  await work(app, 'burst', async (data) => void done.push(data))
  const jobs = Array.from({ length: 40 }, (_, number) => ({ number }))
  await app.db.transaction().execute(async (db) => {
    for (const data of jobs) await enqueue(app, db, { queue: 'burst', data })
  })

  await expect.poll(() => done, patience).toEqual(jobs)
})

test('of one owner one job runs at once, and nobody else waits for it', async () => {
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  await work(app, { name: 'shared', atOnce: 3 }, async (data) => {
    const { by, name } = z.object({ by: z.string(), name: z.string() }).parse(data)
    order.push(`${name} begins`)
    if (by === 'Asha') await gate.promise
    order.push(`${name} ends`)
  })
  const ask = (by: string, name: string) =>
    app.db
      .transaction()
      .execute((db) => enqueue(app, db, { queue: 'shared', data: { by, name }, owner: by }))
  await ask('Asha', 'her first')
  await expect.poll(() => order, patience).toEqual(['her first begins'])
  await ask('Asha', 'her second')
  await ask('Bilal', 'his')
  await expect.poll(() => order, patience).toEqual(['her first begins', 'his begins', 'his ends'])

  gate.resolve()
  await expect.poll(() => order.length, patience).toBe(6)
  expect(order.slice(3)).toEqual(['her first ends', 'her second begins', 'her second ends'])
})
