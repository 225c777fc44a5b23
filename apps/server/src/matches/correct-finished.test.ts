import { replay } from '@pavilion/cricket/fold/match.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { matchRows } from './match-rows.ts'
import { recordFacts } from './matches.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const finished = (await client.matches.filter({ filter: { status: ['complete'] } })).data.items

test('a ball of a finished, sealed match can be put right: everything follows', async () => {
  const matchId = finished[0]!.id
  const { data: before } = await client.matches.show({ matchId })
  const log = await client.matches.log({ matchId })
  const four = log.data.entries.find(({ fact }) => fact.type === 'ball-bowled' && fact.runs === 4)!
  if (four.fact.type !== 'ball-bowled') throw new Error('not a ball')

  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: log.data.seq,
    facts: [{ type: 'corrected', seq: four.seq, fact: { ...four.fact, runs: 3 } }],
    recordedBy: 'test',
  })

  expect(recorded).toEqual({ ok: true, value: { seq: log.data.seq + 1 } })
  const { data: after } = await client.matches.show({ matchId })
  expect(after.view.innings[0]!.runs).toBe(before.view.innings[0]!.runs - 1)
  const whole = await client.matches.log({ matchId })
  expect(whole.data.entries).toHaveLength(log.data.seq + 1)
  const rows = matchRows(matchId, replay(after.setup, whole.data.entries))
  const deliveries = await app.db
    .selectFrom('delivery')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('innings')
    .orderBy('ordinal')
    .execute()
  expect(deliveries).toEqual(rows.deliveries)
  expect(after.card.innings[0]!.runs).toBe(rows.innings[0]!.runs)
})

test('totals of players follow the correction', async () => {
  const matchId = finished[1]!.id
  const log = await client.matches.log({ matchId })
  const six = log.data.entries.find(({ fact }) => fact.type === 'ball-bowled' && fact.runs === 6)!
  if (six.fact.type !== 'ball-bowled') throw new Error('not a ball')
  const runsOf = async (playerId: string) =>
    (await client.players.filter({ page: { size: 100 } })).data.items.find(
      ({ id }) => id === playerId,
    )?.runs
  const batter = six.fact.striker
  const before = await runsOf(batter)

  await recordFacts(app, {
    matchId,
    expectedSeq: log.data.seq,
    facts: [{ type: 'corrected', seq: six.seq, fact: { ...six.fact, runs: 4 } }],
    recordedBy: 'test',
  })

  expect(await runsOf(batter)).toBe(before! - 2)
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
