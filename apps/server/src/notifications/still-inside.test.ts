import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aParent, childOf, firstOf, withPlaces } from '#academies/enrolment/enrolment.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aClub, aTeam, type Client } from '#clubs/clubs.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { takeDueEmails } from './email/email.queries.ts'
import { type Inside, insertNotice } from './notice.queries.ts'
import { passOn } from './pass-on.ts'
import { aBrowser } from './push/browser.testing.ts'
import { takeDeliveries } from './push/delivery.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

const bodiesOf = async (client: Client) =>
  (await client.notifications.filter({})).data.items.map(({ body }) => body)

/** Tells somebody of one thing, as a listener does. */
const tell = (accountId: string, inside?: Inside) =>
  app.db.transaction().execute(async (db) => {
    const said = {
      kind: 'club' as const,
      title: 'Ravi Rovers',
      body: 'Come at ten.',
      path: '/my-cricket',
    }
    const notice = { ...said, happenedAt: app.now(), accountId, inside, key: randomUUID() }
    await passOn(app, db, await insertNotice(db, notice))
  })

test('who has left a club reads no more of what it told its players', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const accountId = await someone(app, { roles: [{ organisationId, role: 'player' }] })
  const client = await clientAs(app, accountId)
  const { data } = await owner.clubs.addPlayers({ organisationId, accountIds: [accountId] })
  const squad = await aTeam(owner, organisationId)
  await owner.clubs.addToSquad({ ...squad, playerIds: data.players.map(({ id }) => id) })
  await handleEvents(app)
  expect(await bodiesOf(client)).toEqual([expect.stringMatching(/^You are in the squad/)])
  await client.clubs.leaveClub({ organisationId })
  expect(await bodiesOf(client)).toEqual([])
  expect((await client.notifications.unread()).data.unread).toBe(0)
})

test('who does not run the club any more reads no more of who asks to join, but what became of the role', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const accountId = await someone(app, { roles: [{ organisationId, role: 'admin' }] })
  const client = await clientAs(app, accountId)
  const asker = await clientAs(app, await someone(app))
  await asker.clubs.askToJoin({ organisationId, note: '' })
  await handleEvents(app)
  expect(await bodiesOf(client)).toEqual(['Somebody asks to join.'])
  await owner.organisations.changeRoles({ organisationId, accountId, roles: ['coach'] })
  await handleEvents(app)
  expect(await bodiesOf(client)).toEqual(['Your roles are now: coach.'])
})

test('what is queued for who has left is neither emailed nor pushed', async () => {
  const { client: owner, organisationId } = await aClub(app)
  const roles = [{ organisationId, role: 'coach' as const }]
  const accountId = await someone(app, { roles })
  const client = await clientAs(app, accountId)
  const kinds = [{ kind: 'club' as const, page: true, push: true, email: true }]
  const chosen = { kinds, timeZone: 'Asia/Karachi', digestAt: null, quiet: null }
  await client.notifications.saveSettings(chosen)
  const { keys } = aBrowser()
  await client.notifications.subscribe({ endpoint: `https://push.example.org/${accountId}`, keys })
  const inside = { organisationId, seenBy: 'coaches' } as const
  const queued = async () => {
    const taking = { now: app.now(), retryAt: app.now(), most: 50 }
    return {
      emails: (await takeDueEmails(app.db, { now: app.now(), most: 50 })).emails.length,
      pushes: (await takeDeliveries(app.db, taking)).deliveries.length,
    }
  }
  await tell(accountId, inside)
  expect(await queued()).toEqual({ emails: 1, pushes: 1 })
  await app.pool.query('delete from push_delivery')
  await tell(accountId, inside)
  await owner.organisations.changeRoles({ organisationId, accountId, roles: ['scorer'] })
  expect(await queued()).toEqual({ emails: 0, pushes: 0 })
  await tell(accountId)
  expect(await queued()).toEqual({ emails: 1, pushes: 1 })
})

test('players of the list and guardians read what a club’s people are told, until they have gone', async () => {
  const { organisationId } = await aClub(app)
  for (const who of ['player', 'guardian']) {
    const accountId = await someone(app)
    const client = await clientAs(app, accountId)
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into club_player (organisation_id, name, account_id, added_at)
       values ($1, $2, $3, now()) returning id`,
      [organisationId, `A ${who}`, who === 'player' ? accountId : null],
    )
    const playerId = rows[0]?.id ?? ''
    await app.pool.query(
      `insert into guardian (player_id, organisation_id, account_id, since)
       select $1, $2, $3, now() where $4 = 'guardian'`,
      [playerId, organisationId, accountId, who],
    )
    await tell(accountId, { organisationId, seenBy: 'people' })
    await tell(accountId, { organisationId, seenBy: 'coaches' })
    expect(await bodiesOf(client)).toEqual(['Come at ten.'])
    await app.pool.query('update club_player set left_at = now() where id = $1', [playerId])
    expect(await bodiesOf(client)).toEqual([])
  }
})

test('a family reads what an academy’s people are told while a child is enrolled there', async () => {
  const { batchId, organisationId } = await withPlaces(app, 5)
  const { parent, accountId } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: childOf(app)('Ann') })
  await tell(accountId, { organisationId, seenBy: 'people' })
  expect(await bodiesOf(parent)).toEqual(['Come at ten.'])
  await parent.academies.withdraw({ enrolmentId: await firstOf(parent) })
  expect(await bodiesOf(parent)).toEqual([])
})
