import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from './database.testing.ts'
import { withinTime } from './within-time.ts'

const { db } = await freshDatabase()

test('a statement that takes too long is cancelled, and later ones have their usual time', async () => {
  const slow = withinTime(db, 20, (inside) => sql`select pg_sleep(600)`.execute(inside))

  await expect(slow).rejects.toMatchObject({ code: '57014' })
  const { rows } = await sql<{ ms: string }>`
    select current_setting('statement_timeout') as ms`.execute(db)
  expect(rows[0]?.ms).not.toBe('20ms')
})

test('nothing can be written meanwhile', async () => {
  const write = withinTime(db, 60_000, (inside) => sql`create table made ()`.execute(inside))

  await expect(write).rejects.toMatchObject({ code: '25006' })
})
