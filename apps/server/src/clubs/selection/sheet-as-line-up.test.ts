import { randomUUID } from 'node:crypto'
import { MatchId, TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { handleEvents } from '#app/events.testing.ts'
import { after } from '#security/instants.ts'
import { type Client, eleven, scoreByPad, startCups } from '#tournaments/fixtures/cup.testing.ts'
import { newTeams, villageCup } from '#tournaments/manage/setup.testing.ts'
import { aClub, aTeam } from '../clubs.testing.ts'

const { app, aClient } = await startCups()
// From now on the calendars follow.
await handleEvents(app)

const WEEK = 7 * 86_400
const home = eleven('H')

/** A cup of somebody else's in which the club's team plays, and the squad of twelve from which the club picks. */
async function aMatchToPick() {
  const club = await aClub(app)
  const team = await aTeam(club.client, club.organisationId)
  const { organisationId } = club
  await club.client.clubs.addPlayers({ organisationId, text: [...home, 'Spare H'].join('\n') })
  const { data } = await club.client.clubs.players({ organisationId })
  const playerIds = data.players.map(({ id }) => id)
  await club.client.clubs.addToSquad({ ...team, season: app.now().slice(0, 4), playerIds })
  const organiser = await aClient()
  const fields = { ...villageCup, name: `Cup ${randomUUID().slice(0, 6)}` }
  const asked = { idempotencyKey: randomUUID(), organisationId: null, fields }
  const { id: tournamentId } = (await organiser.tournaments.create(asked)).data.tournament
  const own = { entryId: randomUUID(), team: { id: TeamId.parse(team.teamId) } }
  const [other] = newTeams([`Deal ${tournamentId.slice(-6)}`])
  const { entries } = (await organiser.tournaments.addTeams({ tournamentId, teams: [own, other!] }))
    .data
  const invited = { tournamentId, entryId: own.entryId }
  const { path } = (await organiser.tournaments.inviteTeam(invited)).data
  await club.client.tournaments.acceptInvitation({ token: path.slice(path.indexOf('=') + 1) })
  const against = entries.find(({ id }) => id === other!.entryId)!
  await organiser.tournaments.addToSquad({ entryId: against.id, text: eleven('W').join('\n') })
  const fixtureId = randomUUID()
  await organiser.tournaments.saveFixture({
    tournamentId,
    fixtureId,
    teams: [own.team.id, against.team.id],
    startsAt: after(app.now(), WEEK),
    ground: 'Canal Oval',
  })
  const { fixtures } = (await organiser.tournaments.publishFixtures({ tournamentId })).data
  await handleEvents(app)
  const matchId = MatchId.parse(fixtures[0]?.match?.id)
  const byName = new Map(data.players.map(({ id, name }) => [name, id]))
  return { club, organiser, tournamentId, fixtureId, matchId, byName, entryId: own.entryId }
}

type Match = Awaited<ReturnType<typeof aMatchToPick>>

/** The club publishes these players for its match. */
async function publish({ club, byName }: Match, names: readonly string[], isPublic = true) {
  const { client, organisationId } = club
  const [entry] = (await client.clubs.calendar({ organisationId })).data.entries
  const day = entry?.startsAt.slice(0, 10) ?? ''
  const of = { organisationId, day }
  const entryId = entry?.id ?? ''
  for (const name of names) {
    const playerId = byName.get(name) ?? ''
    await client.clubs.pick({ ...of, playerId, from: null, to: entryId })
  }
  await client.clubs.markPick({
    ...of,
    entryId,
    playerId: byName.get(names[0] ?? '') ?? '',
    shirt: 7,
    isCaptain: true,
    isKeeper: false,
  })
  await client.clubs.publishSheet({ ...of, entryId, isPublic })
}

/** What the line-up of the club's team begins with. */
const offered = async ({ tournamentId, matchId, club }: Match, client: Client) =>
  (await client.tournaments.lineUpSquads({ tournamentId, matchId })).data.find(
    ({ sheet, players }) => sheet !== null || players.every(({ name }) => !name.includes(' W')),
  ) ?? expect.fail(`No side of ${club.organisationId}`)

const withSpare = ['Spare H', ...home.slice(1)]

test('the line-up of a match begins with the team sheet that the club has published', async () => {
  const match = await aMatchToPick()
  const { organiser, tournamentId, fixtureId, matchId } = match
  await publish(match, withSpare)

  const { sheet } = await offered(match, organiser)
  const { data } = await organiser.tournaments.prepareMatch({ tournamentId, fixtureId })

  expect(sheet).toMatchObject({
    club: expect.stringMatching(/^Ravi Wanderers/),
    lines: ['7 Spare H (c)', ...home.slice(1)],
    leftOut: [],
  })
  expect(data).toEqual({ matchId, hasLineUps: true })
  const { setup } = (await organiser.scoring.show({ matchId })).data
  const named = setup.teams.map(({ players }) => players.map(({ name }) => name))
  expect(named).toEqual([withSpare, eleven('W')])
})

test('a sheet that only the club may see stays with the club', async () => {
  const match = await aMatchToPick()
  await publish(match, withSpare, false)

  expect((await offered(match, match.organiser)).sheet).toBeNull()
})

test('who is not in the squad that was named for the cup is left out, and the line-up waits', async () => {
  const match = await aMatchToPick()
  const { organiser, tournamentId, fixtureId, entryId } = match
  await organiser.tournaments.addToSquad({ entryId, text: home.join('\n') })
  await publish(match, withSpare)

  const { sheet } = await offered(match, organiser)
  const { data } = await organiser.tournaments.prepareMatch({ tournamentId, fixtureId })

  expect(sheet).toMatchObject({
    lines: home.slice(1),
    leftOut: [{ name: 'Spare H', why: 'outsider' }],
  })
  expect(data.hasLineUps).toBe(false)
})

/** A match of the same two sides that is over; answers its id. */
async function playAnother({ organiser, tournamentId, fixtureId }: Match) {
  const { fixtures } = (await organiser.tournaments.programme({ tournamentId })).data
  const { home: side, away } = fixtures.find(({ id }) => id === fixtureId)!
  const another = randomUUID()
  const teams: [string, string] = [side!.team!.id, away!.team!.id]
  const startsAt = after(app.now(), 2 * WEEK)
  const place = { startsAt, ground: 'Fort Road' }
  await organiser.tournaments.saveFixture({ tournamentId, fixtureId: another, teams, ...place })
  const { data } = await organiser.tournaments.publishFixtures({ tournamentId })
  const matchId = MatchId.parse(data.fixtures.find(({ id }) => id === another)?.match?.id)
  await scoreByPad(organiser, matchId)
  return matchId
}

test('somebody who is suspended is left out of the line-up', async () => {
  const match = await aMatchToPick()
  const { organiser, tournamentId, entryId } = match
  const [player] = home
  await organiser.tournaments.addToSquad({ entryId, text: home.join('\n') })
  await publish(match, home)
  const playedId = await playAnother(match)
  const caseId = randomUUID()
  const { entries } = (await organiser.tournaments.showManaged({ tournamentId })).data
  const teamId = entries.find(({ id }) => id === entryId)!.team.id
  const said = { clause: '2.3', happened: 'Threw the ball at the batter.', player: player! }
  await organiser.discipline.report({ matchId: playedId, caseId, teamId, ...said })
  await organiser.discipline.charge({ tournamentId, caseId })
  const sanction = { kind: 'until' as const, until: '2030-01-01' }
  const reason = 'Both captains were heard.'
  await organiser.discipline.decide({ tournamentId, caseId, sanction, reason })

  const { sheet } = await offered(match, organiser)

  expect(sheet).toMatchObject({
    lines: home.slice(1),
    leftOut: [{ name: player, why: 'suspended' }],
  })
})

test('an organiser of another club is told only the initials of a child', async () => {
  const match = await aMatchToPick()
  const { club, byName, organiser } = match
  const [child] = home
  const bornOn = `${Number(app.now().slice(0, 4)) - 12}-01-01`
  const { organisationId } = club
  const player = { organisationId, playerId: byName.get(child!) ?? '', name: child!, email: null }
  await club.client.clubs.savePlayer({ ...player, bornOn })
  await publish(match, home)

  const { sheet } = await offered(match, organiser)

  expect(sheet?.lines).toEqual(home.slice(1))
  expect(sheet?.leftOut).toEqual([{ name: 'P. H.', why: 'hidden' }])
  expect(JSON.stringify(sheet)).not.toContain(child)
})
