import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch, tablet } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test('what a scorer sends is on the card and told to the stream', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  const moved: number[] = []
  const stop = app.live.onMove((id, to) => id === matchId && moved.push(to))
  const device = phone
  const { data } = await client.scoring.record({
    matchId,
    device,
    after: seq,
    facts: [start, ball(4)],
  })
  stop()
  const { data: shown } = await client.matches.show({ matchId })

  expect(data).toEqual({ seq: seq + 2 })
  expect(moved).toEqual([seq + 2])
  expect(shown.card).toMatchObject({ status: 'live', seq: seq + 2, seam: '4' })
})

test('facts sent again after a lost answer are answered alike, others hear of the log', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  const asked = { matchId, device: phone, after: seq, facts: [start, ball(1)] }

  const first = await client.scoring.record(asked)
  expect(await client.scoring.record(asked)).toEqual(first)
  await expect(client.scoring.record({ ...asked, facts: [start, ball(2)] })).rejects.toMatchObject({
    code: 'LOG_MOVED',
    status: 409,
    data: { seq: seq + 2 },
  })
})

test('a refusal names the fact, the reason and the Law, and nothing is written', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  const facts = [start, ball(1), ball(77)]

  await expect(
    client.scoring.record({ matchId, device: phone, after: seq, facts }),
  ).rejects.toMatchObject({
    code: 'FACT_REFUSED',
    status: 422,
    data: { index: 2, refusal: 'absurd-runs', law: 'Law 18', seq },
    cause: { issues: [{ path: ['facts', '2'] }] },
  })
  expect((await client.matches.log({ matchId })).data.seq).toBe(seq)
})

test('sides and players of another match are refused wherever a fact names them', async () => {
  const { client, matchId, seq, setup, start, ball } = await scoredMatch(app)
  const other = await scoredMatch(app)
  const stranger = other.setup.teams[0].players[0]?.id ?? ''
  const [team] = setup.teams
  const strangers = [
    { type: 'player-replaced', in: stranger, team: team.id, reason: 'injury' },
    { type: 'player-of-match', players: [stranger] },
    { type: 'match-ended', result: 'won', winner: other.setup.teams[0].id },
    { type: 'inserted', after: seq, fact: { type: 'batter-came-in', player: stranger } },
  ] as const

  for (const fact of strangers) {
    const facts = [start, ball(1), fact]
    await expect(
      client.scoring.record({ matchId, device: phone, after: seq, facts }),
    ).rejects.toMatchObject({ code: 'FACT_REFUSED', data: { index: 2 } })
  }
})

test('only one device scores, and another is told which', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start] })

  await expect(
    client.scoring.record({ matchId, device: tablet, after: seq + 1, facts: [ball(1)] }),
  ).rejects.toMatchObject({
    code: 'NOT_THE_SCORER',
    status: 409,
    data: { holder: { device: phone, account: { name: 'Someone Else' } } },
  })
})

test('nobody else scores a match', async () => {
  const { matchId, seq, start } = await scoredMatch(app)
  const stranger = await clientAs(app, await someone(app))

  await expect(
    stranger.scoring.record({ matchId, device: phone, after: seq, facts: [start] }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
})

test('a match that lists do not show is not told to those who follow all scores', async () => {
  const { client, matchId, seq, start } = await scoredMatch(app, { visibility: 'link' })
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start] })

  expect((await app.live.snapshot(matchId))?.isListed).toBe(false)
})

test('the scorer is told who corrected a ball and when, and undoing is no correction', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  const facts: Fact[] = [
    start,
    ball(1),
    ball(4),
    { type: 'corrected', seq: seq + 2, fact: { ...ball(2), note: 'Ran two' }, reason: 'Ran two' },
    { type: 'struck-out', seq: seq + 3 },
  ]
  await client.scoring.record({ matchId, device: phone, after: seq, facts })

  const { data } = await client.scoring.show({ matchId })
  expect(data.corrections).toEqual([
    { seq: seq + 4, by: 'Someone Else', at: expect.stringMatching(/Z$/) },
  ])
})

test('a scorer’s pad is answered what follows the entries that it knows', async () => {
  const { client, matchId, seq, start, ball } = await scoredMatch(app)
  await client.scoring.record({ matchId, device: phone, after: seq, facts: [start, ball(1)] })

  const { data } = await client.scoring.show({ matchId, after: seq + 1 })
  expect(data).toMatchObject({ seq: seq + 2, entries: [{ seq: seq + 2, fact: ball(1) }] })
  expect((await client.scoring.show({ matchId })).data.entries).toHaveLength(seq + 2)
  expect((await client.scoring.show({ matchId, after: seq + 9 })).data).toMatchObject({
    seq: seq + 2,
    entries: [],
  })
})

test('a match of which only the totals are known has a result, and its card says no more', async () => {
  const { client, matchId, seq, setup } = await scoredMatch(app)
  const [one, other] = setup.teams
  const facts: Fact[] = [
    { type: 'innings-started', battingTeam: one.id },
    { type: 'innings-summed', runs: 150, wickets: 6, balls: 120 },
    { type: 'innings-started', battingTeam: other.id },
    { type: 'innings-summed', runs: 120, wickets: 10, balls: 100 },
  ]
  await client.scoring.record({ matchId, device: phone, after: seq, facts })

  const { data } = await client.matches.show({ matchId })
  expect(data.card).toMatchObject({ status: 'complete', seq: seq + 4 })
  expect(data.view.result?.text).toBe(`${one.name} won by 30 runs`)
  expect(data.view.innings).toMatchObject([
    { runs: 150, wickets: 6, overs: '20', batting: [], bowling: [] },
    { runs: 120, wickets: 10, overs: '16.4', closed: 'all out', batting: [] },
  ])
})

test('a scorecard that was typed in is on the match page and in the careers of its players', async () => {
  const { client, matchId, seq, setup } = await scoredMatch(app)
  const [one, other] = setup.teams
  const [first, second, third] = one.players
  const [bowler] = other.players
  if (!first || !second || !third || !bowler) throw new Error('The sides have no players.')
  const batting = [
    { player: first.id, runs: 30, out: { kind: 'bowled', bowler: bowler.id } },
    { player: second.id, runs: 50, balls: 40, fours: 6 },
    { player: third.id, runs: 10, balls: 12 },
  ] as const
  const summed = (runs: number): Fact => ({
    type: 'innings-summed',
    runs,
    wickets: 1,
    balls: 120,
    card: { extras: { byes: 4 }, batting },
  })
  const record = (facts: readonly Fact[]) =>
    client.scoring.record({ matchId, device: phone, after: seq, facts: [...facts] })
  const start: Fact = { type: 'innings-started', battingTeam: one.id }

  await expect(record([start, summed(95)])).rejects.toMatchObject({ code: 'FACT_REFUSED' })
  await record([start, summed(94)])

  const { data } = await client.matches.show({ matchId })
  expect(data.view.innings).toMatchObject([
    { source: 'card', runs: 94, extras: { byes: 4, total: 4 }, batting: [{ runs: 30 }, {}, {}] },
  ])
  const rows = await app.db
    .selectFrom('batting_innings')
    .select(['person_id', 'runs', 'balls', 'out'])
    .where('match_id', '=', matchId)
    .orderBy('position')
    .execute()
  expect(rows).toEqual([
    { person_id: first.id, runs: 30, balls: 0, out: true },
    { person_id: second.id, runs: 50, balls: 40, out: false },
    { person_id: third.id, runs: 10, balls: 12, out: false },
  ])
})
