import type { Fact } from '@pavilion/cricket/facts.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { announceMatch } from './announce-match.ts'
import { findBehind } from './announce.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

type Followable = { kind: 'match' | 'team' | 'player'; thingId: string }

async function aFan(...followed: Followable[]) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  for (const one of followed) await client.following.follow(one)
  const told = async () => {
    const { data } = await client.notifications.filter({ page: { size: 100 } })
    return data.items
  }
  return { accountId, client, told }
}

async function stateOf(matchId: string) {
  const state = await readMatch(app, matchId)
  if (state === undefined) throw new Error('The match is gone.')
  return state
}

async function add(matchId: string, fact: Fact): Promise<void> {
  const { seq } = await stateOf(matchId)
  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: seq,
    facts: [fact],
    recordedBy: 'test',
  })
  if (!recorded.ok) throw new Error(recorded.message)
}

/** Lets the simulator play until something is so. */
async function playUntil(matchId: string, isSo: (wickets: number) => boolean): Promise<void> {
  for (;;) {
    const state = await stateOf(matchId)
    const wickets = state.innings[0]?.wickets ?? -1
    if (isSo(wickets)) return
    const fact = nextFact(state, 7)
    if (fact === undefined) return
    await add(matchId, fact)
  }
}

const begun = (wickets: number) => wickets >= 0
const fallen = (wickets: number) => wickets >= 1

test('who follows a match is told of its start, wickets, innings and result, once each', async () => {
  const { matchId, teams } = await newMatch(app, 2)
  const [fan, twice, other] = [
    await aFan({ kind: 'match', thingId: matchId }),
    await aFan({ kind: 'match', thingId: matchId }, { kind: 'team', thingId: teams[0] ?? '' }),
    await aFan(),
  ]
  for (let isOver = false; !isOver;) {
    const state = await stateOf(matchId)
    isOver = outcomeOf(state) !== null
    const fact = isOver ? undefined : nextFact(state, 3)
    if (fact !== undefined) await add(matchId, fact)
    await announceMatch(app, matchId)
  }
  await Promise.all([announceMatch(app, matchId), announceMatch(app, matchId)])
  const state = await stateOf(matchId)
  const wickets = state.innings.reduce((sum, { falls }) => sum + falls.length, 0)
  const told = await fan.told()
  const count = (kind: string) => told.filter((notice) => notice.kind === kind).length

  expect(['match-start', 'wicket', 'innings-end', 'result'].map(count)).toEqual([1, wickets, 1, 1])
  expect(told[0]).toMatchObject({
    kind: 'result',
    title: expect.stringMatching(/^Side A .+ v Side B /),
    path: expect.stringContaining(`/match-central/matches/${matchId}/side-a`),
    isRead: false,
  })
  expect(await twice.told()).toEqual(told)
  expect(await other.told()).toEqual([])
})

test('nobody is told of what happened before they followed', async () => {
  const { matchId } = await newMatch(app)
  const early = await aFan({ kind: 'match', thingId: matchId })
  await playUntil(matchId, begun)
  await playUntil(matchId, fallen)
  const late = await aFan({ kind: 'match', thingId: matchId })
  await announceMatch(app, matchId)

  expect((await early.told()).map(({ kind }) => kind)).toEqual(['wicket', 'match-start'])
  expect(await late.told()).toEqual([])
})

