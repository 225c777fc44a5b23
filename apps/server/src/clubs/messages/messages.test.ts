import { randomUUID } from 'node:crypto'
import type { Audience } from '@pavilion/contract/clubs/message-fields.ts'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam, type Client, refusal } from '../clubs.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
// Listeners begin with what happens from now on.
await handleEvents(app)

const message = (audience: Audience, more: object = {}) => ({
  audience,
  subject: 'Pitch change',
  text: 'We play on pitch 2.',
  mustBeSeen: true,
  ...more,
})

/** A club with a player who has an account, one with an address, and a child with two guardians. */
async function aFullClub() {
  const club = await aClub(app)
  const { client, organisationId } = club
  const address = `bano.${Math.random()}@example.org`
  const text = `Ayesha\nBano, ${address}\nChand`
  const { data } = await client.clubs.addPlayers({ organisationId, text })
  const idOf = (name: string) => data.players.find((one) => one.name === name)?.id ?? ''
  const child = { name: 'Chand', email: null, bornOn: '2015-01-01' }
  await client.clubs.savePlayer({ organisationId, playerId: idOf('Chand'), ...child })
  const take = async (name: string) => {
    const offered = await client.clubs.offerClaim({ organisationId, playerId: idOf(name) })
    const accountId = await someone(app)
    const person = await clientAs(app, accountId)
    await person.clubs.claim({ token: offered.data.path.split('token=')[1] ?? '' })
    return { accountId, person }
  }
  const [ayesha, mother, father] = [await take('Ayesha'), await take('Chand'), await take('Chand')]
  const write = (audience: Audience, more: object = {}, idempotencyKey: string = randomUUID()) =>
    client.clubs.sendMessage({ organisationId, message: message(audience, more), idempotencyKey })
  return { ...club, idOf, address, ayesha, mother, father, write }
}

