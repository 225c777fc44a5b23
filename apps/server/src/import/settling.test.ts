import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { files, match } from './cricsheet-file.testing.ts'
import { importMatches } from './import.ts'
import { createSettling } from './settling.ts'
import { createWriters } from './writers.ts'

const { pool, db } = await freshDatabase()

async function due(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from totals_due`.execute(db)
  return rows[0]!.n
}

test('an import leaves no totals to be settled by whoever reads next', async () => {
  await importMatches(pool, files({ 'first.json': match() }))
  const { rows } = await sql<{ people: number; settled: number }>`
    select count(distinct person_id)::int as people,
           count(distinct player_totals.person_id)::int as settled
    from match_player left join player_totals using (person_id)`.execute(db)

  expect(await due()).toBe(0)
  expect(rows[0]!.people).toBeGreaterThan(0)
  expect(rows[0]!.settled).toBe(rows[0]!.people)
})

test('a long import settles them after every thousand matches', async () => {
  const writers = createWriters(pool)
  const settle = createSettling(writers)
  const left: number[] = []
  for (const matches of [999, 1_000, 1_999, 2_000]) {
    await sql`insert into totals_due select id from person`.execute(db)
    await settle(matches)
    await writers.finish()
    left.push(await due())
  }

  expect(left.map((n) => n === 0)).toEqual([false, true, false, true])
})
