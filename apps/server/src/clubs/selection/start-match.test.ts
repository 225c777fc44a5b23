import { randomUUID } from 'node:crypto'
import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { TeamId } from '@pavilion/contract/ids.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { type Client, refusal } from '../clubs.testing.ts'
import { aWeekend, pick, publish } from './selection.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)

type Weekend = Awaited<ReturnType<typeof aWeekend>>

/** Two players of the first eleven, published. */
async function aSheet(isPublic = false) {
  const weekend = await aWeekend(app)
  await pick(weekend, 'Ann')
  await pick(weekend, 'Bea')
  await publish(weekend, isPublic)
  return weekend
}

const start = (client: Client, { first, teamId }: Weekend, more: object = {}) =>
  client.clubs.startMatch({
    entryId: first,
    idempotencyKey: randomUUID(),
    teams: [
      { id: TeamId.parse(teamId), players: ['Ann Khan (c)', 'Bea Khan'] },
      { name: 'Lyari Athletic', players: ['Eva', 'Fay'] },
    ],
    conditions: { format: 't20' },
    ...more,
  })

async function aMember({ organisationId }: Weekend, role: OrganisationRole) {
  const accountId = await someone(app)
  await app.pool.query(
    'insert into membership (organisation_id, account_id, role, granted_at) values ($1, $2, $3, now())',
    [organisationId, accountId, role],
  )
  return clientAs(app, accountId)
}

const sheetFor = async (client: Pick<Client, 'clubs'>, { first }: Weekend) =>
  (await client.clubs.teamSheet({ entryId: first })).data

test('a match that is started from a team sheet is the one of the sheet and of the calendar', async () => {
  const weekend = await aSheet(true)
  const { client, organisationId, first } = weekend
  expect(await sheetFor(client, weekend)).toMatchObject({ match: null, mayScore: true })

  const { matchId } = (await start(client, weekend)).data

  const match = { id: matchId, isOver: false }
  expect(await sheetFor(client, weekend)).toMatchObject({ match, mayScore: true })
  expect(await sheetFor(anybody, weekend)).toMatchObject({ match, mayScore: false })
  const { entries } = (await client.clubs.calendar({ organisationId })).data
  expect(entries.find(({ id }) => id === first)?.fixture?.matchId).toBe(matchId)
})

test('of two who start it at once both are led to one match', async () => {
  const weekend = await aSheet()
  const scorer = await aMember(weekend, 'scorer')

  const both = await Promise.all([start(weekend.client, weekend), start(scorer, weekend)])
  const again = await start(scorer, weekend)

  const ids = [...both, again].map(({ data }) => data.matchId)
  expect(new Set(ids).size).toBe(1)
  const { rows } = await app.pool.query('select from match_side where team_id = $1', [
    weekend.teamId,
  ])
  expect(rows).toHaveLength(1)
})

test('the database knows one match of a sheet', async () => {
  const weekend = await aSheet()
  await start(weekend.client, weekend)
  const { data } = await weekend.client.scoring.create({
    teams: [
      { name: `A ${weekend.tag}`, players: ['One', 'Two'] },
      { name: `B ${weekend.tag}`, players: ['Three', 'Four'] },
    ],
    conditions: { format: 't20' },
  })

  const second = app.pool.query('update match_scoring set entry_id = $1 where match_id = $2', [
    weekend.first,
    data.id,
  ])

  await expect(second).rejects.toThrow('match_scoring_once_a_sheet')
})

test('whoever may score for the club starts it, and nobody else', async () => {
  const weekend = await aSheet()
  const coach = await aMember(weekend, 'coach')
  const stranger = await clientAs(app, await someone(app))

  expect(await sheetFor(coach, weekend)).toMatchObject({ mayScore: false })
  expect(await refusal(start(coach, weekend))).toBe('NOT_ALLOWED')
  expect(await refusal(start(stranger, weekend))).toBe('SHEET_NOT_FOUND')
})

test('the team of the sheet has to play', async () => {
  const weekend = await aSheet()
  const teams = [
    { name: 'Others', players: ['Gul', 'Hina'] },
    { name: 'Lyari Athletic', players: ['Eva', 'Fay'] },
  ]

  expect(await refusal(start(weekend.client, weekend, { teams }))).toBe('INVALID_INPUT')
})

test('a match that is in no list is told to the club alone', async () => {
  const weekend = await aSheet(true)
  const { matchId } = (await start(weekend.client, weekend, { visibility: 'link' })).data

  expect(await sheetFor(weekend.client, weekend)).toMatchObject({ match: { id: matchId } })
  expect(await sheetFor(anybody, weekend)).toMatchObject({ match: null })
})

test('the public knows a child of the eleven by the initials', async () => {
  const weekend = await aSheet(true)
  const { client, organisationId, idOf } = weekend
  const bornOn = `${Number(app.now().slice(0, 4)) - 12}-01-01`
  const child = { organisationId, playerId: idOf('Ann'), name: 'Ann Khan', email: null }
  await client.clubs.savePlayer({ ...child, bornOn })

  const { matchId } = (await start(client, weekend)).data

  const seen = await anybody.matches.show({ matchId })
  expect(JSON.stringify(seen)).not.toContain('Ann Khan')
  expect(JSON.stringify(seen)).toContain('A. K.')
  expect((await sheetFor(client, weekend)).players[0]?.name).toBe('Ann Khan')
})
