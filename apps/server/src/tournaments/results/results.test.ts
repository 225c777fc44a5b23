import { randomUUID } from 'node:crypto'
import type { Outcome } from '@pavilion/contract/tournaments/result-fields.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { handleEvents } from '#app/events.testing.ts'
import { type Client, refusal } from '../fixtures/cup.testing.ts'
import { villageCup } from '../manage/setup.testing.ts'
import { answerInTime, findReport } from './reports.queries.ts'
import { impossible, kindsOf, score, type Side, startSeasons } from './results.testing.ts'

const { app, aSeason, rowOf, show } = await startSeasons()

const tasksOf = async (client: Client) =>
  (await client.tasks.own()).data.map(({ kind, of, count }) => ({ kind, id: of.id, count }))

test('a result counts once the away side agrees, and its totals count towards net run rate', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, homeCaptain, awayCaptain, home, away } = side
  const told = { fixtureId, outcome: score(side) }
  expect(await refusal(awayCaptain.tournaments.tellResult(told))).toBe('FIXTURE_NOT_FOUND')
  const agree = { fixtureId, agrees: true as const }
  expect(await refusal(awayCaptain.tournaments.answerResult(agree))).toBe('NO_REPORT_YET')
  await homeCaptain.tournaments.tellResult(told)
  expect((await rowOf(tournamentId, home)).played).toBe(0)
  const own = (await awayCaptain.tournaments.ownFixtures()).data.filter(
    (one) => one.fixture.id === fixtureId,
  )
  expect(own).toMatchObject([{ isHome: false, report: { status: 'open' } }])
  expect(await tasksOf(awayCaptain)).toEqual([
    { kind: 'result-answer', id: tournamentId, count: 1 },
  ])

  await awayCaptain.tournaments.answerResult(agree)
  expect(await rowOf(tournamentId, home)).toMatchObject({ won: 1, points: 2, netRunRate: 1.5 })
  expect(await rowOf(tournamentId, away)).toMatchObject({ lost: 1, netRunRate: -1.5 })
  expect(await refusal(homeCaptain.tournaments.tellResult(told))).toBe('RESULT_STANDS')
  expect(await kindsOf(client, tournamentId)).toEqual(['agreed', 'told'])
})

test('a disputed result waits for the organiser, whose decision everybody reads', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, homeCaptain, awayCaptain, home, away } = side
  await homeCaptain.tournaments.tellResult({ fixtureId, outcome: score(side) })
  const objection = 'We made 160'
  await awayCaptain.tournaments.answerResult({ fixtureId, agrees: false, objection })
  const { reports } = (await client.tournaments.programme({ tournamentId })).data
  expect(reports).toMatchObject([{ fixtureId, report: { status: 'disputed', objection } }])
  expect((await rowOf(tournamentId, home)).played).toBe(0)
  expect(await tasksOf(client)).toEqual([{ kind: 'result-dispute', id: tournamentId, count: 1 }])
  expect(await tasksOf(awayCaptain)).toEqual([])

  const decided = { outcome: score(side, [150, 151]), reason: 'The scorebook of the umpire' }
  await client.tournaments.decideMatch({ tournamentId, fixtureId, ...decided })
  expect(await rowOf(tournamentId, away)).toMatchObject({ won: 1, points: 2 })
  const { decisions } = await show(tournamentId)
  expect(decisions[0]).toMatchObject({
    kind: 'decided',
    said: { reason: 'The scorebook of the umpire', home: home.name, away: away.name },
  })
  expect(decisions[0]?.said.result).toBe(
    `${home.name} 150/6 (20 ov), ${away.name} 151/10 (18.3 ov)`,
  )
})

test('a result that could not be recorded is refused when it is told', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, homeCaptain } = side
  const told = { fixtureId, outcome: impossible(side) }
  expect(await refusal(homeCaptain.tournaments.tellResult(told))).toBe('INVALID_INPUT')
  expect(await kindsOf(client, tournamentId)).toEqual([])

  await homeCaptain.tournaments.tellResult({ fixtureId, outcome: score(side) })
  expect(await kindsOf(client, tournamentId)).toEqual(['told'])
})

test('each kind of ruling has its own points and its own effect on net run rate', async () => {
  const points = {
    ...villageCup.points,
    points: { ...villageCup.points.points, special: { walkover: { won: 2, lost: -1 } } },
    defaultRates: { walkover: 'left out' as const, conceded: 'left out' as const },
  }
  const { client, tournamentId, sides } = await aSeason({ points })
  const first = sides[0]!
  const play = score(first)
  const decide = (side: Side, outcome: Outcome) =>
    client.tournaments.decideMatch({
      tournamentId,
      fixtureId: side.fixtureId,
      outcome,
      reason: 'So it was',
    })
  await decide(first, play)
  const loser = first.away
  const second = sides.find(
    (one) => one !== first && [one.home.id, one.away.id].includes(loser.id),
  )!
  const winnerId = second.home.id === loser.id ? second.away.id : second.home.id
  const before = (await rowOf(tournamentId, loser)).netRunRate
  const after = async (kind: 'walkover' | 'conceded' | 'forfeited') => {
    await decide(second, { kind, winnerId })
    const { points: told, netRunRate } = await rowOf(tournamentId, loser)
    return [told, netRunRate]
  }
  expect(await after('walkover')).toEqual([-1, before])
  expect(await after('conceded')).toEqual([0, before])
  // A full innings without a run: 120 off 40 overs against 150 off 20.
  expect(await after('forfeited')).toEqual([0, -4.5])
  await decide(second, { kind: 'abandoned without a ball' })
  expect(await rowOf(tournamentId, loser)).toMatchObject({ points: 1, noResult: 1 })
  const { fixtures } = (await client.tournaments.programme({ tournamentId })).data
  const told = fixtures.find(({ id }) => id === second.fixtureId)?.match?.result
  expect(told).toBe('Match abandoned without a ball bowled')
})

