import { randomUUID } from 'node:crypto'
import { MatchId } from '@pavilion/contract/ids.ts'
import type { Fact } from '@pavilion/cricket/facts.ts'
import { expect, test } from 'vitest'
import { handleEvents } from '#app/events.testing.ts'
import { aCup, four, startCups } from './fixtures/cup.testing.ts'

const { app, aClient, search, show } = await startCups()

/** A published league of four, of which two go through. */
async function aLeague() {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  return { client, tournamentId, fixtures }
}

test('who can still go through is told with results that would show it, and they do', async () => {
  const { client, tournamentId, fixtures } = await aLeague()
  const [first, ...rest] = fixtures
  const decide = (fixtureId: string, winnerId: (typeof fixtures)[number]['home']['team']) =>
    client.tournaments.decideMatch({
      tournamentId,
      fixtureId,
      outcome:
        winnerId === null ? { kind: 'no result' } : { kind: 'awarded', winnerId: winnerId.id },
      reason: 'As foreseen',
    })
  await decide(first!.id, first!.home.team)
  const loser = first!.away.team!
  const rowOf = async () =>
    (await show(tournamentId)).standings.find(({ team }) => team.id === loser.id)!
  const { qualification, witness } = await rowOf()
  expect(qualification).toBe('open')
  expect(witness).toHaveLength(rest.length)

  for (const { teams, winnerId } of witness) {
    const ids = teams.map(({ id }) => String(id))
    const fixture = rest.find(({ home, away }) =>
      [home, away].every(({ team }) => ids.includes(String(team?.id))),
    )!
    const sides = [fixture.home.team!, fixture.away.team!]
    await decide(fixture.id, sides.find(({ id }) => id === winnerId) ?? null)
  }
  await handleEvents(app)
  expect(await rowOf()).toMatchObject({ qualification: 'qualified', witness: [] })
})

test('with bonus points a win does not put a side through that another may still pass', async () => {
  const client = await aClient()
  const tournamentId = await aCup(client, four)
  await search(client, tournamentId)
  const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
  const nameOf = (one: (typeof fixtures)[number]) =>
    [one.home.team!, one.away.team!].toSorted((first, second) =>
      first.name < second.name ? -1 : 1,
    )
  const last = fixtures.find((one) => nameOf(one)[0]!.name.startsWith('C'))!
  for (const fixture of fixtures.filter((one) => one !== last)) {
    const outcome = { kind: 'awarded' as const, winnerId: nameOf(fixture)[0]!.id }
    await client.tournaments.decideMatch({
      tournamentId,
      fixtureId: fixture.id,
      outcome,
      reason: 'As foreseen',
    })
  }
  const chances = async () =>
    (await show(tournamentId)).standings.map(({ qualification }) => qualification)
  expect(await chances()).toEqual(['qualified', 'qualified', 'out', 'out'])

  const { revision, fields } = (await client.tournaments.showManaged({ tournamentId })).data
  const bonus = { kind: 'run rate' as const, ratio: [5, 4] as [number, number] }
  const points = { ...fields.points, bonuses: [{ ...bonus, points: 2 }] }
  await client.tournaments.save({
    tournamentId,
    revision,
    fields: { ...fields, points },
    confirmed: true,
  })
  expect(await chances()).toEqual(['qualified', 'open', 'tie break', 'tie break'])
})

test('a team that has withdrawn is not counted among those who go through', async () => {
  const { client, tournamentId, fixtures } = await aLeague()
  const last = fixtures.find(({ home, away }) =>
    [home, away].every(({ team }) => /^[CD]/.test(team!.name)),
  )!
  const first = ({ home, away }: typeof last) =>
    [home.team!, away.team!].toSorted((one, other) => (one.name < other.name ? -1 : 1))[0]!
  const award = (fixture: typeof last) => {
    const outcome = { kind: 'awarded' as const, winnerId: first(fixture).id }
    const asked = { tournamentId, fixtureId: fixture.id, outcome, reason: 'As foreseen' }
    return client.tournaments.decideMatch(asked)
  }
  for (const fixture of fixtures) if (fixture !== last) await award(fixture)
  const chances = async () =>
    (await show(tournamentId)).standings.map(({ qualification }) => qualification)
  expect(await chances()).toEqual(['qualified', 'qualified', 'out', 'out'])

  const { entries } = (await client.tournaments.showManaged({ tournamentId })).data
  const entryId = entries.find(({ team }) => team.name.startsWith('Ashford'))!.id
  await client.tournaments.answerEntry({ tournamentId, entryId, status: 'withdrawn' })
  expect(await chances()).toEqual([null, 'qualified', 'open', 'open'])
  await award(last)
  expect(await chances()).toEqual([null, 'qualified', 'qualified', 'out'])
})

test('both sides of a chase are told what takes them through, ball after ball', async () => {
  const { client, tournamentId, fixtures } = await aLeague()
  const { match, home, away } = fixtures[0]!
  const matchId = MatchId.parse(match!.id)
  const eleven = (side: string) => 'ABCDEFGHIJK'.split('').map((one) => `Player ${side}${one}`)
  const players: [string[], string[]] = [eleven('H'), eleven('W')]
  const { setup } = (await client.scoring.lineUps({ matchId, players })).data
  const [one, other] = setup.teams
  const device = randomUUID()
  let after = 0
  const say = async (facts: Fact[]) => {
    after = (await client.scoring.record({ matchId, device, after, facts })).data.seq
    return (await show(tournamentId)).liveNeeds
  }
  const ball = (runs: number): Fact => ({
    type: 'ball-bowled',
    striker: other.players[0]!.id,
    nonStriker: other.players[1]!.id,
    bowler: one.players[10]!.id,
    runs,
  })
  const begun = await say([
    { type: 'toss', winner: one.id, decision: 'bat' },
    { type: 'innings-started', battingTeam: one.id },
    { type: 'innings-summed', runs: 150, wickets: 6, balls: 120 },
  ])
  expect(begun).toEqual([])
  const chase = await say([{ type: 'innings-started', battingTeam: other.id }, ball(4)])
  const any = { matchId, target: 151, kind: 'win', overs: '', runs: null }
  expect(chase).toMatchObject([
    { ...any, isChasing: true },
    { ...any, isChasing: false },
  ])
  expect(chase.map(({ team }) => team.id)).toEqual([away.team!.id, home.team!.id])
  expect(home.team!.id).toBe(one.id)
})
