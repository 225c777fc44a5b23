import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam, type Client } from '../clubs.testing.ts'
import { askDue } from './ask-players.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const anybody = clientOf(app)
const DAY = 86_400

const match = (teamId: string | null, more: object = {}) => ({
  kind: 'match' as const,
  teamId,
  opponent: 'Lyari Athletic',
  place: 'The Oval',
  note: '',
  startsAt: after(app.now(), 3 * DAY),
  endsAt: after(app.now(), 3 * DAY + 6 * 3600),
  askDays: 6,
  ...more,
})

/** A club with a squad of three: two with email addresses, one with an account. */
async function aSquad() {
  const club = await aClub(app)
  const { client, organisationId } = club
  const squad = { ...(await aTeam(client, organisationId)), season: app.now().slice(0, 4) }
  const tag = randomUUID()
  await client.clubs.addPlayers({
    organisationId,
    text: `Ayesha Khan, ayesha-${tag}@example.org\nSana Mir, sana-${tag}@example.org`,
    accountIds: [club.accountId],
  })
  const { data } = await client.clubs.players({ organisationId })
  const playerIds = data.players.map(({ id }) => id)
  await client.clubs.addToSquad({ ...squad, playerIds })
  return { ...club, ...squad, tag }
}

const plan = async (client: Client, organisationId: string, fields: ReturnType<typeof match>) =>
  (await client.clubs.addEntry({ organisationId, fields, idempotencyKey: randomUUID() })).data

/** The emails to an address, the newest last. */
async function emailsTo(address: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ body: string }>(
    'select body from message where recipient = $1 order by id',
    [address],
  )
  return rows.map(({ body }) => body)
}

/** The address of an account, and what it is emailed. */
async function inboxOf(accountId: string) {
  const { rows } = await app.pool.query<{ email: string }>(
    'select email from account where id = $1',
    [accountId],
  )
  const received = () =>
    app.db
      .selectFrom('message')
      .select(['subject', 'html', 'send_after', 'unsubscribe_url'])
      .where('recipient', '=', rows[0]?.email ?? '')
      .execute()
  return { received }
}

const clock = (seconds: number) => after(app.now(), seconds).slice(11, 16)

const chosen = (more: object) => ({
  kinds: [{ kind: 'club' as const, page: true, push: true, email: true }],
  timeZone: 'UTC',
  digestAt: null,
  quiet: null,
  ...more,
})

test('during quiet hours a question waits for their end, in the colours of the club', async () => {
  const { client, organisationId, teamId, accountId } = await aSquad()
  await client.organisations.saveBadge({
    organisationId,
    revision: 0,
    badge: { crestId: null, colours: { first: '#ffd200', second: '#102030' }, links: [] },
  })
  const quiet = { from: clock(-3600), until: clock(7200) }
  await client.notifications.saveSettings(chosen({ quiet }))
  await plan(client, organisationId, match(teamId))
  await askDue(app)
  const [email, ...more] = await (await inboxOf(accountId)).received()

  expect(more).toEqual([])
  expect(email?.send_after?.slice(11, 16)).toBe(quiet.until)
  expect(email?.html).toContain('background:#ffd200;color:#12211a')
  expect(email?.unsubscribe_url).toMatch(/\/unsubscribe\?token=/)
})

test('who declines emails of clubs is not asked by email, and a click in one declines them', async () => {
  const { client, organisationId, teamId, accountId } = await aSquad()
  const { received } = await inboxOf(accountId)
  await plan(client, organisationId, match(teamId))
  await askDue(app)
  const [first] = await received()
  const token = new URL(first?.unsubscribe_url ?? '').searchParams.get('token') ?? ''
  await anybody.notifications.stopEmails({ token })
  await plan(client, organisationId, match(teamId))
  await askDue(app)

  expect(first?.send_after).toBeNull()
  expect(await received()).toHaveLength(1)
})

test('a player without an account stops the emails of the club with the same click', async () => {
  const { client, organisationId, teamId, tag } = await aSquad()
  await plan(client, organisationId, match(teamId))
  await askDue(app)
  const sana = `sana-${tag}@example.org`
  const [first] = await emailsTo(sana)
  const token = /stop-emails#token=(\S+)/.exec(first ?? '')?.[1] ?? ''
  await anybody.notifications.stopEmails({ token })
  await plan(client, organisationId, match(teamId))
  await askDue(app)

  expect(await emailsTo(sana)).toEqual([first])
})
