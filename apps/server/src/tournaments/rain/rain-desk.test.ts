import { randomUUID } from 'node:crypto'
import type { TournamentId } from '@pavilion/contract/ids.ts'
import type { RainCall, RainPlan } from '@pavilion/contract/tournaments/rain-fields.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { aCup, type Client, eleven, four, refusal, startCups } from '../fixtures/cup.testing.ts'
import { settleRun } from './settle-run.ts'

const { app, aClient, search } = await startCups()
const day = '2026-12-05'
const rules = { secondsPerOver: 255, minimumOvers: 5, g50: 200 }

/** A public league of four with two matches on the day, the first at ten and the second at two, by UTC+5. */
async function aRainyDay(client: Client) {
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  await client.tournaments.publishFixtures({ tournamentId })
  const { data: desk } = await client.tournaments.rainDesk({ tournamentId, day })
  return { client, tournamentId, matches: desk.matches, desk }
}

const planOf = (...calls: RainCall[]): RainPlan => ({ day, rules, reason: 'Wet outfield', calls })

async function confirm(client: Client, tournamentId: TournamentId, plan: RainPlan) {
  const { basis } = (await client.tournaments.previewRain({ tournamentId, plan })).data
  const asked = { tournamentId, runId: randomUUID(), plan, basis }
  return { asked, desk: (await client.tournaments.carryOutRain(asked)).data }
}

const minutesAfter = (instant: string | null, minutes: number) =>
  new Date(Date.parse(instant ?? '') + minutes * 60_000).toISOString()

type Match = Awaited<ReturnType<typeof aRainyDay>>['matches'][number]

const late = ({ fixtureId, startsAt, cutOff }: Match, minutes: number): RainCall => ({
  kind: 'resume',
  fixtureId,
  stoppedAt: startsAt!,
  resumesAt: minutesAfter(startsAt, minutes),
  cutOff: cutOff!,
  minutesLost: 0,
  minutesMadeUp: 0,
})

/** The bodies of all emails since, by address. */
async function letters(): Promise<Map<string, string[]>> {
  await handleEvents(app)
  const sent = await app.db.selectFrom('message').select(['recipient', 'body']).execute()
  await app.db.deleteFrom('message').execute()
  return Map.groupBy(sent, ({ recipient }) => recipient ?? '') as never
}

test('a late start and a match that is called off are carried out together, and everybody is told once', async () => {
  const client = await aClient()
  const { tournamentId, matches } = await aRainyDay(client)
  const { entries } = (await client.tournaments.showManaged({ tournamentId })).data
  const entryId = entries.find(({ team }) => team.id === matches[0]!.home.id)!.id
  const { path } = (await client.tournaments.inviteTeam({ tournamentId, entryId })).data
  const captain = await clientAs(app, await someone(app))
  await captain.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
  await letters()
  const plan = planOf(late(matches[0]!, 60), { kind: 'end', fixtureId: matches[1]!.fixtureId })

  const preview = (await client.tournaments.previewRain({ tournamentId, plan })).data
  expect(preview.effects).toMatchObject([
    { says: expect.stringMatching(/^13 overs a side, from /), problem: null },
    { says: 'Abandoned without a ball bowled', problem: null },
  ])
  expect(preview.effects[0]!.told.filter(({ hasEmail }) => hasEmail)).toHaveLength(1)
  const { desk, asked } = await confirm(client, tournamentId, plan)

  expect(desk.runs[0]!.receipts.map(({ state }) => state)).toEqual(['done', 'done'])
  const shortened = await readMatch(app, matches[0]!.matchId)
  expect(shortened?.setup.conditions.oversPerInnings).toBe(13)
  expect((await readMatch(app, matches[1]!.matchId))?.ended?.method).toContain('Abandoned')
  expect(desk.matches[0]).toMatchObject({ minutesLost: 60, cutOff: matches[0]!.cutOff })
  await client.tournaments.carryOutRain(asked)
  await settleRun(app, asked.runId)
  const sent = [...(await letters()).values()]
  expect(sent).toHaveLength(1)
  expect(sent[0]).toHaveLength(1)
  const { decisions } = (await client.tournaments.programme({ tournamentId })).data
  expect(decisions.map(({ kind }) => kind).toSorted()).toEqual(['decided', 'shortened'])
})

/** The sides of a match of eleven each. */
async function sidesOf(client: Client, { matchId }: Match) {
  await client.scoring.lineUps({ matchId, players: [eleven('H'), eleven('W')] })
  return (await readMatch(app, matchId))!.setup.teams
}

type Side = Awaited<ReturnType<typeof sidesOf>>[number]

/** So many balls of as many runs each, an over by each of two bowlers in turn. */
function ballsOf(batting: Side, bowling: Side, { balls, runs }: { balls: number; runs: number }) {
  return Array.from({ length: balls }, (_, at) => {
    const over = Math.floor(at / 6)
    const [one, other] = [batting.players[over % 2]!.id, batting.players[1 - (over % 2)]!.id]
    const bowler = bowling.players[9 + (over % 2)]!.id
    return { type: 'ball-bowled' as const, striker: one, nonStriker: other, bowler, runs }
  })
}

async function score({ matchId }: Match, facts: readonly PlayFact[]) {
  const recorded = await recordFacts(app, { matchId, expectedSeq: 0, facts, recordedBy: 'test' })
  expect(recorded).toMatchObject({ ok: true })
}

