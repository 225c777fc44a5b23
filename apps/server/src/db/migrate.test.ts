import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from './database.testing.ts'
import { migrate } from './migrate.ts'

const { pool } = await freshDatabase()
let directory = ''

const write = (name: string, sql: string) => writeFileSync(path.join(directory, name), sql)

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  await pool.query('drop schema public cascade')
  await pool.query('create schema public')
})

afterEach(() => rmSync(directory, { recursive: true }))

test('every migration is applied once, in order', async () => {
  write('0001-first.sql', 'create table first (id int);')
  write('0002-second.sql', 'alter table first add column name text;')

  expect(await migrate(pool, { directory: directory })).toEqual([
    '0001-first.sql',
    '0002-second.sql',
  ])
  expect(await migrate(pool, { directory: directory })).toEqual([])
})

test('processes that start together take turns', async () => {
  write('0001-first.sql', 'create table first (id int);')

  const applied = await Promise.all([1, 2, 3].map(() => migrate(pool, { directory: directory })))

  expect(applied.flat()).toEqual(['0001-first.sql'])
})

test('a broken migration names its file, its line and what PostgreSQL says', async () => {
  write('0001-first.sql', 'create table first (id int);\n\ncreate tabel second (id int);\n')

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(
    /0001-first\.sql, line 3 failed: syntax error at or near "tabel"/,
  )
})

test('a broken migration leaves nothing behind', async () => {
  write('0001-first.sql', 'create table first (id int);\nselect 1 / 0;\n')

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(/division by zero/)

  const { rows } = await pool.query("select to_regclass('first') as found")
  expect(rows).toEqual([{ found: null }])
})

test('an applied migration that was edited is refused by name', async () => {
  write('0001-first.sql', 'create table first (id int);')
  await migrate(pool, { directory: directory })
  write('0001-first.sql', 'create table first (id bigint);')

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(
    /0001-first\.sql was edited/,
  )
})

test('an applied migration that was renamed is refused by name', async () => {
  write('0001-first.sql', 'create table first (id int);')
  await migrate(pool, { directory: directory })
  rmSync(path.join(directory, '0001-first.sql'))
  write('0001-other.sql', 'create table first (id int);')

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(/Put 0001-first\.sql back/)
})

test('a database newer than the files is refused', async () => {
  write('0001-first.sql', 'create table first (id int);')
  write('0002-second.sql', 'create table second (id int);')
  await migrate(pool, { directory: directory })
  rmSync(path.join(directory, '0002-second.sql'))

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(
    /newer than this release.*0002-second\.sql/,
  )
})

test('two migrations of one number are refused', async () => {
  write('0001-first.sql', 'select 1;')
  write('0001-other.sql', 'select 1;')

  await expect(migrate(pool, { directory: directory })).rejects.toThrow(
    /0001-other\.sql stands where number 0002/,
  )
})
