import { randomUUID } from 'node:crypto'
import { MatchId, PersonId } from '@pavilion/contract/ids.ts'
import { scoredWays } from '@pavilion/contract/matches/scored-ways.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { phone, scoredMatch } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const everybody = clientOf(app)

/** A match whose sides belong to clubs of their own. */
async function ofTwoClubs() {
  const match = await scoredMatch(app)
  const clubs = [await anOrganisation(app, 'club'), await anOrganisation(app, 'club')] as const
  for (const [side, { id }] of match.setup.teams.entries()) {
    await app.db
      .updateTable('team')
      .set({ organisation_id: clubs[side === 0 ? 0 : 1] })
      .where('id', '=', id)
      .execute()
  }
  const matchId = MatchId.parse(match.matchId)
  const record = (...facts: Fact[]) =>
    match.client.scoring.record({ matchId, device: phone, after: match.seq, facts })
  const scored = async () => (await everybody.matches.show({ matchId })).data.info.scored
  return { ...match, matchId, clubs, record, scored }
}

const join = (accountId: string, organisationId: string, role: 'player' | 'scorer') =>
  app.db
    .insertInto('membership')
    .values({ account_id: accountId, organisation_id: organisationId, role, granted_at: app.now() })
    .execute()

/** Somebody proposes from a log of their own that the last ball was none. */
async function checks(accountId: string, matchId: MatchId, last: number): Promise<void> {
  const client = await clientAs(app, accountId)
  const facts = [{ type: 'struck-out' as const, seq: last }]
  await client.scoring.propose({ matchId, id: randomUUID(), after: last, facts })
}

test('a match says that one side scored it and the other has checked that', async () => {
  const { accountId, clubs, matchId, record, scored, start, ball, seq } = await ofTwoClubs()
  expect(await scored()).toBeNull()
  await record(start, ball(1), ball(4))
  expect(await scored()).toMatchObject({ detail: 'ball-by-ball', by: 'unknown', checkedBy: null })

  await join(accountId, clubs[0], 'player')
  const other = await someone(app, { roles: [{ organisationId: clubs[1], role: 'scorer' }] })
  await checks(other, matchId, seq + 3)

  expect(await scored()).toMatchObject({
    by: 'one-side',
    checkedBy: 'other-side',
    isLive: true,
    signedBy: { captains: 0, umpires: 0 },
  })
})

test('a career says how many of its matches were scored ball by ball', async () => {
  const { setup, record, start, ball } = await ofTwoClubs()
  await record(start, ball(1))
  const playerId = PersonId.parse(setup.teams[0].players[0]?.id)
  const { data } = await everybody.players.show({ playerId })

  expect(data.sources).toEqual({ ballByBall: 1, scorecards: 0, resultOnly: 0 })
  expect(data.recent).toMatchObject([{ source: 'ball-by-ball', isSigned: false }])
})

test('a career counts only matches that were scored as is asked', async () => {
  const { accountId, clubs, matchId, setup, record, start, ball, seq } = await ofTwoClubs()
  await record(start, ball(1), ball(4))
  await join(accountId, clubs[0], 'player')
  const playerId = PersonId.parse(setup.teams[0].players[0]?.id)
  const waysWithFigures = async () => {
    const careers = await Promise.all(
      scoredWays.map(async (scored) => {
        const { data } = await everybody.players.show({ playerId, scored })
        expect(data.recent).toHaveLength(data.career.length)
        return data.career.map(({ batting }) => [scored, batting.innings])
      }),
    )
    return careers.flat()
  }
  const byOneSide = [
    ['ball-by-ball', 1],
    ['live', 1],
  ]
  expect(await waysWithFigures()).toEqual(byOneSide)

  const other = await someone(app, { roles: [{ organisationId: clubs[1], role: 'scorer' }] })
  await checks(other, matchId, seq + 3)
  expect(await waysWithFigures()).toEqual([...byOneSide, ['both-sides', 1]])
})

test.each([
  [true, { ballByBall: 0, scorecards: 1, resultOnly: 0 }],
  [false, { ballByBall: 0, scorecards: 0, resultOnly: 1 }],
])('or from a card that was typed in (%s), or the totals alone', async (hasCard, sources) => {
  const { setup, record, start } = await ofTwoClubs()
  const batting = setup.teams[0].players.slice(0, 2).map(({ id }) => ({ player: id, runs: 10 }))
  const card = { extras: {}, batting }
  const total = { type: 'innings-summed', runs: 20, wickets: 0, balls: 120 } as const
  await record(start, hasCard ? { ...total, card } : total)
  const playerId = PersonId.parse(setup.teams[0].players[0]?.id)
  const { data } = await everybody.players.show({ playerId })

  expect(data.sources).toEqual(sources)
  expect(data.recent).toMatchObject([{ source: hasCard ? 'scorecard' : 'result-only' }])
})
