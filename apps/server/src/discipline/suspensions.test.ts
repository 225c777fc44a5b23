import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOf } from '#app/app-context.testing.ts'
import { eleven } from '#tournaments/fixtures/cup.testing.ts'
import {
  barredIn,
  bookOf,
  matchAt,
  play,
  PLAYER,
  reason,
  report,
  sanctioned,
  startDiscipline,
} from './discipline.testing.ts'

const { app, aCupUnderWay } = await startDiscipline()
const oneMatch = { kind: 'matches', matches: 1 } as const

test('the line-ups leave out who is suspended until the team has played without the player', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId, fixtures } = cup
  await sanctioned(cup, oneMatch)
  expect(await barredIn(cup, 1)).toEqual([PLAYER])
  expect(await barredIn(cup, 2)).toEqual([PLAYER])

  const asked = { tournamentId, fixtureId: fixtures[1]! }
  const { matchId } = (await client.tournaments.prepareMatch(asked)).data
  const { setup } = (await client.scoring.show({ matchId })).data
  expect(setup.teams[0].players.map(({ name }) => name)).not.toContain(PLAYER)
  await play(cup, 1, { spared: true })

  expect(await barredIn(cup, 2)).toEqual([])
  expect((await bookOf(cup)).cases).toMatchObject([{ matchesLeft: 0, isInForce: false }])
})

test('the audit cites the clause against who is named all the same, and that match does not count', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId } = cup
  await sanctioned(cup, oneMatch)

  await play(cup, 1)

  const { lines } = (await client.tournaments.squads({ tournamentId })).data
  const matchId = await matchAt(cup, 1)
  const found = lines.filter(({ rule }) => rule === 'suspended')
  expect(found).toMatchObject([{ player: PLAYER, clause: '2.3', match: { id: matchId } }])
  expect((await bookOf(cup)).cases).toMatchObject([{ matchesLeft: 1, isInForce: true }])
})

test('whoever scores is told who may not play, and the audit flags one who was typed in on the pad', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId, teamId } = cup
  await sanctioned(cup, oneMatch)
  const matchId = await matchAt(cup, 1)
  const { data } = await client.tournaments.barredPlayers({ matchId })
  expect(data.find((side) => side.teamId === teamId)?.players).toEqual([
    { name: PLAYER, why: 'suspended', clause: '2.3' },
  ])

  const home = eleven('H').slice(1)
  await client.scoring.lineUps({ matchId, players: [[...home, 'Spare H'], eleven('W')] })
  const { setup } = (await client.scoring.show({ matchId })).data
  const [named] = setup.teams[0].players
  const joins = {
    type: 'player-joined' as const,
    team: setup.teams[0].id,
    player: randomUUID(),
    name: PLAYER.toLowerCase(),
    insteadOf: named!.id,
  }
  const device = randomUUID()
  await client.scoring.record({ matchId, device, after: 0, facts: [joins] })

  const { lines } = (await client.tournaments.squads({ tournamentId })).data
  const found = lines.filter(({ rule }) => rule === 'suspended')
  expect(found).toMatchObject([{ player: PLAYER, clause: '2.3', match: { id: matchId } }])
})

test('a match that was given away counts nothing off', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId, fixtures, teamId } = cup
  await sanctioned(cup, oneMatch)
  const outcome = { kind: 'conceded', winnerId: teamId as never } as const
  await client.tournaments.decideMatch({ tournamentId, fixtureId: fixtures[1]!, outcome, reason })

  expect(await barredIn(cup, 2)).toEqual([PLAYER])
})

test('until a day all matches to its end are missed, by the clock of the tournament', async () => {
  const cup = await aCupUnderWay()
  await sanctioned(cup, { kind: 'until', until: '2030-06-08' })

  expect(await barredIn(cup, 1)).toEqual([PLAYER])
  expect(await barredIn(cup, 2)).toEqual([])
})

test('the squad says who is suspended, also under a corrected name', async () => {
  const cup = await aCupUnderWay()
  const { client, entryId } = cup
  await sanctioned(cup, oneMatch)
  const squad = async () => (await client.tournaments.showSquad({ entryId })).data.players
  const suspended = (await squad()).find(({ name }) => name === PLAYER)!
  expect(suspended.suspended).toEqual({ clause: '2.3', matchesLeft: 1, until: null })

  const { shirt, kind, bornOn, registeredOn } = suspended
  const fields = { name: 'Adam Hale', shirt, kind, bornOn, registeredOn }
  await client.tournaments.saveSquadPlayer({ entryId, playerId: suspended.id, fields })

  const now = (await squad()).filter((one) => one.suspended !== null)
  expect(now.map(({ name }) => name)).toEqual(['Adam Hale'])
  expect(await barredIn(cup, 1)).toEqual(['Adam Hale'])
})

test('a decision that is set aside bars nobody, and says why', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId } = cup
  const { caseId } = await sanctioned(cup, oneMatch)
  const asked = { tournamentId, caseId, reason: 'The appeal was upheld.' }

  await client.discipline.dismiss(asked)
  await client.discipline.dismiss(asked)

  expect(await barredIn(cup, 1)).toEqual([])
  const { cases } = await bookOf(cup)
  expect(cases).toMatchObject([{ state: 'set-aside', setAsideFor: asked.reason, reason }])
})

test('everybody sees suspensions, children by initials, and nothing of reports', async () => {
  const cup = await aCupUnderWay()
  const { client, tournamentId, entryId } = cup
  await client.tournaments.addToSquad({ entryId, text: `${PLAYER}, 2015-04-05` })
  await report(cup, { player: 'Spare H' })
  await sanctioned(cup, oneMatch)

  const { data } = await clientOf(app).tournaments.show({ tournamentId })

  expect(data.suspensions).toMatchObject([
    { player: { name: 'P. H.' }, clause: '2.3', matches: 1, matchesLeft: 1, isInForce: true },
  ])
  expect(JSON.stringify(data)).not.toMatch(/Spare H|Threw the ball|captains/)
})
