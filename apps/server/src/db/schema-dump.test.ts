import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { freshDatabase } from './database.testing.ts'
import { overrides } from './column-overrides.ts'
import { dumpSchema, schemaFile } from './schema-dump.ts'
import { dumpTableTypes, typesFile } from './table-types.ts'

const { pool } = await freshDatabase()

const committed = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('db/schema.sql is what the migrations add up to', async () => {
  expect(committed(schemaFile), 'run: npm run db -- dump').toBe(await dumpSchema(pool))
})

test('database.ts has the columns that the migrations leave', async () => {
  expect(committed(typesFile), 'run: npm run db -- dump').toBe(await dumpTableTypes(pool))
})

test('a check that names its words makes a union, also where a foreign key refers to it', () => {
  const text = committed(typesFile)

  expect(text).toContain("    purpose: 'verify-phone' | 'change-phone' | ")
  expect(text).toContain("    line_kinds: Generated<('booking' | 'package' | 'fee' | 'entry')[]>")
  expect(text).toContain("    tier: 'freemium' | 'pro' | null")
  expect(text).toMatch(/  booking: \{[^}]*    order_status: 'pending' \| 'paid' /)
})

test('every column of the overrides exists', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'`,
  )
  const names = rows.map(({ name }) => name)

  expect(Object.keys(overrides).filter((key) => !names.includes(key))).toEqual([])
})
