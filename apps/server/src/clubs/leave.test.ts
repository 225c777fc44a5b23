import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aPickedMatch } from './selection/picked-match.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam, type Client, refusal } from './clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

type Run = { readonly client: Client; readonly organisationId: string }

/** Somebody who has asked to join and was accepted. */
async function aMember({ client: owner, organisationId }: Run) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  await client.clubs.askToJoin({ organisationId, note: '' })
  const { data } = await owner.clubs.joinRequests({ organisationId })
  const requestId = data[0]?.id ?? ''
  await owner.clubs.decideJoinRequest({ organisationId, requestId, accepts: true })
  return { accountId, client }
}

test('who leaves has no rights at once, and is in no squad any more', async () => {
  const club = await aClub(app)
  const { client: owner, organisationId } = club
  const { accountId, client } = await aMember(club)
  const roles = ['coach' as const, 'player' as const]
  await owner.organisations.changeRoles({ organisationId, accountId, roles })
  const { data: roster } = await owner.clubs.addPlayers({ organisationId, accountIds: [accountId] })
  const squad = { ...(await aTeam(owner, organisationId)), season: app.now().slice(0, 4) }
  await owner.clubs.addToSquad({ ...squad, playerIds: roster.players.map(({ id }) => id) })
  expect(await refusal(client.clubs.players({ organisationId }))).toBeUndefined()
  const { data } = await client.clubs.leaveClub({ organisationId })
  expect(data).toEqual({ isMember: false, askedAt: null, childName: null, canAsk: true })
  expect(await refusal(client.clubs.players({ organisationId }))).toBe('NOT_ALLOWED')
  expect((await owner.clubs.players({ organisationId })).data.players).toEqual([])
  expect((await owner.clubs.squad(squad)).data.players).toEqual([])
  const { rows } = await app.pool.query<{ details: { roles: string } }>(
    `select details from security_event where kind = 'role-taken' and subject_id = $1`,
    [accountId],
  )
  expect(rows.map(({ details }) => details.roles.split(', ').toSorted())).toEqual([roles])
})

test('the last owner cannot leave, and stays a player', async () => {
  const { client, accountId, organisationId } = await aClub(app)
  await client.clubs.addPlayers({ organisationId, accountIds: [accountId] })
  expect(await refusal(client.clubs.leaveClub({ organisationId }))).toBe('NEEDS_AN_OWNER')
  expect((await client.clubs.players({ organisationId })).data.players).toHaveLength(1)
  expect((await client.clubs.joinStanding({ organisationId })).data.isMember).toBe(true)
})

test('who leaves twice, or was never there, changes nothing', async () => {
  const club = await aClub(app)
  const { client } = await aMember(club)
  const { organisationId } = club
  await client.clubs.leaveClub({ organisationId })
  expect((await client.clubs.leaveClub({ organisationId })).data.isMember).toBe(false)
  expect((await club.client.organisations.members({ organisationId })).data.members).toHaveLength(1)
})

test('a member who is removed is off the list of players too; one who is back by then is not', async () => {
  const club = await aClub(app)
  const { client: owner, organisationId } = club
  const { accountId } = await aMember(club)
  const { data } = await owner.clubs.addPlayers({ organisationId, accountIds: [accountId] })
  expect(data.players).toHaveLength(1)
  await owner.organisations.removeMember({ organisationId, accountId })
  await handleEvents(app)

  expect((await owner.clubs.players({ organisationId })).data.players).toEqual([])
})

test('leaving from the console ends the same as leaving from the public page', async () => {
  const club = await aClub(app)
  const { client: owner, organisationId } = club
  const { accountId, client } = await aMember(club)
  const { data } = await owner.clubs.addPlayers({ organisationId, accountIds: [accountId] })
  const squad = { ...(await aTeam(owner, organisationId)), season: app.now().slice(0, 4) }
  await owner.clubs.addToSquad({ ...squad, playerIds: data.players.map(({ id }) => id) })
  await client.organisations.removeMember({ organisationId, accountId })
  await handleEvents(app)

  expect((await client.clubs.joinStanding({ organisationId })).data).toEqual({
    isMember: false,
    askedAt: null,
    childName: null,
    canAsk: true,
  })
  expect((await owner.clubs.players({ organisationId })).data.players).toEqual([])
  expect((await owner.clubs.squad(squad)).data.players).toEqual([])
})

test('the place of somebody who leaves is told to those who select, and the reserve is asked', async () => {
  const club = await aClub(app)
  const { client: owner, organisationId, accountId: ownerId } = club
  const { accountId, client } = await aMember(club)
  await owner.clubs.addPlayers({ organisationId, accountIds: [accountId], text: 'Bano' })
  const { data } = await owner.clubs.players({ organisationId })
  const reserve = data.players.find(({ name }) => name === 'Bano')?.id ?? ''
  const picked = data.players.find(({ id }) => id !== reserve)?.id ?? ''
  const match = await aPickedMatch(owner, organisationId, { playing: [picked], reserve: [reserve] })
  await client.clubs.leaveClub({ organisationId })
  await handleEvents(app)
  const { data: board } = await owner.clubs.selection({ organisationId, day: match.day })
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 and e.body like '%dropped out%'`,
    [ownerId],
  )

  expect(board.matches[0]?.picks).toMatchObject([{ playerId: reserve, state: 'asked' }])
  expect(rows).toHaveLength(1)
})
