import { randomUUID } from 'node:crypto'
import type { AwardCounts, AwardKind } from '@pavilion/cricket/awards/formula.ts'
import { awardBalls } from '@pavilion/cricket/awards/award-balls.ts'
import {
  awardKinds,
  awardPoints,
  countsFor,
  usualFormula,
} from '@pavilion/cricket/awards/formula.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { creditsIn } from '#matches/fielding.testing.ts'
import { villageCup } from '../manage/setup.testing.ts'
import { aCup, four, refusal, scoreByPad, startCups } from '../fixtures/cup.testing.ts'

const app = await freshApp('sample')
const cups = await startCups()
const organiser = await clientAs(cups.app, await someone(cups.app))
const client = clientOf(app)
const sample = (await client.tournaments.filter({ filter: { text: 'Monsoon' } })).data.items
const { id: tournamentId } = sample[0]!
const shown = async () => (await client.tournaments.show({ tournamentId })).data

type Counts = { -readonly [Count in keyof AwardCounts]: number }
const nothing = (): Counts => ({
  runs: 0,
  fours: 0,
  sixes: 0,
  fifties: 0,
  hundreds: 0,
  wickets: 0,
  maidens: 0,
  dots: 0,
  fiveWickets: 0,
  catches: 0,
  stumpings: 0,
  runOuts: 0,
})

/** What everybody did, from the scorecards and, in the field, from the balls. */
async function countedByHand() {
  const { results, live } = await shown()
  const counts = new Map<string, Counts>()
  const of = (id: string) => {
    const own = counts.get(id) ?? nothing()
    counts.set(id, own)
    return own
  }
  for (const { id: matchId } of [...results, ...live]) {
    const { innings } = (await client.matches.innings({ matchId })).data
    for (const { batting, bowling } of innings.filter(({ superOver }) => !superOver)) {
      for (const line of batting) {
        const own = of(line.id)
        own.runs += line.runs
        own.fours += line.fours
        own.sixes += line.sixes
        own.hundreds += Number(line.runs >= 100)
        own.fifties += Number(line.runs >= 50 && line.runs < 100)
      }
      for (const line of bowling) {
        const own = of(line.id)
        own.wickets += line.wickets
        own.maidens += line.maidens
        own.dots += line.dots
        own.fiveWickets += Number(line.wickets >= 5)
      }
    }
    const { entries } = (await client.matches.log({ matchId })).data
    for (const { player, column } of creditsIn(entries)) {
      of(player)[column === 'run_outs' ? 'runOuts' : column]++
    }
  }
  return counts
}

test('the awards are what the scorecards and the balls of the tournament add up to', async () => {
  const counts = await countedByHand()
  const { awards } = await shown()

  expect(awards.formula).toEqual(usualFormula)
  for (const kind of awardKinds) {
    const byHand = [...counts.values()].map((one) => awardPoints(kind, one, usualFormula))
    const most = byHand.toSorted((one, other) => other - one).slice(0, 5)
    expect(awards[kind].map(({ points }) => points)).toEqual(most)
    for (const { player, points } of awards[kind]) {
      expect(awardPoints(kind, counts.get(player.id)!, usualFormula)).toBe(points)
    }
  }
})

test('the points of everybody named are the sum of those of the matches', async () => {
  const { awards } = await shown()
  const sumOf = async (
    kind: AwardKind,
    playerId: (typeof awards.player)[number]['player']['id'],
  ) => {
    const { formula, matches } = (await client.tournaments.awardMatches({ tournamentId, playerId }))
      .data
    const days = matches.map(({ match }) => match.startsOn)
    expect(days).toEqual(days.toSorted())
    return matches.reduce((sum, { counts }) => sum + awardPoints(kind, counts, formula), 0)
  }

  for (const kind of awardKinds) {
    for (const { player, points } of awards[kind]) {
      expect(await sumOf(kind, player.id)).toBe(points)
    }
  }
})

