import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import type { OrganisationId } from '@pavilion/contract/ids.ts'
import { anySquad } from '@pavilion/contract/tournaments/squad-fields.ts'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { anOrganisation } from '#associations/associations.testing.ts'
import { minorHider } from '#privacy/minors.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newTeams, villageCup } from '../manage/setup.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const aClient = async () => clientAs(app, await someone(app))
type Client = Awaited<ReturnType<typeof aClient>>
type Rules = Partial<TournamentFields['squads']>

/** A cup with these rules and its first entries. */
async function aCup(
  client: Client,
  { organisationId = null, ...squads }: Rules & { readonly organisationId?: OrganisationId | null },
  names = ['Ashford', 'Brook'],
) {
  const fields = { ...villageCup, squads: { ...anySquad, ...squads } }
  const asked = { idempotencyKey: randomUUID(), organisationId, fields }
  const tournamentId = (await client.tournaments.create(asked)).data.tournament.id
  const { data } = await client.tournaments.addTeams({ tournamentId, teams: newTeams(names) })
  return { tournamentId, entries: data.entries, revision: data.revision }
}

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return `${error.code}: ${error.message}`
      throw error
    },
  )

test('a squad is pasted, and pasted again it is corrected', async () => {
  const client = await aClient()
  const { entries } = await aCup(client, {})
  const entryId = entries[0]!.id
  const add = (text: string) => client.tournaments.addToSquad({ entryId, text })

  await add('7 Ana Ng, 2001-05-06\nBo Li, overseas')
  const { data } = await add('name;registered\nAna Ng;2026-05-01')

  expect(data.players).toMatchObject([
    { name: 'Ana Ng', shirt: 7, bornOn: '2001-05-06', registeredOn: '2026-05-01' },
    { name: 'Bo Li', shirt: null, kind: 'overseas' },
  ])
  const [ana] = data.players
  const gone = { entryId, playerId: ana!.id }
  await client.tournaments.removeFromSquad(gone)
  const left = (await client.tournaments.removeFromSquad(gone)).data.players
  expect(left.map(({ name }) => name)).toEqual(['Bo Li'])
})

test('lines that are no player are refused together, and nothing of the text is kept', async () => {
  const client = await aClient()
  const { entries } = await aCup(client, {})
  const entryId = entries[0]!.id

  const refused = client.tournaments.addToSquad({ entryId, text: 'Ana\n=1+1\nBo, striker' })

  await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await client.tournaments.showSquad({ entryId })).data.players).toEqual([])
})

test('nobody is in two squads of a tournament, whatever the case of the name', async () => {
  const client = await aClient()
  const { entries } = await aCup(client, {})
  const [one, other] = entries
  await client.tournaments.addToSquad({ entryId: one!.id, text: 'Ana Ng' })

  const again = client.tournaments.addToSquad({ entryId: other!.id, text: 'Cy\nANA NG' })

  expect(await refusal(again)).toMatch(/^PLAYER_IN_TWO_SQUADS: Ana Ng is in the squad of Ashford/)
  expect((await client.tournaments.showSquad({ entryId: other!.id })).data.players).toEqual([])
  const { data } = await client.tournaments.addToSquad({ entryId: other!.id, text: 'Cy' })
  const fields = {
    name: 'Ana Ng',
    shirt: null,
    kind: 'member',
    bornOn: null,
    registeredOn: null,
  } as const
  const renamed = client.tournaments.saveSquadPlayer({
    entryId: other!.id,
    playerId: data.players[0]!.id,
    fields,
  })
  expect(await refusal(renamed)).toMatch(/^PLAYER_IN_TWO_SQUADS/)
})

test('of two requests that name somebody at once, one is refused', async () => {
  const client = await aClient()
  const { entries } = await aCup(client, {})
  const both = entries.map(({ id }) =>
    refusal(client.tournaments.addToSquad({ entryId: id, text: 'Ana Ng' })),
  )

  const answers = await Promise.all(both)

  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
})

test('a squad over the limits is refused, and the refusal cites the rule', async () => {
  const client = await aClient()
  const { entries } = await aCup(client, {
    most: 3,
    mostGuests: 1,
    age: { on: '2026-09-01', under: 19, least: null },
    clauses: { size: '4.1', age: '4.3' },
  })
  const entryId = entries[0]!.id
  const add = (text: string) => refusal(client.tournaments.addToSquad({ entryId, text }))

  expect(await add('A\nB\nC\nD')).toBe(
    'SQUAD_BREAKS_RULE: A squad has 3 players at most (rule 4.1).',
  )
  expect(await add('A, guest\nB, guest')).toBe('SQUAD_BREAKS_RULE: A squad has 1 guest at most.')
  expect(await add('Old Hand, 1990-01-01')).toBe(
    'SQUAD_BREAKS_RULE: Old Hand is not of the right age: under 19 on 2026-09-01 (rule 4.3).',
  )
  expect(await add('A, 2010-01-01\nB\nC, guest')).toBeUndefined()
  const { breaches } = (await client.tournaments.showSquad({ entryId })).data
  expect(breaches.map(({ player, isUnknown }) => [player, isUnknown])).toEqual([
    ['B', true],
    ['C', true],
  ])
})