test('a replayed match leaves the table, and is on the list of fixtures again', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, home } = side
  const replay = {
    tournamentId,
    fixtureId,
    startsAt: '2027-01-10T10:00:00Z',
    ground: 'Fort Road',
    reason: 'The wrong ball was used',
  }
  expect(await refusal(client.tournaments.replayMatch(replay))).toBe('MATCH_HAS_BEGUN')
  const decided = { outcome: score(side), reason: 'As told' }
  await client.tournaments.decideMatch({ tournamentId, fixtureId, ...decided })
  await handleEvents(app)
  for (const startsAt of ['9999-12-31T23:59:59.999Z', '1700-01-01T00:00:00Z']) {
    const asked = client.tournaments.replayMatch({ ...replay, startsAt })
    expect(await refusal(asked)).toBe('BAD_REQUEST')
  }
  const { fixtures } = (await client.tournaments.replayMatch(replay)).data
  expect(fixtures.find(({ id }) => id === fixtureId)?.match?.status).toBe('upcoming')
  expect(await rowOf(tournamentId, home)).toMatchObject({ played: 0, points: 0 })
  expect(await kindsOf(client, tournamentId)).toEqual(['replayed', 'decided'])
  await client.tournaments.decideMatch({ tournamentId, fixtureId, ...decided })
  expect(await rowOf(tournamentId, home)).toMatchObject({ played: 1, points: 2 })
})

test('a dispute that comes too late changes nothing of what stands', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, homeCaptain, awayCaptain } = side
  await homeCaptain.tournaments.tellResult({ fixtureId, outcome: score(side) })
  const decided = { tournamentId, fixtureId, outcome: score(side), reason: 'As told' }
  await client.tournaments.decideMatch(decided)
  const objection = 'We made 160'
  const dispute = awayCaptain.tournaments.answerResult({ fixtureId, agrees: false, objection })
  expect(await refusal(dispute)).toBe('RESULT_STANDS')

  const late = {
    fixtureId,
    status: 'disputed',
    objection,
    accountId: null,
    now: app.now(),
  } as const
  expect(await answerInTime(app.db, late, ['open', 'disputed'])).toBe(false)
  expect(await findReport(app.db, fixtureId)).toMatchObject({ status: 'standing', objection: '' })
})

test('a result is recorded with its line of the public record, or not at all', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, home } = side
  const asked = { tournamentId, fixtureId, outcome: score(side), reason: 'As told' }
  await sql`alter table tournament_decision
    add constraint none_today check (kind <> 'decided') not valid`.execute(app.db)
  await expect(client.tournaments.decideMatch(asked)).rejects.toThrow()
  await sql`alter table tournament_decision drop constraint none_today`.execute(app.db)
  expect(await rowOf(tournamentId, home)).toMatchObject({ played: 0 })

  await client.tournaments.decideMatch(asked)
  expect(await rowOf(tournamentId, home)).toMatchObject({ played: 1 })
  expect(await kindsOf(client, tournamentId)).toEqual(['decided'])
})

test('a decision is corrected as often as it takes, and an impossible one is refused', async () => {
  const { client, tournamentId, sides } = await aSeason()
  const side = sides[0]!
  const { fixtureId, home, away } = side
  const decide = (outcome: Outcome) =>
    client.tournaments.decideMatch({ tournamentId, fixtureId, outcome, reason: 'So' })
  await decide(score(side))
  await decide({ kind: 'conceded', winnerId: away.id })
  expect((await rowOf(tournamentId, away)).points).toBe(2)
  await decide(score(side, [90, 90]))
  await decide(score(side, [90, 90]))
  expect(await rowOf(tournamentId, home)).toMatchObject({ tied: 1, points: 1 })
  expect(await kindsOf(client, tournamentId)).toHaveLength(3)
  expect(await refusal(decide(score(side, [90, 200])))).toBe('INVALID_INPUT')
  const stranger = { kind: 'walkover' as const, winnerId: sides.at(-1)!.home.id }
  const isOther = ![home.id, away.id].includes(stranger.winnerId)
  if (isOther) expect(await refusal(decide(stranger))).toBe('INVALID_INPUT')
  const nobody = { tournamentId, fixtureId: randomUUID(), outcome: score(side), reason: 'So' }
  expect(await refusal(client.tournaments.decideMatch(nobody))).toBe('FIXTURE_NOT_FOUND')
})
