import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { watchDisk } from './disk-watch.ts'
import { startEmbedded } from './embedded.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'disk-watch-'))
const database = await startEmbedded({ directory, settings: ['fsync=off'] })
const { pool, close } = connect(database.url, { max: 2 })
afterAll(async () => {
  await close()
  await database.stop()
  rmSync(directory, { recursive: true })
})

const ENDLESS = Number.MAX_SAFE_INTEGER
const write = () =>
  pool.query('create table if not exists note (id int)').then(() => 'written', String)

test('a disk that is almost full is only read from, until there is room again', async () => {
  const said: string[] = []
  const limits = { tooLittle: 0, enough: 0 }
  const stop = await watchDisk({ pool, limits, tell: (sentence) => said.push(sentence) })
  expect(await write()).toBe('written')

  Object.assign(limits, { tooLittle: ENDLESS, enough: ENDLESS })
  await expect.poll(write, { timeout: 10_000 }).toContain('read-only transaction')
  expect((await pool.query('select * from note')).rows).toEqual([])

  Object.assign(limits, { tooLittle: 0, enough: 0 })
  await expect.poll(write, { timeout: 10_000 }).toBe('written')
  await expect.poll(() => said.length, { timeout: 10_000 }).toBe(2)
  stop()
  expect(said).toEqual([
    expect.stringContaining('almost full'),
    expect.stringContaining('room again'),
  ])
})

test('a watch that begins takes back what one left behind that was cut short', async () => {
  await pool.query('alter system set default_transaction_read_only = on')
  await pool.query('select pg_reload_conf()')
  await expect.poll(write).toContain('read-only transaction')

  const stop = await watchDisk({ pool, tell: () => undefined })

  await expect.poll(write).toBe('written')
  stop()
})

test('a disk without room at the start is a sentence about what to do', async () => {
  const limits = { tooLittle: ENDLESS, enough: ENDLESS }

  await expect(watchDisk({ pool, limits, tell: () => undefined })).rejects.toThrow(
    /The disk that holds .* is full\. Make room/,
  )
})