test('the balls of a log make every count that a match brings', async () => {
  const { awards } = await shown()
  for (const { player } of awards.player) {
    const { matches } = (
      await client.tournaments.awardMatches({ tournamentId, playerId: player.id })
    ).data
    expect(matches).not.toEqual([])
    for (const { match, counts } of matches) {
      const { setup } = (await client.matches.show({ matchId: match.id })).data
      const { entries } = (await client.matches.log({ matchId: match.id })).data
      const balls = awardBalls(setup, entries, player.id)
      for (const count of countsFor('player')) {
        const made = (balls.get(count) ?? []).reduce((sum, one) => sum + one.count, 0)
        expect(made, `${match.slug}: ${count}`).toBe(counts[count])
      }
    }
  }
})

test('matches recorded before fielding was kept have it made when the awards are asked for', async () => {
  const before = await shown()
  const stored = () => sql`select * from fielding_innings order by 1, 2, 3`.execute(app.db)
  const kept = await stored()
  await sql`insert into fielding_due select id from match where seq > 0`.execute(app.db)
  await sql`delete from fielding_innings
    where match_id in (select id from match where tournament_id = ${tournamentId})`.execute(app.db)

  expect((await shown()).awards).toEqual(before.awards)
  expect(await stored()).toEqual(kept)
  const due = await sql`select from fielding_due join match on id = match_id
    where tournament_id = ${tournamentId}`.execute(app.db)
  expect(due.rows).toEqual([])
})

test('an organiser sees what another formula does, and says so before it changes played matches', async () => {
  const cup = await aCup(organiser, four)
  await cups.search(organiser, cup)
  const { fixtures } = (await organiser.tournaments.publishFixtures({ tournamentId: cup })).data
  await scoreByPad(organiser, fixtures[0]!.match!.id)
  const { revision, fields } = (await organiser.tournaments.showManaged({ tournamentId: cup })).data
  const formula = { ...usualFormula, sixes: 0, fours: 10.5 }

  const tried = (await organiser.tournaments.tryAwards({ tournamentId: cup, formula })).data
  expect(tried.saved.batter.map(({ points }) => points)).toEqual([8, 5])
  expect(tried.tried.batter.map(({ points }) => points)).toEqual([14.5, 6])
  expect((await cups.show(cup)).awards).toEqual(tried.saved)

  const asked = { tournamentId: cup, revision, fields: { ...fields, awards: formula } }
  expect(await refusal(organiser.tournaments.save(asked))).toBe('CHANGES_PLAYED')
  await organiser.tournaments.save({ ...asked, confirmed: true })
  expect((await cups.show(cup)).awards).toEqual(tried.tried)
})

test('a match that is replayed counts for no award and no leader', async () => {
  const cup = await aCup(organiser, four)
  await cups.search(organiser, cup)
  const { fixtures } = (await organiser.tournaments.publishFixtures({ tournamentId: cup })).data
  await scoreByPad(organiser, fixtures[0]!.match!.id)
  const counted = async () => {
    const { awards, leaders } = await cups.show(cup)
    return [awards.batter, leaders.runs, leaders.highestScores].map(({ length }) => length)
  }
  expect(await counted()).toEqual([2, 2, 2])

  const place = { startsAt: '2027-01-10T10:00:00Z', ground: 'Fort Road', reason: 'Wrong ball' }
  const replay = { tournamentId: cup, fixtureId: fixtures[0]!.id, ...place }
  await organiser.tournaments.replayMatch(replay)
  expect(await counted()).toEqual([0, 0, 0])
})

test('a formula with points below nought, or in thirds, is refused', async () => {
  const create = (runs: number) =>
    organiser.tournaments.create({
      idempotencyKey: randomUUID(),
      organisationId: null,
      fields: { ...villageCup, awards: { ...usualFormula, runs } },
    })

  expect(await refusal(create(-1))).toBe('BAD_REQUEST')
  expect(await refusal(create(0.3))).toBe('BAD_REQUEST')
  expect(await refusal(create(0.25))).toBeUndefined()
})
