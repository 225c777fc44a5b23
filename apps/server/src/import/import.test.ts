import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { delivery, files, home, match } from './cricsheet-file.testing.ts'
import { importMatches } from './import.ts'

const { pool, db } = await freshDatabase()

const run = (named: Readonly<Record<string, unknown>>) => importMatches(pool, files(named))

const matchOf = (id: string) =>
  db.selectFrom('match').selectAll().where('cricsheet_id', '=', id).executeTakeFirstOrThrow()

const tables = [
  'match_side',
  'match_player',
  'match_official',
  'match_sealed_log',
  'match_source',
  'innings',
  'delivery',
  'batting_innings',
  'bowling_innings',
  'fielding_innings',
  'match_contribution',
] as const

/** Everything that hangs on a match, as text. */
async function rowsOf(id: string): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {}
  for (const table of tables) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t where match_id = ${id} order by 1`.execute(
      db,
    )
    rows[table] = found.rows
  }
  return rows
}

const peopleNamed = async (name: string) =>
  await db.selectFrom('person').select(['id', 'name', 'gender']).where('name', '=', name).execute()

test('a match comes with its score, log, records and result', async () => {
  const report = await run({ 'a/first.json': match() })
  const stored = await matchOf('first')

  expect(report).toEqual({ matches: 1, deliveries: 12, left: [], failed: [], disagreements: [] })
  expect(stored).toMatchObject({
    format: 't20',
    match_type: 'T20',
    gender: 'female',
    team_kind: 'club',
    season: '2025',
    starts_on: '2025-03-01',
    match_number: '3',
    match_group: 'A',
    status: 'complete',
    result_text: 'Home won by 3 runs',
  })
  const innings = await db
    .selectFrom('innings')
    .select(['runs', 'wickets', 'legal_balls'])
    .where('match_id', '=', stored.id)
    .orderBy('innings')
    .execute()
  expect(innings).toEqual([
    { runs: 10, wickets: 0, legal_balls: 6 },
    { runs: 7, wickets: 0, legal_balls: 6 },
  ])
  const log = await db
    .selectFrom('match_sealed_log')
    .selectAll()
    .where('match_id', '=', stored.id)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(log.facts)).toHaveLength(stored.seq)
  expect(log.last_seq).toBe(stored.seq)
})

test('the log, the setup and the rows name people by their database ids', async () => {
  await run({ 'ids.json': match() })
  const stored = await matchOf('ids')
  const log = await db
    .selectFrom('match_sealed_log')
    .select('facts')
    .where('match_id', '=', stored.id)
    .executeTakeFirstOrThrow()
  const [opener] = await peopleNamed(home[0]!)

  expect(JSON.parse(log.facts)).toContainEqual(
    expect.objectContaining({ type: 'ball-bowled', striker: opener?.id }),
  )
  expect(JSON.stringify(stored.setup)).toContain(opener?.id)
})

test('the same file again changes nothing', async () => {
  await run({ 'again.json': match() })
  const before = await matchOf('again')
  const rows = await rowsOf(before.id)
  const people = await db.selectFrom('person').select('id').execute()
  const report = await run({ 'again.json': match() })

  expect(report.matches).toBe(1)
  expect(await matchOf('again')).toEqual(before)
  expect(await rowsOf(before.id)).toEqual(rows)
  expect(await db.selectFrom('person').select('id').execute()).toEqual(people)
})

test('a changed file replaces the match under the same id', async () => {
  await run({ 'changed.json': match() })
  const before = await matchOf('changed')
  const changed = match({ season: '2025/26' })
  changed.innings[0]!.overs[0]!.deliveries.push(delivery('Home', 2))
  await run({ 'changed.json': changed })
  const after = await matchOf('changed')
  const balls = await db
    .selectFrom('delivery')
    .select('bat_runs')
    .where('match_id', '=', after.id)
    .execute()

  expect(after).toMatchObject({ id: before.id, season: '2025/26' })
  expect(balls).toHaveLength(13)
})

test('a match that was corrected here since is left alone and reported', async () => {
  await run({ 'corrected.json': match() })
  const before = await matchOf('corrected')
  const seq = before.seq + 1
  await db
    .insertInto('match_event')
    .values({
      match_id: before.id,
      seq,
      fact: JSON.stringify({ type: 'struck-out', seq: 3 }),
      recorded_by: 'somebody',
    })
    .execute()
  await db.updateTable('match').set({ seq }).where('id', '=', before.id).execute()
  const rows = await rowsOf(before.id)
  const report = await run({ 'corrected.json': match({ season: '1999' }), 'beside.json': match() })

  expect(report.matches).toBe(1)
  expect(report.left.map(({ file }) => file)).toEqual(['corrected.json'])
  expect(await rowsOf(before.id)).toEqual(rows)
  expect(await matchOf('corrected')).toMatchObject({ season: '2025', seq })
})

test('of two files that tell one match differently the second is refused', async () => {
  const other = match()
  other.innings[1]!.overs[0]!.deliveries.push(delivery('Away', 1))
  const report = await run({ 'x/twice.json': match(), 'y/twice.json': other })

  expect(report.matches).toBe(1)
  expect(report.failed).toEqual([
    { file: 'y/twice.json', reason: 'Another version of the match in x/twice.json, read before.' },
  ])
})

test('a match that is told twice alike counts once', async () => {
  const report = await run({ 'x/alike.json': match(), 'y/alike.json': match() })

  expect(report).toMatchObject({ matches: 1, failed: [] })
})

test('keys that we do not know are passed over', async () => {
  const report = await run({ 'unknown.json': { ...match({ weather: { wind: 3 } }), extra: [1] } })

  expect(report).toMatchObject({ matches: 1, failed: [] })
})

test('two imports at once take turns', async () => {
  const [one, other] = await Promise.all([
    run({ 'both.json': match() }),
    run({ 'both.json': match() }),
  ])
  const stored = await db
    .selectFrom('match')
    .select('id')
    .where('cricsheet_id', '=', 'both')
    .execute()

  expect([one.failed, other.failed]).toEqual([[], []])
  expect(stored).toHaveLength(1)
})

test('an interrupted import leaves whole matches only', async () => {
  const stop = new AbortController()
  const named = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`part-${index}.json`, match()]),
  )
  const report = await importMatches(pool, files(named), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  const { rows } = await pool.query(`
    select count(*) as matches, count(*) filter (where balls = 12 and sides = 2 and logs = 1) as whole
    from match, lateral (select
      (select count(*) from delivery where match_id = match.id) as balls,
      (select count(*) from match_side where match_id = match.id) as sides,
      (select count(*) from match_sealed_log where match_id = match.id) as logs) as parts
    where cricsheet_id like 'part-%'`)

  expect(report.matches).toBeLessThan(2_000)
  expect(rows).toEqual([{ matches: report.matches, whole: report.matches }])
})
