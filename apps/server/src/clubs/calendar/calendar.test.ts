import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { after } from '#security/instants.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { aClub, aTeam, type Client, refusal } from '../clubs.testing.ts'
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

const tokenIn = (body: string | undefined) => /token=(\S+)/.exec(body ?? '')?.[1] ?? ''

test('players are asked once when the time comes, and answer by their own links without an account', async () => {
  const { client, organisationId, teamId, tag } = await aSquad()
  const { id: entryId } = await plan(client, organisationId, match(teamId))
  await Promise.all([askDue(app), askDue(app)])
  await askDue(app)
  const emails = await emailsTo(`ayesha-${tag}@example.org`)
  const token = tokenIn(emails[0])
  const given = { token, entryId, answer: 'maybe' as const, note: 'Late by an hour' }
  const { data } = await anybody.clubs.answerByLink(given)
  await anybody.clubs.answerByLink({ ...given, answer: 'yes' })
  const { data: answers } = await client.clubs.answers({ organisationId, entryId })

  expect(emails).toHaveLength(1)
  expect(data).toMatchObject({ name: 'Ayesha Khan', entries: [{ id: entryId, answer: 'maybe' }] })
  expect(answers.find(({ name }) => name === 'Ayesha Khan')).toMatchObject({
    answer: 'yes',
    note: 'Late by an hour',
  })
  const { data: calendar } = await client.clubs.calendar({ organisationId })
  expect(calendar.entries).toMatchObject([{ answers: { yes: 1, maybe: 0, no: 0, none: 2 } }])
})

test('nobody is asked before the time has come', async () => {
  const { client, organisationId, teamId, tag } = await aSquad()
  await plan(client, organisationId, match(teamId, { askDays: 2 }))
  await plan(client, organisationId, match(teamId, { askDays: null }))
  await askDue(app)

  expect(await emailsTo(`sana-${tag}@example.org`)).toEqual([])
})

test('a link that was made up, or whose player has left, shows nothing', async () => {
  const { client, organisationId, teamId, tag } = await aSquad()
  await plan(client, organisationId, match(teamId))
  await askDue(app)
  const token = tokenIn((await emailsTo(`sana-${tag}@example.org`))[0])
  const [playerId = ''] = token.split('.')
  const forged = `${playerId}.${Buffer.alloc(32).toString('base64url')}`

  expect(await refusal(anybody.clubs.askedByLink({ token: forged }))).toBe('LINK_NOT_VALID')
  expect(await refusal(anybody.clubs.askedByLink({ token }))).toBeUndefined()
  await client.clubs.removePlayer({ organisationId, playerId })
  expect(await refusal(anybody.clubs.askedByLink({ token }))).toBe('LINK_NOT_VALID')
})

test('an account answers for itself, and is not told of the teams of others', async () => {
  const { client, organisationId, teamId } = await aSquad()
  const other = await aTeam(client, organisationId, '2nd XI')
  const { id: entryId } = await plan(client, organisationId, match(teamId))
  const others = await plan(client, organisationId, match(other.teamId))
  const { data } = await client.clubs.answer({ entryId, answer: 'yes', note: '' })
  const stranger = await clientAs(app, await someone(app))

  expect(data.entries).toMatchObject([{ id: entryId, answer: 'yes' }])
  for (const [who, id] of [
    [client, others.id],
    [stranger, entryId],
  ] as const) {
    const answered = who.clubs.answer({ entryId: id, answer: 'yes', note: '' })
    expect(await refusal(answered)).toBe('ENTRY_NOT_FOUND')
  }
})

test('a changed time stays visible, and what is called off is told to those who might come', async () => {
  const { client, organisationId, teamId, tag } = await aSquad()
  const fields = match(teamId)
  const { id: entryId, startsAt } = await plan(client, organisationId, fields)
  const later = { ...fields, startsAt: after(startsAt, 3600) }
  const asked = { organisationId, entryId, revision: 1, fields: later }
  const { data: saved } = await client.clubs.saveEntry(asked)
  const stale = await refusal(client.clubs.saveEntry(asked))
  await askDue(app)
  const sana = `sana-${tag}@example.org`
  await anybody.clubs.answerByLink({
    token: tokenIn((await emailsTo(sana))[0]),
    entryId,
    answer: 'no',
    note: '',
  })
  const off = { organisationId, entryId, reason: 'The ground is under water.' }
  await client.clubs.cancelEntry(off)
  const { data: cancelled } = await client.clubs.cancelEntry(off)

  expect([saved.formerStartsAt, stale]).toEqual([startsAt, 'STALE_ENTRY'])
  expect(cancelled).toMatchObject({ reason: 'The ground is under water.' })
  expect(await emailsTo(sana)).toHaveLength(2)
  expect((await emailsTo(`ayesha-${tag}@example.org`)).slice(2)).toEqual([
    expect.stringContaining('The ground is under water.'),
  ])
  const late = client.clubs.answer({ entryId, answer: 'yes', note: '' })
  expect(await refusal(late)).toBe('ENTRY_OVER')
})

