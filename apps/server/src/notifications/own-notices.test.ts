import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { aClub, aTeam } from '#clubs/clubs.testing.ts'
import { after } from '#security/instants.ts'
import { DAY } from '#security/limits.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { insertNotice } from './notice.queries.ts'
import { personalData } from './personal-data.queries.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
await handleEvents(app)

async function somebody() {
  const accountId = await someone(app)
  return { accountId, client: await clientAs(app, accountId) }
}

const tell = (accountId: string, at: number) =>
  insertNotice(app.db, {
    key: `test/${accountId}/${at}`,
    kind: 'order',
    title: `Order ${at}`,
    body: 'Your payment has arrived.',
    path: '/user/my-plan',
    happenedAt: new Date(Date.parse('2026-07-01T09:00:00Z') + at * 1000).toISOString(),
    accountId,
  })

test('notifications come page by page, the latest first, and only one’s own', async () => {
  const [one, other] = [await somebody(), await somebody()]
  for (const at of [1, 2, 3, 4, 5]) await tell(one.accountId, at)
  await tell(other.accountId, 9)
  const titles: string[] = []
  let after: string | undefined
  do {
    const page = { size: 2, ...(after !== undefined && { after }) }
    const { data } = await one.client.notifications.filter({ page })
    expect(data.total).toBe(5)
    titles.push(...data.items.map(({ title }) => title))
    after = data.next ?? undefined
  } while (after !== undefined)

  expect(titles).toEqual(['Order 5', 'Order 4', 'Order 3', 'Order 2', 'Order 1'])
})

test('one is marked as read, then all; another’s stay as they are', async () => {
  const [one, other] = [await somebody(), await somebody()]
  for (const at of [1, 2, 3]) await tell(one.accountId, at)
  await tell(other.accountId, 1)
  const { data: before } = await one.client.notifications.filter({})
  const noticeId = before.items[0]?.id ?? ''
  const foreign = (await other.client.notifications.filter({})).data.items[0]?.id ?? ''
  await one.client.notifications.read({ noticeId: foreign })
  const { data } = await one.client.notifications.read({ noticeId })
  const unread = await one.client.notifications.filter({ filter: { unread: true } })
  const all = await one.client.notifications.readAll()

  expect(data.unread).toBe(2)
  expect(unread.data.items.map(({ title }) => title)).toEqual(['Order 2', 'Order 1'])
  expect(all.data.unread).toBe(0)
  expect((await other.client.notifications.unread()).data.unread).toBe(1)
})

test('whoever is invited by email and has an account is told, and of changed roles', async () => {
  const [owner, guest] = [await somebody(), await somebody()]
  const made = await owner.client.organisations.create({
    kind: 'club',
    name: 'Ravi Wanderers',
    country: 'PK',
    city: '',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  const { id: organisationId } = made.data.organisation
  const { email } = await app.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', guest.accountId)
    .executeTakeFirstOrThrow()
  await owner.client.organisations.invite({ organisationId, roles: ['coach'], email })
  const { text } = await app.db
    .selectFrom('message')
    .select('body as text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  await guest.client.organisations.acceptInvitation({ token })
  await owner.client.organisations.changeRoles({
    organisationId,
    accountId: guest.accountId,
    roles: ['scorer', 'ground-manager'],
  })
  await handleEvents(app)
  const { data } = await guest.client.notifications.filter({})

  expect(data.items.map(({ kind, title, body }) => [kind, title, body])).toContainEqual([
    'role',
    'Ravi Wanderers',
    'Your roles are now: scorer, ground manager.',
  ])
  expect((await owner.client.notifications.unread()).data.unread).toBe(0)
})

test('players are told of their squad, of what they are asked, and of what is called off', async () => {
  const { client, organisationId } = await aClub(app)
  const squad = await aTeam(client, organisationId, 'Ravi Seconds')
  const accountId = await someone(app, { roles: [{ organisationId, role: 'player' }] })
  const player = await clientAs(app, accountId)
  await client.clubs.addPlayers({ organisationId, text: '', accountIds: [accountId] })
  const { data } = await client.clubs.players({ organisationId })
  await client.clubs.addToSquad({ ...squad, playerIds: data.players.map(({ id }) => id) })
  const { data: entry } = await client.clubs.addEntry({
    organisationId,
    fields: {
      kind: 'match',
      teamId: squad.teamId,
      opponent: 'Lyari Athletic',
      place: 'The Oval',
      note: '',
      startsAt: after(app.now(), 3 * DAY),
      endsAt: after(app.now(), 3 * DAY + 3600),
      askDays: null,
    },
    idempotencyKey: randomUUID(),
  })
  const calledOff = { organisationId, entryId: entry.id, reason: 'The ground is under water.' }
  await client.clubs.cancelEntry(calledOff)
  await handleEvents(app)
  const { items } = (await player.notifications.filter({})).data

  expect(items.map(({ kind, body }) => [kind, body])).toEqual([
    ['club', expect.stringMatching(/^Called off: Ravi Seconds .+ v Lyari Athletic, \d+ \w+\.$/)],
    ['club', expect.stringMatching(/^You are in the squad of Ravi Seconds .+ for 2026\.$/)],
  ])
  expect((await client.notifications.unread()).data.unread).toBe(0)
})

test('what somebody was told is exported, and goes when the account is closed', async () => {
  const { accountId, client } = await somebody()
  await tell(accountId, 1)
  const held = await personalData.held['notice']?.rows(accountId).execute(app.db)
  await app.db.transaction().execute(async (db) => {
    await personalData.erase?.(db, { accountId, addresses: [], now: app.now() })
  })

  expect(held?.rows).toMatchObject([{ kind: 'order', title: 'Order 1' }])
  expect((await client.notifications.filter({})).data.total).toBe(0)
})
