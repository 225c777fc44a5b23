import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { connectOrStart, type EmbeddedDatabase, startEmbedded } from './embedded.ts'

let directory = ''
const started: EmbeddedDatabase[] = []

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
})

afterEach(async () => {
  for (const database of started.splice(0)) await database.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function start(where = directory): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ directory: where, settings: ['fsync=off'] })
  started.push(database)
  return database
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const connection = connect(url, { max: 1 })
  const { rows } = await connection.pool.query(query)
  await connection.close()
  return rows
}

test('a new folder becomes a database', async () => {
  const { url } = await start()

  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('what was written is there after a stop and a start', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await start()

  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('an interrupted first start is started over', async () => {
  mkdirSync(path.join(directory, 'postgres.init'))
  writeFileSync(path.join(directory, 'postgres.init', 'half'), '')

  const { url } = await start()

  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(path.join(directory, 'postgres.init'))).toBe(false)
})

test('a second start on one folder is refused and does not disturb the first', async () => {
  const { url } = await start()

  await expect(start()).rejects.toThrow(/Another server \(process \d+\) is using .*DATA_DIR/)

  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command beside the server meets the database that is running', async () => {
  const { url } = await start()

  const beside = await connectOrStart({ directory })
  await beside.stop()

  expect(beside.url).toBe(url)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command without a server starts the database for itself', async () => {
  const own = await connectOrStart({ directory })

  expect(await ask(own.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await own.stop()
})

test('a database of another major version is refused with what to do', async () => {
  mkdirSync(path.join(directory, 'postgres'))
  writeFileSync(path.join(directory, 'postgres', 'PG_VERSION'), '16\n')

  await expect(start()).rejects.toThrow(/written by PostgreSQL 16.*brings PostgreSQL 18/)
})

test('a folder with other files in the place of the database is refused and left alone', async () => {
  mkdirSync(path.join(directory, 'postgres'))
  writeFileSync(path.join(directory, 'postgres', 'letters.txt'), 'Dear')

  await expect(start()).rejects.toThrow(/holds files that are no database of ours/)

  expect(existsSync(path.join(directory, 'postgres', 'letters.txt'))).toBe(true)
})

test('a file in the place of the data directory is refused', async () => {
  writeFileSync(path.join(directory, 'file'), '')

  await expect(start(path.join(directory, 'file'))).rejects.toThrow(/a file is in its place/)
})

test('a place that the system lets nobody write to is refused with what to do', async () => {
  await expect(start('/sys/new/data')).rejects.toThrow(
    /cannot be written to by this user|can only be read from/,
  )
  await expect(start('/proc/new/data')).rejects.toThrow(/cannot be made there\. Set DATA_DIR/)
})

test('a path too long for a socket works all the same', async () => {
  const deep = path.join(directory, 'a-folder-with-a-long-name'.repeat(4))

  const { url } = await start(deep)

  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('instants come as text with Z and large counts as numbers', async () => {
  const { url } = await start()
  const query = `select timestamptz '2026-01-02 03:04:05.25+05' as at, date '2026-01-02' as day,
    9007199254740991::bigint as count, array[1::bigint, null] as counts,
    array[timestamptz '2026-01-02 03:04:05Z'] as instants`

  expect(await ask(url, query)).toEqual([
    {
      at: '2026-01-01T22:04:05.25Z',
      day: '2026-01-02',
      count: 9_007_199_254_740_991,
      counts: [1, null],
      instants: ['2026-01-02T03:04:05Z'],
    },
  ])
})

test('a count too large for a number is refused rather than rounded', async () => {
  const { url } = await start()

  await expect(ask(url, 'select 9007199254740993::bigint as count')).rejects.toThrow(
    /too large for a number/,
  )
})