test('who has said no hears as well that a match has another time or place, and nobody of another note', async () => {
  const { client, organisationId, teamId, tag, accountId } = await aSquad()
  const fields = match(teamId, { askDays: null })
  const { id: entryId } = await plan(client, organisationId, fields)
  await client.clubs.ask({ organisationId, entryId })
  const sana = `sana-${tag}@example.org`
  const [asked] = await emailsTo(sana)
  const no = { token: tokenIn(asked), entryId, answer: 'no' as const, note: '' }
  await anybody.clubs.answerByLink(no)
  await handleEvents(app)
  const manager = await clientAs(
    app,
    await someone(app, { roles: [{ organisationId, role: 'admin' }] }),
  )
  const save = (revision: number, more: object) =>
    manager.clubs.saveEntry({ organisationId, entryId, revision, fields: { ...fields, ...more } })
  await save(1, { note: 'Bring whites' })
  expect(await emailsTo(sana)).toEqual([asked])
  await save(2, { note: 'Bring whites', place: 'Model Town Green' })
  await handleEvents(app)

  const [, moved, ...more] = await emailsTo(sana)
  expect(moved).toContain('Model Town Green')
  expect(moved).toMatch(/Before, it was: .*The Oval/)
  expect([tokenIn(moved), more]).toEqual([no.token, []])
  const { rows } = await app.pool.query<{ body: string }>(
    `select e.body from notice n join notice_event e on e.id = n.event_id
     where n.account_id = $1 order by e.id`,
    [accountId],
  )
  expect(rows.at(-1)?.body).toMatch(/^New time or place: 1st XI/)
})

test('everybody of a large club hears that a training is off', async () => {
  const { client, organisationId } = await aClub(app)
  const tag = randomUUID()
  const emails = Array.from({ length: 300 }, (_, at) => `p${at}-${tag}@example.org`)
  for (const half of [emails.slice(0, 150), emails.slice(150)]) {
    const text = half.map((email, at) => `Player ${at} of ${half[0]}, ${email}`).join('\n')
    await client.clubs.addPlayers({ organisationId, text, accountIds: [] })
  }
  const { id: entryId } = await plan(client, organisationId, match(null, { kind: 'training' }))
  await client.clubs.cancelEntry({ organisationId, entryId, reason: 'Rain' })

  expect(await emailsTo(emails.at(-1) ?? '')).toHaveLength(1)
})

test('a request that is repeated plans one match, and a team of another club is refused', async () => {
  const { client, organisationId, teamId } = await aSquad()
  const asked = { organisationId, fields: match(teamId), idempotencyKey: randomUUID() }
  const made = await Promise.all([1, 2].map(() => client.clubs.addEntry(asked)))
  const elsewhere = await aClub(app)
  const strange = elsewhere.client.clubs.addEntry({
    ...asked,
    organisationId: elsewhere.organisationId,
  })

  expect(new Set(made.map(({ data }) => data.id)).size).toBe(1)
  expect(await refusal(strange)).toBe('TEAM_NOT_FOUND')
})

test.each([
  ['teamId', { teamId: null }],
  ['opponent', { opponent: '' }],
  ['endsAt', { endsAt: after(app.now(), DAY) }],
  ['endsAt', { endsAt: after(app.now(), 30 * DAY) }],
])('a match whose %s is wrong is refused', async (_, wrong) => {
  const { client, organisationId, teamId } = await aSquad()
  const asked = plan(client, organisationId, match(teamId, wrong))
  expect(await refusal(asked)).toBe('BAD_REQUEST')
})

test('an address is written to thirty times a day at most, however many players have it', async () => {
  const { client, organisationId, tag } = await aSquad()
  const names = Array.from({ length: 40 }, (_, at) => `Player ${String.fromCodePoint(0x4e00 + at)}`)
  const text = names.map((name) => `${name}, victim-${tag}@example.org`).join('\n')
  await client.clubs.addPlayers({ organisationId, text })
  const { id: entryId } = await plan(client, organisationId, match(null, { kind: 'training' }))
  const { data } = await client.clubs.ask({ organisationId, entryId })

  expect(await emailsTo(`victim-${tag}@example.org`)).toHaveLength(30)
  expect(data.emails).toBe(33)
})
