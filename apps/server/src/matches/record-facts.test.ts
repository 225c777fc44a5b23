import type { Fact, PlayFact } from '@pavilion/cricket/facts.ts'
import { standing } from '@pavilion/cricket/fold/log.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ensureDefaultSite } from '#sites/sites.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { fieldingByHand } from './fielding.testing.ts'
import { matchColumns } from './match-columns.ts'
import type { FieldingRow } from './match-rows.ts'
import { matchRows } from './match-rows.ts'
import { matchLog, readMatch, recordFacts } from './matches.ts'
import { newMatch } from './new-match.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const client = clientOf(app)

const record = (matchId: string, expectedSeq: number, facts: readonly Fact[]) =>
  recordFacts(app, { matchId, expectedSeq, facts, recordedBy: 'test' })

/** What the database holds of a match besides its log, rows in a fixed order. */
async function storedRows({ db }: AppContext, matchId: string) {
  const tables = ['innings', 'delivery', 'batting_innings', 'bowling_innings'] as const
  const rows = tables.map((table) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('match_id', '=', matchId)
      .orderBy('innings')
      .orderBy(
        sql`${table === 'innings' ? sql`2` : sql.ref(table === 'delivery' ? 'ordinal' : 'position')}`,
      )
      .execute(),
  )
  const [innings, deliveries, batting, bowling] = await Promise.all(rows)
  const fielding = await db
    .selectFrom('fielding_innings')
    .selectAll()
    .where('match_id', '=', matchId)
    .execute()
  const contributions = await db
    .selectFrom('match_contribution')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('side')
    .execute()
  return {
    innings,
    deliveries,
    batting: asLogged(batting),
    bowling: asLogged(bowling),
    fielding: inOrder(asLogged(fielding)),
    contributions,
  }
}

/** Nobody was merged here: rows count for whom the log names. */
const asLogged = <Row extends object>(rows: readonly Row[] = []) =>
  rows.map((row) => {
    const { logged_as, ...logged } = { logged_as: null, ...row }
    expect(logged_as).toBeNull()
    return logged
  })

/** Fielders have no order of their own. */
const inOrder = <Row extends Pick<FieldingRow, 'innings' | 'person_id'>>(rows: readonly Row[]) =>
  rows.toSorted(
    (one, other) => one.innings - other.innings || (one.person_id < other.person_id ? -1 : 1),
  )

/** Everything that is derived of a match is what its log folds into, from scratch. */
async function expectTrue(matchId: string, setup: Parameters<typeof replay>[0]) {
  const log = await matchLog(app, matchId, 0)
  const state = replay(setup, log!.entries)
  const rows = matchRows(matchId, state)
  const stored = await storedRows(app, matchId)
  expect(stored).toEqual({ ...rows, fielding: inOrder(rows.fielding) })
  const byHand = inOrder(fieldingByHand(log!.entries))
  expect(stored.fielding).toMatchObject(byHand)
  expect(stored.fielding).toHaveLength(byHand.length)
  const row = await app.db
    .selectFrom('match')
    .select(['status', 'summary', 'result', 'result_text', 'seq'])
    .where('id', '=', matchId)
    .executeTakeFirst()
  expect(row).toEqual(JSON.parse(JSON.stringify(matchColumns(state))))
  return state
}

async function started() {
  const match = await newMatch(app)
  const [batting = ''] = match.teams
  const [striker, nonStriker] = match.one
  const bowler = match.other[10]!
  const ball = (runs: number): PlayFact => ({
    type: 'ball-bowled',
    striker: striker!.id,
    nonStriker: nonStriker!.id,
    bowler: bowler.id,
    runs,
  })
  const start: PlayFact = { type: 'innings-started', battingTeam: batting }
  await record(match.matchId, 0, [{ type: 'toss', winner: batting, decision: 'bat' }, start])
  return { ...match, ball }
}

test('what is recorded is in the log, on the card, and told', async () => {
  const { matchId, ball } = await started()
  const moved: number[] = []
  const stop = app.live.onMove((id, seq) => id === matchId && moved.push(seq))

  expect(await record(matchId, 2, [ball(4), ball(2)])).toEqual({ ok: true, value: { seq: 4 } })
  stop()

  expect(moved).toEqual([4])
  expect((await matchLog(app, matchId, 2))?.entries.map(({ seq }) => seq)).toEqual([3, 4])
  const { data } = await client.matches.card({ matchId })
  expect(data).toMatchObject({ status: 'live', seq: 4, batting: 0, seam: '42' })
  expect(data.innings[0]).toMatchObject({ runs: 6, wickets: 0, overs: '0.2' })
})

