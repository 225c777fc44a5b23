import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newTeams, villageCup } from './setup.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const aClient = async () => clientAs(app, await someone(app))
const asked = (more: object = {}) => ({
  idempotencyKey: randomUUID(),
  organisationId: null,
  fields: villageCup,
  ...more,
})

const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )

test('a draft is seen by nobody else, and in public once it is published', async () => {
  const [organiser, stranger, visitor] = [await aClient(), await aClient(), clientOf(app)]
  const { tournament } = (await organiser.tournaments.create(asked())).data
  const { id: tournamentId } = tournament
  const find = async () =>
    (await visitor.tournaments.filter({ filter: { text: 'Village' } })).data.items

  expect(tournament).toMatchObject({ name: 'Village Cup', season: '2026/27' })
  expect(await refusal(stranger.tournaments.showManaged({ tournamentId }))).toBe(
    'TOURNAMENT_NOT_FOUND',
  )
  expect(await refusal(visitor.tournaments.show({ tournamentId }))).toBe('TOURNAMENT_NOT_FOUND')
  expect(await find()).toEqual([])
  const teams = newTeams(['Ashford', 'Brook'])
  await organiser.tournaments.addTeams({ tournamentId, teams })
  await organiser.tournaments.publish({ tournamentId })
  await organiser.tournaments.publish({ tournamentId })
  expect(await find()).toMatchObject([
    { id: tournamentId, status: 'UPCOMING', from: '2026-12-05', until: '2027-01-31', teams: 2 },
  ])
  const shown = (await visitor.tournaments.show({ tournamentId })).data
  expect(shown.details).toMatchObject({ organiser: 'Ravi Wanderers', ballType: 'leather' })
  expect(shown.standings.map(({ team, played }) => [team.name, played])).toEqual([
    ['Ashford', 0],
    ['Brook', 0],
  ])
})

test('a request that is repeated makes one tournament', async () => {
  const client = await aClient()
  const one = asked()

  const made = await Promise.all([1, 2, 3].map(() => client.tournaments.create(one)))
  const other = client.tournaments.create({ ...one, fields: { ...villageCup, city: 'Multan' } })

  expect(new Set(made.map(({ data }) => data.tournament.id)).size).toBe(1)
  expect(await refusal(other)).toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await client.tournaments.own()).data).toHaveLength(1)
})

test('two cups of one name and season stand side by side', async () => {
  const [one, other] = [await aClient(), await aClient()]
  for (const client of [one, other]) {
    const { id: tournamentId } = (await client.tournaments.create(asked())).data.tournament
    expect((await client.tournaments.publish({ tournamentId })).data.isPublished).toBe(true)
  }
})

test('whoever saved first wins, and the public page follows what is saved', async () => {
  const client = await aClient()
  const { tournament, revision } = (await client.tournaments.create(asked())).data
  const { id: tournamentId } = tournament
  await client.tournaments.publish({ tournamentId })
  const save = (name: string) =>
    client.tournaments.save({ tournamentId, revision, fields: { ...villageCup, name } })

  await save('Harvest Cup')
  expect(await refusal(save('Other Cup'))).toBe('STALE_TOURNAMENT')
  const shown = (await clientOf(app).tournaments.show({ tournamentId })).data
  expect(shown.tournament.name).toBe('Harvest Cup')
  expect(shown.rules).toEqual(villageCup.points)
})

test('rules that contradict each other are refused by name', async () => {
  const client = await aClient()
  const fields = { ...villageCup, conditions: { format: 'limited' as const } }
  const backwards = { ...villageCup, endsOn: '2026-01-01' }

  expect(await refusal(client.tournaments.create(asked({ fields })))).toBe('INVALID_INPUT')
  expect(await refusal(client.tournaments.create(asked({ fields: backwards })))).toBe('BAD_REQUEST')
})

test('those who run the organisation run its tournaments, and a manager by a link', async () => {
  const organisationId = await anOrganisation(app, 'club')
  const owner = { roles: [{ organisationId, role: 'owner' as const }] }
  const [organiser, colleague] = [
    await clientAs(app, await someone(app, owner)),
    await clientAs(app, await someone(app, owner)),
  ]
  const helper = await aClient()
  const { tournament } = (await organiser.tournaments.create(asked({ organisationId }))).data
  const { id: tournamentId } = tournament
  const { path } = (await colleague.tournaments.inviteManager({ tournamentId })).data
  const token = path.slice(path.indexOf('=') + 1)

  await helper.tournaments.acceptInvitation({ token })
  const { data } = await helper.tournaments.showManaged({ tournamentId })
  expect(data).toMatchObject({ mayAppoint: false, organisation: { id: organisationId } })
  expect(await refusal(helper.tournaments.discard({ tournamentId }))).toBe('TOURNAMENT_NOT_FOUND')
  const accountId = data.managers.find(({ isSelf }) => isSelf)?.accountId ?? ''
  await colleague.tournaments.removeManager({ tournamentId, accountId })
  expect(await refusal(helper.tournaments.showManaged({ tournamentId }))).toBe(
    'TOURNAMENT_NOT_FOUND',
  )
})

test('a draft is deleted for good, and what is public is not', async () => {
  const client = await aClient()
  const draft = (await client.tournaments.create(asked())).data.tournament.id
  const shown = (await client.tournaments.create(asked())).data.tournament.id
  await client.tournaments.publish({ tournamentId: shown })

  await client.tournaments.discard({ tournamentId: draft })
  const discard = client.tournaments.discard({ tournamentId: shown })
  expect(await refusal(discard)).toBe('TOURNAMENT_PUBLISHED')
  expect((await client.tournaments.own()).data).toHaveLength(1)
})

test('planned stages are kept with the draft, and said of older drafts as nothing', async () => {
  const client = await aClient()
  const { tournament, fields, revision } = (await client.tournaments.create(asked())).data
  expect(fields.plannedGroups).toBeNull()

  const planned = { ...fields, plannedGroups: 2, qualifiers: 1, legs: 2 } as const
  const saved = await client.tournaments.save({
    tournamentId: tournament.id,
    revision,
    fields: planned,
  })
  expect(saved.data.fields).toMatchObject({ plannedGroups: 2, qualifiers: 1, legs: 2 })
})