test('after the deadline only the organiser changes a squad', async () => {
  const [organiser, captain] = [await aClient(), await aClient()]
  const { tournamentId, entries, revision } = await aCup(organiser, {})
  const entryId = entries[0]!.id
  const { path } = (await organiser.tournaments.inviteTeam({ tournamentId, entryId })).data
  await captain.tournaments.acceptInvitation({ token: path.slice(path.indexOf('=') + 1) })
  await captain.tournaments.addToSquad({ entryId, text: 'Ana' })
  const fields = TournamentFields.parse(villageCup)
  const squads = { ...anySquad, deadline: '2020-01-01T00:00:00Z' }
  await organiser.tournaments.save({ tournamentId, revision, fields: { ...fields, squads } })

  const late = captain.tournaments.addToSquad({ entryId, text: 'Bo' })

  expect(await refusal(late)).toMatch(/^SQUAD_CLOSED/)
  expect((await captain.tournaments.showSquad({ entryId })).data.isClosed).toBe(true)
  expect(await refusal(organiser.tournaments.addToSquad({ entryId, text: 'Bo' }))).toBeUndefined()
  const stranger = await aClient()
  expect(await refusal(stranger.tournaments.showSquad({ entryId }))).toMatch(/^ENTRY_NOT_FOUND/)
})

test('the audit names who plays without being in the squad, and a match that nobody scores', async () => {
  const client = await aClient()
  const { tournamentId, entries } = await aCup(client, { clauses: { outsider: '5' } })
  const [one, other] = entries
  await client.tournaments.addToSquad({ entryId: one!.id, text: '1 Ana\nBo' })
  await client.tournaments.saveFixture({
    tournamentId,
    fixtureId: randomUUID(),
    teams: [one!.team.id, other!.team.id],
    startsAt: app.now(),
    ground: 'Canal Oval',
  })
  const { data } = await client.tournaments.publishFixtures({ tournamentId })
  const matchId = data.fixtures[0]!.match!.id
  const offered = (await client.tournaments.lineUpSquads({ tournamentId, matchId })).data
  await client.scoring.lineUps({
    matchId,
    players: [
      ['Ana', 'Stranger'],
      ['Cy', 'Di'],
    ],
  })

  const audit = (await client.tournaments.squads({ tournamentId })).data

  expect(offered[0]!.players.map(({ line }) => line)).toEqual(['1 Ana', 'Bo'])
  expect(audit.squads.map(({ players }) => players)).toEqual([2, 0])
  expect(audit.lines).toMatchObject([
    { rule: 'outsider', clause: '5', player: 'Stranger', team: { name: one!.team.name } },
    { rule: 'scorer', match: { id: matchId } },
  ])
})

test('a child whom only a squad of a tournament knows is hidden from the public', async () => {
  const client = await aClient()
  const { tournamentId, entries } = await aCup(client, {})
  const [one, other] = entries
  const born = `${Number(app.now().slice(0, 4)) - 10}-01-01`
  await client.tournaments.saveFixture({
    tournamentId,
    fixtureId: randomUUID(),
    teams: [one!.team.id, other!.team.id],
    startsAt: app.now(),
    ground: 'Fort Road',
  })
  const { data } = await client.tournaments.publishFixtures({ tournamentId })
  const matchId = data.fixtures[0]!.match!.id
  const named = await client.scoring.lineUps({
    matchId,
    players: [
      ['Little Ng', 'Big Ng'],
      ['Cy', 'Di'],
    ],
  })
  await client.tournaments.addToSquad({ entryId: one!.id, text: `Little Ng, ${born}` })

  const hide = await minorHider(app)

  const names = hide(named.data.setup.teams[0].players).map(({ name }) => name)
  expect(names).toEqual(['L. N.', 'Big Ng'])
})

test('a clause says where it can be read if the handbook of the association has it', async () => {
  const { client, organisationId } = await anOrganisation(app, 'association')
  await client.associations.saveRule({ organisationId, clause: '4.3', title: 'Ages', body: '' })
  const { tournamentId, entries } = await aCup(client, {
    organisationId,
    age: { on: '2026-09-01', under: 19, least: null },
    registeredBy: '2026-05-01',
    clauses: { age: '4.3', registration: '9' },
  })
  const entryId = entries[0]!.id
  await client.tournaments.addToSquad({ entryId, text: 'Ana Ng' })

  const cites = [
    { rule: 'age', clause: '4.3', handbook: { id: organisationId, kind: 'association' } },
    { rule: 'registration', clause: '9', handbook: null },
  ]
  expect((await client.tournaments.showSquad({ entryId })).data.breaches).toMatchObject(cites)
  expect((await client.tournaments.squads({ tournamentId })).data.lines).toMatchObject(cites)
})