test('what the Laws forbid is refused, and nothing of it is written', async () => {
  const { matchId, ball, setup } = await started()

  const refused = await record(matchId, 2, [ball(1), ball(77)])

  expect(refused).toMatchObject({ ok: false, code: 'absurd-runs' })
  expect((await matchLog(app, matchId, 0))?.seq).toBe(2)
  expect((await readMatch(app, matchId))?.seq).toBe(2)
  await expectTrue(matchId, setup)
})

test('the same facts said twice are written once and answered alike', async () => {
  const { matchId, ball } = await started()

  const first = await record(matchId, 2, [ball(4), ball(0)])
  const again = await record(matchId, 2, [ball(4), ball(0)])

  expect(again).toEqual(first)
  expect((await matchLog(app, matchId, 0))?.seq).toBe(4)
})

test('other facts where somebody else has scored are out of date', async () => {
  const { matchId, ball } = await started()
  await record(matchId, 2, [ball(4)])

  expect(await record(matchId, 2, [ball(6)])).toMatchObject({ ok: false, code: 'out-of-date' })
  expect(await record(matchId, 9, [ball(6)])).toMatchObject({ ok: false, code: 'out-of-date' })
  expect(await record(matchId, 2, [ball(4), ball(1)])).toMatchObject({ code: 'out-of-date' })
})

test('of many who score at once one is written, the others are told', async () => {
  const { matchId, ball, setup } = await started()

  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 6].map((runs) => record(matchId, 2, [ball(runs)])),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const state = await expectTrue(matchId, setup)
  expect(state.seq).toBe(3)
})

test('a match that nobody knows cannot be scored', async () => {
  const unknown = await record('0190a000-0000-7000-8000-000000000000', 0, [
    { type: 'noted', text: 'x' },
  ])

  expect(unknown).toMatchObject({ ok: false, code: 'match-not-found' })
})

test('the log only grows', async () => {
  const { matchId } = await started()

  const change = app.db
    .updateTable('match_event')
    .set({ recorded_by: 'someone else' })
    .where('match_id', '=', matchId)
    .execute()

  await expect(change).rejects.toThrow('only grows')
})

/** Steps of a match: a ball or so of the simulator, or a correction of something before. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('play' as const),
        facts: fc.integer({ min: 1, max: 6 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('strike' as const), back: fc.nat(30) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('correct' as const),
        back: fc.nat(30),
        runs: fc.nat(6),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('penalty' as const), side: fc.nat(1) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit' as const), who: fc.nat(10) }) },
  ),
  { minLength: 10, maxLength: 40 },
)
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

/** Somebody else took part in the last dismissal with a fielder. */
function creditedTo({ setup, log }: MatchState, who: number): Fact | undefined {
  const entry = standing(log).findLast(
    ({ fact }) => fact.type === 'ball-bowled' && fact.wickets?.[0]?.fielders?.length === 1,
  )
  if (entry?.fact.type !== 'ball-bowled') return undefined
  const { seq, fact } = entry
  const fielding = setup.teams.find(({ players }) => players.some(({ id }) => id === fact.bowler))
  const wickets = fact.wickets!.map((wicket) => ({
    ...wicket,
    fielders: [{ player: fielding!.players[who]!.id }],
  }))
  return { type: 'corrected', seq, fact: { ...fact, wickets } }
}

/** The fact of a step where it makes sense, for the match as it stands in the database. */
async function factOf(matchId: string, step: Step): Promise<Fact | undefined> {
  const state = await readMatch(app, matchId)
  const log = state!.log
  switch (step.kind) {
    case 'play':
      return nextFact(state!, 7)
    case 'strike':
      return { type: 'struck-out', seq: Math.max(1, log.length - step.back) }
    case 'correct': {
      const entry = log[Math.max(0, log.length - 1 - step.back)]
      if (entry?.fact.type !== 'ball-bowled') return undefined
      const { wickets: _, ...ball } = entry.fact
      return { type: 'corrected', seq: entry.seq, fact: { ...ball, runs: step.runs } }
    }
    case 'credit':
      return creditedTo(state!, step.who)
    case 'penalty':
      return { type: 'penalty-awarded', team: state!.setup.teams[step.side]!.id, runs: 5 }
  }
}

test('whatever is recorded and corrected, everything derived is what the log folds into', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { matchId, setup } = await newMatch(app, 2)
      for (const step of all) {
        const times = step.kind === 'play' ? step.facts : 1
        for (let time = 0; time < times; time++) {
          const fact = await factOf(matchId, step)
          const { seq } = (await matchLog(app, matchId, 0))!
          if (fact !== undefined) await record(matchId, seq, [fact])
        }
      }
      await expectTrue(matchId, setup)
    }),
    { numRuns: 6 },
  )
})
