import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { matchRows } from './match-rows.ts'
import { recordFacts } from './matches.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const finished = (await client.matches.filter({ filter: { status: ['complete'] } })).data.items

/** Matches that were lost in the chase: fewer runs in it change no result. */
const lostChases = await Promise.all(finished.map(({ id }) => client.matches.show({ matchId: id })))
const lost = lostChases.flatMap(({ data: { card, view } }) =>
  view.innings.length === 2 && view.result?.winner === view.innings[0]?.team.id ? [card.id] : [],
)

/** The last ball of a match off which so many runs were scored. */
async function lastOf(matchId: string, runs: number) {
  const { data: log } = await client.matches.log({ matchId })
  const entry = log.entries.findLast(
    ({ fact }) => fact.type === 'ball-bowled' && fact.runs === runs,
  )
  if (entry?.fact.type !== 'ball-bowled') throw new Error('There is no such ball.')
  return { log, seq: entry.seq, ball: entry.fact }
}

test('a ball of a finished, sealed match can be put right: everything follows', async () => {
  const matchId = lost[0]!
  const { data: before } = await client.matches.show({ matchId })
  const { log, seq, ball } = await lastOf(matchId, 4)

  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: log.seq,
    facts: [{ type: 'corrected', seq, fact: { ...ball, runs: 2 } }],
    recordedBy: 'test',
  })

  expect(recorded).toEqual({ ok: true, value: { seq: log.seq + 1 } })
  const { data: after } = await client.matches.show({ matchId })
  expect(after.view.innings[1]!.runs).toBe(before.view.innings[1]!.runs - 2)
  const whole = await client.matches.log({ matchId })
  expect(whole.data.entries).toHaveLength(log.seq + 1)
  const rows = matchRows(matchId, replay(after.setup, whole.data.entries))
  const deliveries = await app.db
    .selectFrom('delivery')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('innings')
    .orderBy('ordinal')
    .execute()
  expect(deliveries).toEqual(rows.deliveries)
  expect(after.card.innings[1]!.runs).toBe(rows.innings[1]!.runs)
})

test('totals of players follow the correction', async () => {
  const matchId = lost[1]!
  const { log, seq, ball } = await lastOf(matchId, 6)
  const runsOf = async (playerId: string) =>
    (await client.players.filter({ page: { size: 100 } })).data.items.find(
      ({ id }) => id === playerId,
    )?.runs
  const batter = ball.striker
  const before = await runsOf(batter)

  await recordFacts(app, {
    matchId,
    expectedSeq: log.seq,
    facts: [{ type: 'corrected', seq, fact: { ...ball, runs: 4 } }],
    recordedBy: 'test',
  })

  expect(await runsOf(batter)).toBe(before! - 2)
})

test('a correction after which the Laws would forbid what came later is refused', async () => {
  const matchId = lost[2]!
  const { data: log } = await client.matches.log({ matchId })
  const first = log.entries.find(({ fact }) => fact.type === 'ball-bowled')!
  if (first.fact.type !== 'ball-bowled') throw new Error('not a ball')
  const { extras: _, ...ball } = first.fact
  const bowled: PlayFact = {
    ...ball,
    runs: 0,
    wickets: [{ kind: 'bowled', playerOut: ball.striker }],
  }

  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: log.seq,
    facts: [{ type: 'corrected', seq: first.seq, fact: bowled, reason: 'He was bowled' }],
    recordedBy: 'test',
  })

  expect(recorded).toMatchObject({ ok: false, code: 'forbids-later', index: 0 })
  expect((await client.matches.log({ matchId })).data.seq).toBe(log.seq)
})

test('a match that is over takes no more balls', async () => {
  const matchId = finished[2]!.id
  const log = await client.matches.log({ matchId })
  const last = log.data.entries.findLast(({ fact }) => fact.type === 'ball-bowled')!

  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: log.data.seq,
    facts: [last.fact],
    recordedBy: 'test',
  })

  expect(recorded).toMatchObject({ ok: false, code: 'sealed' })
})
