import { randomUUID } from 'node:crypto'
import { NOT_YOURS } from '@pavilion/contract/matches/scoring-refusals.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { newT20 } from './scoring.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

const scorer = async () => clientAs(app, await someone(app))
type Scorer = Awaited<ReturnType<typeof scorer>>
const imported = await newMatch(app)
const teamOf = async (id: string) =>
  app.db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Asks for a match whose first side is this. */
const create = (
  client: Scorer,
  side: ReturnType<typeof newT20>['teams'][0] | { id: string; players: string[] },
  gender: 'female' | 'mixed' = 'mixed',
) => {
  const asked = newT20()
  return client.scoring.create({ ...asked, gender, teams: [side, asked.teams[1]] })
}

const refusedAt = (path: string) => ({
  code: 'NOT_YOURS',
  status: 403,
  cause: { issues: [{ path: path.split('.'), message: NOT_YOURS.message }] },
})

test('an imported team is not entered by id by just anybody', async () => {
  const [{ id }] = imported.setup.teams

  await expect(create(await scorer(), { id, players: ['A', 'B'] })).rejects.toMatchObject(
    refusedAt('teams.0.id'),
  )
})

test('nor is a player of it, in a team of one’s own', async () => {
  const id = imported.one[0]?.id ?? ''
  const asked = { name: `Club ${randomUUID()}`, players: [{ id }, 'B'] }

  await expect(create(await scorer(), asked)).rejects.toMatchObject(
    refusedAt('teams.0.players.0.id'),
  )
})

test('nor an official', async () => {
  const id = imported.one[0]?.id ?? ''
  const client = await scorer()
  const asked = client.scoring.create({ ...newT20(), officials: [{ role: 'umpire', id }] })

  await expect(asked).rejects.toMatchObject(refusedAt('officials.0.id'))
})

test('the names of an imported team and its players make another team and other players', async () => {
  const [{ id, name }] = imported.setup.teams
  const players = imported.one.map((player) => player.name)
  const { data } = await create(await scorer(), { name, players }, 'female')
  const [made] = data.setup.teams

  expect(made.name).toBe(name)
  expect(made.id).not.toBe(id)
  const known = new Set(imported.one.map((player) => player.id))
  expect(made.players.filter((player) => known.has(player.id))).toEqual([])
  expect(await teamOf(made.id)).toMatchObject({ made_here: true, kind: 'club' })
})

test('whoever made a team and its players enters them again by id or by name, and nobody else does', async () => {
  const [client, other] = [await scorer(), await scorer()]
  const side = newT20().teams[0]
  const [first] = (await create(client, side)).data.setup.teams
  const byId = { id: first.id, players: first.players.map(({ id }) => ({ id })) }

  const [again] = (await client.scoring.create({ ...newT20(), teams: [byId, newT20().teams[1]] }))
    .data.setup.teams
  expect(again).toEqual(first)
  const [byName] = (await create(client, side)).data.setup.teams
  expect(byName).toEqual(first)
  const [others] = (await create(other, side)).data.setup.teams
  expect(others.id).not.toBe(first.id)
  expect(others.players[0]?.id).not.toBe(first.players[0]?.id)
})

test('who runs the matches of an organisation enters its teams and those who have played for them', async () => {
  const accountId = await someone(app)
  const { id: organisation } = await app.db
    .insertInto('organisation')
    .values({ name: `Club ${randomUUID()}`, kind: 'club' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const club = await newMatch(app)
  const [{ id }] = club.setup.teams
  await app.db
    .updateTable('team')
    .set({ organisation_id: organisation })
    .where('id', '=', id)
    .execute()
  const players = club.one.map((player) => ({ id: player.id }))
  const asked = (): Parameters<Scorer['scoring']['create']>[0] => ({
    ...newT20(),
    teams: [{ id, players }, newT20().teams[1]],
  })
  const now = app.now()
  const join = (role: 'coach' | 'scorer' | 'owner') =>
    app.db
      .insertInto('membership')
      .values({ account_id: accountId, organisation_id: organisation, role, granted_at: now })
      .execute()

  await join('coach')
  await expect((await clientAs(app, accountId)).scoring.create(asked())).rejects.toMatchObject(
    refusedAt('teams.0.id'),
  )
  await join('scorer')
  const { data } = await (await clientAs(app, accountId)).scoring.create(asked())
  expect(data.setup.teams[0].players.map((player) => player.id)).toEqual(
    players.map((one) => one.id),
  )
})

test('an imported team of the name of one that was made here is another', async () => {
  const [made] = (await create(await scorer(), newT20().teams[0])).data.setup.teams
  const { name, gender, kind } = await teamOf(made.id)

  const imported = await app.db
    .insertInto('team')
    .values({ name, gender, kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(imported.id).not.toBe(made.id)
})
