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

const patience = { timeout: 20_000 }
const ENDLESS = Number.MAX_SAFE_INTEGER
const write = () =>
  pool.query('create table if not exists note (id int)').then(() => 'written', String)

test('a database on an almost full disk is read-only until there is space again', async () => {
  const said: string[] = []
  const limits = { tooLittle: 0, enough: 0 }
  const stop = await watchDisk({ pool, limits, tell: (sentence) => said.push(sentence) })
  expect(await write()).toBe('written')

  Object.assign(limits, { tooLittle: ENDLESS, enough: ENDLESS })
  await expect.poll(write, patience).toContain('read-only transaction')
  expect((await pool.query('select * from note')).rows).toEqual([])

  Object.assign(limits, { tooLittle: 0, enough: 0 })
  await expect.poll(write, patience).toBe('written')
  await expect.poll(() => said.length, patience).toBe(2)
  stop()
  expect(said).toEqual([
    expect.stringContaining('almost full'),
    expect.stringContaining('room again'),
  ])
})

test('a new watch resets the read-only setting that an interrupted one left behind', async () => {
  await pool.query('alter system set default_transaction_read_only = on')
  await pool.query('select pg_reload_conf()')
  await expect.poll(write, patience).toContain('read-only transaction')

  const stop = await watchDisk({ pool, tell: () => undefined })

  await expect.poll(write, patience).toBe('written')
  stop()
})

test('a disk without room at the start is a sentence about what to do', async () => {
  const limits = { tooLittle: ENDLESS, enough: ENDLESS }

  await expect(watchDisk({ pool, limits, tell: () => undefined })).rejects.toThrow(
    /The disk that holds .* is full\. Make room/,
  )
})
