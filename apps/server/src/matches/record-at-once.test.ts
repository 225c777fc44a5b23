import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createAppContext } from '#app/start/create-app-context.ts'
import type { AppContext } from '#app-context.ts'
import { readConfig } from '#config.ts'
import { connect } from '#db/connect.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { matchLog, readMatch, recordFacts, touchMatch } from './matches.ts'
import { newMatch } from './new-match.testing.ts'
import type { Guard } from './recording.ts'

const database = await freshDatabase()

/** Another process at the same database: it has its own connections and its own folded matches. */
function processOf(connection: Omit<typeof database, 'url'>): AppContext {
  const app = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), connection)
  afterAll(() => app.live.close())
  return app
}
const second = connect(database.url, { max: 2 })
afterAll(second.close)
const app = processOf(database)
const other = processOf(second)
await ensureDefaultSite(app)

/** The same process, which may begin no transaction of several statements. */
const atOnce: AppContext = {
  ...app,
  db: new Proxy(app.db, {
    get(db, name) {
      if (name === 'transaction') throw new Error('That took a transaction of several statements.')
      const value: unknown = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  }),
}

async function started() {
  const match = await newMatch(app)
  const [striker, nonStriker] = match.one
  const ball = (runs: number): PlayFact => ({
    type: 'ball-bowled',
    striker: striker!.id,
    nonStriker: nonStriker!.id,
    bowler: match.other[10]!.id,
    runs,
  })
  const start: PlayFact = { type: 'innings-started', battingTeam: match.teams[0]! }
  await recordFacts(app, { ...asked(match.matchId, 0), facts: [start] })
  return { ...match, ball, striker: striker!.id }
}

const asked = (matchId: string, expectedSeq: number) => ({
  matchId,
  expectedSeq,
  recordedBy: 'test',
})

const factsOf = async (matchId: string) =>
  (await matchLog(app, matchId, 1))?.entries.map(({ fact }) => fact)

test('a ball of a match that the process knows is one statement', async () => {
  const { matchId, ball } = await started()

  const first = await recordFacts(atOnce, { ...asked(matchId, 1), facts: [ball(4)] })
  const next = await recordFacts(atOnce, { ...asked(matchId, 2), facts: [ball(0), ball(2)] })

  expect([first, next]).toMatchObject([{ value: { seq: 2 } }, { value: { seq: 4 } }])
  expect(await factsOf(matchId)).toEqual([ball(4), ball(0), ball(2)])
  const rows = await app.db
    .selectFrom('batting_innings')
    .select(['position', 'runs', 'balls', 'dots'])
    .where('match_id', '=', matchId)
    .orderBy('position')
    .execute()
  expect(rows).toEqual([
    { position: 1, runs: 6, balls: 3, dots: 1 },
    { position: 2, runs: 0, balls: 0, dots: 0 },
  ])
})

test('what another process has scored is never overwritten by one that has not seen it', async () => {
  const { matchId, ball } = await started()
  await readMatch(other, matchId)
  await recordFacts(app, { ...asked(matchId, 1), facts: [ball(4)] })

  const late = await recordFacts(other, { ...asked(matchId, 1), facts: [ball(6)] })
  const again = await recordFacts(other, { ...asked(matchId, 1), facts: [ball(4)] })

  expect(late).toMatchObject({ ok: false, code: 'out-of-date', seq: 2 })
  expect(again).toEqual({ ok: true, value: { seq: 2 } })
  expect(await factsOf(matchId)).toEqual([ball(4)])
})

test('of two processes that know the match one writes, whichever is first', async () => {
  const { matchId, ball } = await started()
  for (let seq = 1; seq < 20; seq++) {
    await Promise.all([readMatch(app, matchId), readMatch(other, matchId)])
    const answers = await Promise.all(
      [app, other].map((one, runs) =>
        recordFacts(one, { ...asked(matchId, seq), facts: [{ type: 'noted', text: `${runs}` }] }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  }
  expect((await readMatch(other, matchId))?.seq).toBe(20)
  expect(await recordFacts(other, { ...asked(matchId, 20), facts: [ball(1)] })).toMatchObject({
    ok: true,
  })
})

test('who was allowed to score is asked again once anything about the match has changed', async () => {
  const { matchId, ball } = await started()
  const guardAt = async (): Promise<Guard> => {
    const row = await app.db
      .selectFrom('match')
      .select('updated_at')
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow()
    return { check: () => Promise.reject(new Error('Not any more.')), passedAt: row.updated_at }
  }
  const passed = await guardAt()
  const facts = [ball(1)]
  expect(await recordFacts(app, { ...asked(matchId, 1), facts, guard: passed })).toMatchObject({
    ok: true,
  })
  const next = await guardAt()
  await touchMatch(app.db, matchId)

  await expect(recordFacts(app, { ...asked(matchId, 2), facts, guard: next })).rejects.toThrow(
    'Not any more',
  )
  expect(await factsOf(matchId)).toEqual([ball(1)])
})

test('the totals of who bats and bowls are due after every ball', async () => {
  const { matchId, ball, striker } = await started()
  const settled = async () => {
    await sql`select settle_totals()`.execute(app.db)
    const { rows } = await sql<{ runs: number }>`
      select runs from player_totals where person_id = ${striker}::uuid`.execute(app.db)
    return rows[0]?.runs
  }
  await recordFacts(atOnce, { ...asked(matchId, 1), facts: [ball(4)] })
  expect(await settled()).toBe(4)
  await recordFacts(atOnce, { ...asked(matchId, 2), facts: [ball(2)] })
  expect(await settled()).toBe(6)
})

test('a ball counts in the line of whom its players count as', async () => {
  const { matchId, ball, striker } = await started()
  const { one } = await newMatch(app)
  const [other] = one
  const merge = sql`
    insert into person_change (id, kind, from_id, into_id, made_at)
    values (gen_random_uuid(), 'merge', ${striker}::uuid, ${other!.id}::uuid, now())`
  await recordFacts(app, { ...asked(matchId, 1), facts: [ball(1)] })
  await merge.execute(app.db)
  await sql`select recount_people(array[${striker}::uuid, ${other!.id}::uuid])`.execute(app.db)
  await recordFacts(app, { ...asked(matchId, 2), facts: [ball(2)] })

  const plain = await recordFacts(atOnce, { ...asked(matchId, 3), facts: [ball(4)] })

  expect(plain).toMatchObject({ ok: true })
  const rows = await app.db
    .selectFrom('batting_innings')
    .select(['person_id', 'logged_as', 'runs', 'balls'])
    .where('match_id', '=', matchId)
    .where('position', '=', 1)
    .execute()
  expect(rows).toEqual([{ person_id: other!.id, logged_as: striker, runs: 7, balls: 3 }])
})