test('a match that has begun is decided in its own log, by the method', async () => {
  const client = await aClient()
  const { tournamentId, matches } = await aRainyDay(client)
  const [match] = matches
  const { matchId, fixtureId } = match!
  const [one, other] = await sidesOf(client, match!)
  await score(match!, [
    { type: 'toss', winner: one.id, decision: 'bat' },
    { type: 'innings-started', battingTeam: one.id },
    ...ballsOf(one, other, { balls: 6, runs: 6 }),
    { type: 'innings-ended', reason: 'all out' },
    { type: 'innings-started', battingTeam: other.id },
    ...ballsOf(other, one, { balls: 36, runs: 0 }),
  ])

  const { desk } = await confirm(client, tournamentId, planOf({ kind: 'end', fixtureId }))
  expect(desk.runs[0]!.receipts).toMatchObject([
    { state: 'done', says: expect.stringMatching(/ won by \d+ runs?, D\/L \(Standard Edition\)$/) },
  ])
  const state = await readMatch(app, matchId)
  expect(outcomeOf(state!)).toMatchObject({ winner: one.id, method: 'D/L (Standard Edition)' })
})

test('where the chase has more resources the average score counts: the one for clubs, or another', async () => {
  const client = await aClient()
  const { tournamentId, matches, desk } = await aRainyDay(client)
  const [match] = matches
  const [one, other] = await sidesOf(client, match!)
  await score(match!, [
    { type: 'toss', winner: one.id, decision: 'bat' },
    { type: 'innings-started', battingTeam: one.id },
    ...ballsOf(one, other, { balls: 36, runs: 2 }),
  ])
  const call = { ...late(match!, 60), cutOff: minutesAfter(match!.startsAt, 85) }
  const byAverage = (g50: number) => ({ ...planOf(call), rules: { ...rules, g50 } })
  const targetBy = async (g50: number) => {
    const { data } = await client.tournaments.previewRain({ tournamentId, plan: byAverage(g50) })
    return data.effects[0]!.reckoning!.target!
  }

  expect(desk.rules.g50).toBe(200)
  expect(await targetBy(245)).toBeGreaterThan(await targetBy(200))
  const { desk: carriedOut } = await confirm(client, tournamentId, byAverage(245))
  expect(carriedOut.rules.g50).toBe(245)
})

test('two organisers at once are told of each other, and nothing is carried out twice', async () => {
  const client = await aClient()
  const { tournamentId, matches } = await aRainyDay(client)
  const { path } = (await client.tournaments.inviteManager({ tournamentId })).data
  const second = await clientAs(app, await someone(app))
  await second.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
  const plan = planOf(late(matches[0]!, 30))
  const { basis } = (await second.tournaments.previewRain({ tournamentId, plan })).data
  await confirm(client, tournamentId, planOf({ kind: 'end', fixtureId: matches[1]!.fixtureId }))

  const asked = { tournamentId, runId: randomUUID(), plan, basis }
  const said = await second.tournaments.carryOutRain(asked).catch((error: Error) => error.message)

  expect(said).toMatch(/ carried out a plan for this day since your preview/)
  expect((await readMatch(app, matches[0]!.matchId))?.setup.conditions.oversPerInnings).toBe(20)
})

test('a log that has grown since the preview is not written to', async () => {
  const client = await aClient()
  const { tournamentId, matches } = await aRainyDay(client)
  const { fixtureId, matchId } = matches[0]!
  const plan = planOf({ kind: 'end', fixtureId })
  const { basis } = (await client.tournaments.previewRain({ tournamentId, plan })).data
  const facts = [{ type: 'noted', text: 'Covers off' }] as const
  await recordFacts(app, { matchId, expectedSeq: 0, facts, recordedBy: 'test' })
  const asked = { tournamentId, runId: randomUUID(), plan, basis }

  expect(await refusal(client.tournaments.carryOutRain(asked))).toBe('RAIN_DESK_CHANGED')
})

test('a match moves to a reserve day, and what cannot be is refused with its reason', async () => {
  const client = await aClient()
  const { tournamentId, matches } = await aRainyDay(client)
  const [one, other] = matches.map(({ fixtureId }) => fixtureId)
  const reserve = { startsAt: '2026-12-20T05:00:00.000Z', ground: 'Canal Oval' }
  const move = (fixtureId: string): RainCall => ({ kind: 'move', fixtureId, ...reserve })

  const both = planOf(move(one!), move(other!))
  const { effects, basis } = (await client.tournaments.previewRain({ tournamentId, plan: both }))
    .data
  expect(effects[0]!.problem).toContain('another match')
  const asked = { tournamentId, runId: randomUUID(), plan: both, basis }
  expect(await refusal(client.tournaments.carryOutRain(asked))).toBe('INVALID_INPUT')
  const tooLate = planOf(late(matches[0]!, 170))
  const shown = (await client.tournaments.previewRain({ tournamentId, plan: tooLate })).data
  expect(shown.effects[0]!.problem).toMatch(/a result takes 5/)
  const elsewhere = planOf({ kind: 'end', fixtureId: randomUUID() })
  const unknown = client.tournaments.previewRain({ tournamentId, plan: elsewhere })
  expect(await refusal(unknown)).toBe('RAIN_DESK_CHANGED')

  const { desk } = await confirm(client, tournamentId, planOf(move(one!)))
  expect(desk.matches.map(({ fixtureId }) => fixtureId)).toEqual([other])
  expect(desk.days).toContain('2026-12-20')
})
