import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#config.ts'
import { freshDatabase } from './database.testing.ts'
import { dumpSchema } from './schema-dump.ts'

const { pool } = await freshDatabase()

test('db/schema.sql is what the migrations add up to', async () => {
  const committed = readFileSync(path.join(root, 'db', 'schema.sql'), 'utf8')

  expect(committed, 'run: npm run db -- dump').toBe(await dumpSchema(pool))
})
