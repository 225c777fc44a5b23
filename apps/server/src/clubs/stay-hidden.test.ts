import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { findMinors } from '#privacy/minors.queries.ts'
import { hasPlayed } from '#privacy/played.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, type Client } from './clubs.testing.ts'
import { personalData } from './personal-data.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

const born = (age: number) => `${Number(app.now().slice(0, 4)) - age}-01-01`
const hidden = async () => (await findMinors(app.db, app.now())).map(({ id }) => id)

/** A club with a player of twelve who has played for it. */
async function aChildsClub() {
  const club = await aClub(app)
  const { client, organisationId } = club
  const name = `Mahnoor ${organisationId}`
  const { data } = await client.clubs.addPlayers({ organisationId, text: name })
  const playerId = data.players[0]?.id ?? ''
  const player = { organisationId, playerId, name, email: null }
  await client.clubs.savePlayer({ ...player, bornOn: born(12) })
  const personId = await hasPlayed(app, organisationId, name)
  const coachId = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  return { ...club, player, personId, coachId, coach: await clientAs(app, coachId) }
}

async function aGuardianOf({
  client,
  player,
}: {
  client: Client
  player: { playerId: string; organisationId: string }
}) {
  const { playerId, organisationId } = player
  const { data } = await client.clubs.offerClaim({ organisationId, playerId })
  const accountId = await someone(app)
  const guardian = await clientAs(app, accountId)
  await guardian.clubs.claim({ token: data.path.split('token=')[1] ?? '' })
  return { accountId, guardian }
}

test('records under the old spelling of a child’s name stay hidden until a guardian agrees', async () => {
  const { coach, player, personId, ...club } = await aChildsClub()
  const { guardian } = await aGuardianOf({ ...club, player })
  await coach.clubs.savePlayer({ ...player, name: `Mahnur ${player.organisationId}` })
  expect(await hidden()).toContain(personId)
  const { playerId } = player
  await guardian.clubs.saveConsent({ playerId, showsName: true, showsPicture: false })
  expect(await hidden()).not.toContain(personId)
})

test('a coach who clears a child’s date of birth shows nobody the name, and the guardian hears of it', async () => {
  const { coach, coachId, player, personId, organisationId, ...club } = await aChildsClub()
  const { accountId, guardian } = await aGuardianOf({ ...club, player })
  await coach.clubs.savePlayer({ ...player, bornOn: null })
  expect(await hidden()).toContain(personId)
  expect((await guardian.clubs.children()).data).toMatchObject([{ bornOn: null }])

  const noted = await app.pool.query<{ details: object }>(
    `select details from security_event where kind = 'birth-date-changed' and account_id = $1`,
    [coachId],
  )
  expect(noted.rows).toEqual([
    { details: { organisation: organisationId, player: player.playerId } },
  ])
  await handleEvents(app)
  const told = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id where n.account_id = $1`,
    [accountId],
  )
  expect(told.rows).toEqual([
    { body: 'Your child’s date of birth was changed. The public sees no more of the name.' },
  ])
})

test('a child stays hidden when a coach calls it an adult, unless the club corrects a typing error', async () => {
  const { client, coach, player, personId } = await aChildsClub()
  await coach.clubs.savePlayer({ ...player, bornOn: born(30) })
  expect(await hidden()).toContain(personId)
  await client.clubs.savePlayer({ ...player, bornOn: born(31) })
  expect(await hidden()).not.toContain(personId)
})

test('where there is a guardian, not even the owner of the club makes a child an adult', async () => {
  const { client, player, personId, ...club } = await aChildsClub()
  await aGuardianOf({ ...club, client, player })
  await client.clubs.savePlayer({ ...player, bornOn: born(30) })
  expect(await hidden()).toContain(personId)
})

test('who is called like a child who has left is hidden, until the club gives a date of birth', async () => {
  const { client, player } = await aChildsClub()
  const { organisationId, name } = player
  await client.clubs.removePlayer({ organisationId, playerId: player.playerId })
  const { data } = await client.clubs.addPlayers({ organisationId, text: 'Aaliya Mir' })
  const playerId = data.players[0]?.id ?? ''
  const hiddenUntil = async () => {
    const { rows } = await app.pool.query<{ hidden_until: string | null }>(
      'select hidden_until::text from club_player where id = $1',
      [playerId],
    )
    return rows[0]?.hidden_until
  }
  expect(await hiddenUntil()).toBeNull()
  const renamed = { organisationId, playerId, name, email: null }
  await client.clubs.savePlayer(renamed)
  expect(await hiddenUntil()).toBe(born(-6))
  await client.clubs.savePlayer({ ...renamed, bornOn: born(30) })
  expect(await hiddenUntil()).toBeNull()
})

test('a member who is put on the list does not take over the entry of a child', async () => {
  const { client, organisationId, player } = await aChildsClub()
  await client.clubs.savePlayer({ ...player, name: 'Someone Else' })
  const accountId = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
  const asked = { organisationId, text: '', accountIds: [accountId] }
  const { data } = await client.clubs.addPlayers(asked)
  expect(data.players).toMatchObject([{ id: player.playerId, hasAccount: false }])
})

test('a child whose own account is closed stays hidden, for a year without a date', async () => {
  const { player, personId } = await aChildsClub()
  const accountId = await someone(app)
  await app.pool.query('update club_player set account_id = $2 where id = $1', [
    player.playerId,
    accountId,
  ])
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId, addresses: [], now: app.now() })
  })
  expect(await hidden()).toContain(personId)
  const { rows } = await app.pool.query<{ born_on: string | null; hidden_until: string }>(
    'select born_on, hidden_until::text from club_player where id = $1',
    [player.playerId],
  )
  expect(rows).toEqual([
    { born_on: null, hidden_until: `${Number(app.now().slice(0, 4)) + 7}-01-01` },
  ])
})