const noticesOf = async (accountId: string): Promise<readonly string[]> => {
  await handleEvents(app)
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 and e.path = '/my-cricket/messages' order by e.happened_at, e.id`,
    [accountId],
  )
  return rows.map(({ body }) => body)
}

const emailsTo = async (address: string) =>
  (await app.pool.query('select body from message where recipient = $1', [address])).rows.length

test('whoever writes an ordinary message sees how many it reached, and how', async () => {
  const { client, organisationId, idOf, write } = await aFullClub()
  await client.clubs.addPlayers({ organisationId, text: 'Dua' })
  const { data } = await write({ to: 'everyone' }, { mustBeSeen: false })
  expect(data.messages).toMatchObject([
    { people: 5, seen: 0, reached: { account: 3, email: 1, nothing: 1 } },
  ])
  // What became of somebody later changes nothing about what has been sent.
  const playerId = idOf('Bano')
  await client.clubs.savePlayer({
    organisationId,
    playerId,
    name: 'Bano',
    email: null,
    bornOn: null,
  })
  const { data: later } = await client.clubs.messages({ organisationId })
  expect(later.messages).toMatchObject([{ reached: { account: 3, email: 1, nothing: 1 } }])
})

test('everyone hears of a message once, guardians for their children, and without an account by email', async () => {
  const club = await aFullClub()
  const key = randomUUID()
  const sent = await Promise.all([1, 2].map(() => club.write({ to: 'everyone' }, {}, key)))
  const { ayesha, mother, father, address } = club

  expect(sent[0]?.data.messages).toMatchObject([{ people: 4, seen: 1, audience: 'Everyone' }])
  for (const { accountId } of [ayesha, mother, father]) {
    expect(await noticesOf(accountId)).toEqual(['Pitch change'])
  }
  expect(await emailsTo(address)).toBe(1)
})

test('the club sees who has seen what must be seen; a child’s is seen by either guardian', async () => {
  const club = await aFullClub()
  const { organisationId, client, mother, father } = club
  const { data: sent } = await club.write({ to: 'everyone' })
  const messageId = sent.messages[0]?.id ?? ''
  await mother.person.clubs.readMessage({ messageId })
  const first = (await father.person.clubs.readMessage({ messageId })).data[0]?.seenAt
  const { data } = await client.clubs.messageReaders({ organisationId, messageId })
  const seen = data.readers.map(({ name, seenAt, reachedBy }) => [name, seenAt !== null, reachedBy])

  expect(first).not.toBeNull()
  expect(seen).toEqual([
    ['Ayesha', false, 'account'],
    ['Bano', false, 'email'],
    ['Chand', true, 'account'],
    ['Someone Else', true, 'account'],
  ])
  expect(JSON.stringify(data)).not.toContain('@')
})

test('only those are reminded who have not seen it', async () => {
  const club = await aFullClub()
  const { organisationId, client, ayesha, mother } = club
  const { data: sent } = await club.write({ to: 'everyone' })
  const messageId = sent.messages[0]?.id ?? ''
  await mother.person.clubs.readMessage({ messageId })
  await client.clubs.remindReaders({ organisationId, messageId })

  expect(await noticesOf(ayesha.accountId)).toEqual(['Pitch change', 'Not seen yet: Pitch change'])
  expect(await noticesOf(mother.accountId)).toEqual(['Pitch change'])
  for (const _ of [1, 2]) await client.clubs.remindReaders({ organisationId, messageId })
  expect(await refusal(client.clubs.remindReaders({ organisationId, messageId }))).toBe(
    'TOO_MANY_TRIES',
  )
})

test('nothing is kept of who has read what need not be seen', async () => {
  const club = await aFullClub()
  const { organisationId, client, ayesha } = club
  const { data: sent } = await club.write({ to: 'everyone' }, { mustBeSeen: false })
  const messageId = sent.messages[0]?.id ?? ''
  const { data } = await ayesha.person.clubs.readMessage({ messageId })

  expect(data).toMatchObject([{ subject: 'Pitch change', seenAt: null }])
  expect(await refusal(client.clubs.messageReaders({ organisationId, messageId }))).toBe(
    'MESSAGE_NOT_FOUND',
  )
})

test('a team hears of what is for the team, a role of what is for the role, and nobody else', async () => {
  const club = await aFullClub()
  const { organisationId, client, ayesha, mother, idOf } = club
  const squad = await aTeam(client, organisationId)
  await client.clubs.addToSquad({ ...squad, playerIds: [idOf('Ayesha')] })
  const team = await club.write({ to: 'team', teamId: squad.teamId })
  const owners = await club.write({ to: 'role', role: 'owner' })

  expect(team.data.messages[0]).toMatchObject({ people: 1 })
  expect(owners.data.messages[0]).toMatchObject({ people: 1, audience: 'owner' })
  expect(await noticesOf(ayesha.accountId)).toEqual(['Pitch change'])
  expect(await noticesOf(mother.accountId)).toEqual([])
  expect(await refusal(club.write({ to: 'role', role: 'gate-staff' }))).toBe('NOBODY_THERE')
  const other = await aClub(app)
  const { teamId } = await aTeam(other.client, other.organisationId)
  expect(await refusal(club.write({ to: 'team', teamId }))).toBe('TEAM_NOT_FOUND')
})

test('who has left, or was never there, reads nothing', async () => {
  const club = await aFullClub()
  const { data: sent } = await club.write({ to: 'everyone' })
  const messageId = sent.messages[0]?.id ?? ''
  const stranger: Client = await clientAs(app, await someone(app))
  await club.ayesha.person.clubs.leaveClub({ organisationId: club.organisationId })

  expect(await refusal(stranger.clubs.readMessage({ messageId }))).toBe('MESSAGE_NOT_FOUND')
  expect(await refusal(club.ayesha.person.clubs.readMessage({ messageId }))).toBe(
    'MESSAGE_NOT_FOUND',
  )
  expect((await club.ayesha.person.clubs.received()).data).toEqual([])
})

test('a club writes twenty messages a day at most', async () => {
  const club = await aFullClub()
  const told: (string | undefined)[] = []
  for (let n = 0; n < 21; n += 1) told.push(await refusal(club.write({ to: 'everyone' })))

  expect(told.filter((code) => code === undefined)).toHaveLength(20)
  expect(told.at(-1)).toBe('TOO_MANY_TRIES')
})

test('every one of five hundred members is told', async () => {
  const club = await aClub(app)
  const { client, organisationId } = club
  await app.pool.query(
    `with made as (
       insert into account (site_id, email, email_key, phone, country, first_name, last_name,
                            password_hash, status, phone_verified_at)
       select a.site_id, 'many' || n || '@example.org', 'many' || n || '@example.org',
              '+92311' || lpad(n::text, 7, '0'), a.country, a.first_name, a.last_name,
              a.password_hash, a.status, a.phone_verified_at
       from account a cross join generate_series(1, 500) n where a.id = $2 returning id)
     insert into membership (account_id, organisation_id, role, granted_at)
     select id, $1, 'player', now() from made`,
    [organisationId, club.accountId],
  )
  const asked = message({ to: 'everyone' })
  await client.clubs.sendMessage({ organisationId, message: asked, idempotencyKey: randomUUID() })
  const { rows } = await app.pool.query<{ told: number }>(
    `select sum(jsonb_array_length(data -> 'accountIds'))::int as told from domain_event
     where kind = 'club-message-written' and organisation_id = $1`,
    [organisationId],
  )

  expect(rows).toEqual([{ told: 501 }])
})