test('a corrected wicket is put right, not told again; one struck out is taken back', async () => {
  const { matchId } = await newMatch(app)
  const fan = await aFan({ kind: 'match', thingId: matchId })
  await playUntil(matchId, fallen)
  await announceMatch(app, matchId)
  const [first] = await fan.told()
  const state = await stateOf(matchId)
  const ball = state.log.findLast(({ fact }) => fact.type === 'ball-bowled')
  if (ball?.fact.type !== 'ball-bowled') throw new Error('No ball was bowled.')
  await fan.client.notifications.readAll()

  const bowled = { kind: 'bowled' as const, playerOut: ball.fact.striker }
  await add(matchId, {
    type: 'corrected',
    seq: ball.seq,
    fact: { ...ball.fact, wickets: [bowled] },
  })
  await announceMatch(app, matchId)
  const [corrected] = await fan.told()
  await add(matchId, { type: 'struck-out', seq: ball.seq })
  await announceMatch(app, matchId)
  const without = await fan.told()
  const { fact } = ball
  await add(matchId, { ...fact, wickets: [bowled] })
  await announceMatch(app, matchId)
  const again = await fan.told()

  expect(corrected).toMatchObject({
    id: first?.id,
    body: expect.stringContaining(' b '),
    isRead: true,
  })
  expect(without.map(({ kind }) => kind)).toEqual(['match-start'])
  expect(again.map(({ id, isRead }) => [id, isRead])).toContainEqual([first?.id, true])
  expect(again).toHaveLength(2)
})

test('who follows a player is told of that player’s wickets, and of the match', async () => {
  const { matchId, one, other } = await newMatch(app)
  const fans = await Promise.all(
    [...one, ...other].map(async ({ id }) => ({
      id,
      fan: await aFan({ kind: 'player', thingId: id }),
    })),
  )
  await playUntil(matchId, fallen)
  await announceMatch(app, matchId)
  const { innings } = await stateOf(matchId)
  const player = innings[0]?.falls[0]?.player ?? ''
  const bowler = innings[0]?.batterById.get(player)?.dismissal?.bowler
  const ofWicket: string[] = []
  for (const { id, fan } of fans) {
    const kinds = (await fan.told()).map(({ kind }) => kind)
    expect(kinds).toContain('match-start')
    if (kinds.includes('wicket')) ofWicket.push(id)
  }

  expect(ofWicket.toSorted()).toEqual([player, ...(bowler ? [bowler] : [])].toSorted())
})

test('only who follows the match itself hears of one that lists do not show', async () => {
  const { matchId, teams } = await newMatch(app)
  const [ofMatch, ofTeam] = [
    await aFan({ kind: 'match', thingId: matchId }),
    await aFan({ kind: 'team', thingId: teams[0] ?? '' }),
  ]
  await playUntil(matchId, begun)
  await playUntil(matchId, (wickets) => wickets === 0)
  await announceMatch(app, matchId)
  const before = await ofTeam.told()
  const shown = { visibility: 'link' as const }
  await app.db.updateTable('match').set(shown).where('id', '=', matchId).execute()
  await playUntil(matchId, fallen)
  await announceMatch(app, matchId)

  expect(before).toHaveLength((await ofMatch.told()).length - 1)
  expect(await ofTeam.told()).toEqual([])
})

test('what was recorded while nobody looked is found', async () => {
  const { matchId } = await newMatch(app)
  await aFan({ kind: 'match', thingId: matchId })
  await playUntil(matchId, begun)
  const missed = await findBehind(app.db)
  await announceMatch(app, matchId)

  expect(missed).toContain(matchId)
  expect(await findBehind(app.db)).not.toContain(matchId)
})

test('ten thousand followers are told by one statement', async () => {
  const { matchId } = await newMatch(app)
  const { accountId } = await aFan()
  await app.pool.query(
    `with many as (
       insert into account (site_id, email, email_key, phone, country, first_name, last_name,
                            password_hash, status, phone_verified_at)
       select site_id, 'fan' || n || '@example.org', 'fan' || n || '@example.org',
              '+92301' || (1000000 + n), 'PK', 'A', 'Fan', password_hash, 'active', now()
       from account, generate_series(1, 10000) n where id = $1 returning id)
     insert into follow (account_id, match_id, followed_at)
     select id, $2, now() - interval '1 hour' from many`,
    [accountId, matchId],
  )
  await playUntil(matchId, begun)
  await playUntil(matchId, fallen)
  await announceMatch(app, matchId)
  const { rows } = await app.pool.query<{ told: number }>(
    `select count(*)::int as told from notice n join notice_event e on e.id = n.event_id
     where e.match_id = $1`,
    [matchId],
  )

  expect(rows[0]?.told).toBe(20_000)
})
