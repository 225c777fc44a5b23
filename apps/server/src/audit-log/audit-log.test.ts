import { randomUUID } from 'node:crypto'
import { contract } from '@pavilion/contract/contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appointOperator } from '#access/operators.ts'
import { login, member, startAccountServer } from '#accounts/accounts.testing.ts'
import { anOrganisation, clientAs, someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import type { AuditFilter } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import { isManaging } from './note-managed.ts'
import { personalData } from '#security/personal-data.queries.ts'

const server = await startAccountServer(await freshDatabase())
const { app, ask, origin, wait } = server
const operatorId = await someone(app, { operator: true })
const operator = await clientAs(app, operatorId)

const entries = async (filter: AuditFilter = {}, size = 100) =>
  (await operator.auditLog.filter({ filter, page: { size } })).data

const emailOf = async (id: string) =>
  (
    await app.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email

const someOrganisationId = '019a0000-0000-7000-8000-00000000dead'

test('what is refused to somebody who is logged in is logged, with the call and the thing', async () => {
  const accountId = await someone(app)
  const bearer = await tokenOf(app, accountId)

  const refused = await ask(`/api/v1/organisations/${someOrganisationId}/members`, { bearer })
  wait(1)
  await ask('/api/v1/operator/outbox/filter', { body: {}, bearer, address: '203.0.113.9' })
  const { items } = await entries({ account: accountId })

  expect(refused.http).toBe(404)
  expect(items).toMatchObject([
    { kind: 'access-refused', address: '203.0.113.9', details: { call: 'messages.filterOutbox' } },
    {
      kind: 'access-refused',
      account: { id: accountId, email: await emailOf(accountId), name: 'Someone Else' },
      subject: null,
      details: { call: 'organisations.members', organisationId: someOrganisationId },
    },
  ])
})

test('what somebody changes for others is logged once, with the call and the thing', async () => {
  const organisationId = await anOrganisation(app, 'club')
  const accountId = await someone(app, { roles: [{ organisationId, role: 'owner' }] })
  const bearer = await tokenOf(app, accountId)
  const at = `/api/v1/organisations/${organisationId}`
  const make = (name: string) => {
    const fields = { name, shortName: null, gender: 'mixed' }
    return ask(`${at}/teams`, { bearer, body: { fields, idempotencyKey: randomUUID() } })
  }
  const [made, refused] = [await make('Second eleven'), await make('')]
  wait(1)
  const closed = await ask(`${at}/close`, { bearer, body: {} })
  const { items } = await entries({ account: accountId })

  expect([made.http, refused.http, closed.http]).toEqual([201, 422, 200])
  expect(items.map(({ kind, details }) => [kind, details['call']])).toEqual([
    ['organisation-closed', undefined],
    ['record-changed', 'clubs.createTeam'],
  ])
  expect(items[1]).toMatchObject({ details: { organisationId } })
})

test('every call that changes something in a console is known to be one, and none that only looks', () => {
  const calls = Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([member, { '~orpc': promised }]) => {
      const { method = 'POST', path = '' } = promised.route
      return isManaging({ method, path }) ? [`${group}.${member}`] : []
    }),
  )

  expect(calls).toEqual(
    expect.arrayContaining([
      'tournaments.decideMatch',
      'tournaments.adjustPoints',
      'associations.answerTransfer',
      'discipline.decide',
      'fees.enterPayment',
      'documents.remove',
      'academies.givePack',
      'editor.save',
      'grounds.saveSlots',
      'groundConsole.close',
    ]),
  )
  const looking = ['editor.preview', 'editor.filter', 'clubs.readPlayers', 'bookings.quote']
  expect(calls.filter((call) => looking.includes(call))).toEqual([])
  expect(calls.filter((call) => /\.(filter|preview|show|list|simulate)/.test(call))).toEqual([])
})

test('what is public and does not exist, and who is not logged in, is no refused access', async () => {
  const accountId = await someone(app)
  const before = (await entries({ kind: ['access-refused'] })).total

  await ask(`/api/v1/teams/${someOrganisationId}`, { bearer: await tokenOf(app, accountId) })
  await ask('/api/v1/operator/outbox/filter', { body: {} })

  expect((await entries({ kind: ['access-refused'] })).total).toBe(before)
})

test('a flood of refusals is logged in part', async () => {
  const accountId = await someone(app)
  const bearer = await tokenOf(app, accountId)
  for (let asked = 0; asked < 70; asked += 10) {
    // No more at once than a busy server takes from one account.
    await Promise.all(
      Array.from({ length: 10 }, () => ask('/api/v1/operator/events/parked', { bearer })),
    )
  }

  expect((await entries({ account: accountId })).total).toBe(60)
})

test('roles given and taken are found under both accounts', async () => {
  const organisationId = await anOrganisation(app, 'club')
  const ownerId = await someone(app, { roles: [{ organisationId, role: 'owner' }] })
  const accountId = await someone(app, { roles: [{ organisationId, role: 'scorer' }] })
  const owner = await clientAs(app, ownerId)

  await owner.organisations.changeRoles({ organisationId, accountId, roles: ['coach', 'umpire'] })
  wait(1)
  await owner.organisations.removeMember({ organisationId, accountId })
  const { items } = await entries({ account: await emailOf(accountId) })

  const about = { account: { id: ownerId }, subject: { id: accountId } }
  const organisation = organisationId
  expect(items[0]).toMatchObject({ ...about, kind: 'role-taken' })
  expect(items).toHaveLength(3)
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'role-given',
        details: { organisation, roles: expect.stringMatching(/^(coach, umpire|umpire, coach)$/) },
      }),
      expect.objectContaining({ kind: 'role-taken', details: { organisation, roles: 'scorer' } }),
    ]),
  )
  expect((await entries({ account: ownerId })).items).toEqual(items)
})

test('commands on the machine are logged without an account', async () => {
  const accountId = await someone(app)
  await appointOperator(app.db, await emailOf(accountId), app.now())

  expect((await entries({ account: accountId })).items).toMatchObject([
    { kind: 'operator-appointed', account: null, address: '', userAgent: 'command line' },
  ])
})

test('who reads the outbox is logged once an hour', async () => {
  const readerId = await someone(app, { operator: true })
  const reader = await clientAs(app, readerId)
  for (const text of ['a', 'ab', 'abc']) await reader.messages.filterOutbox({ filter: { text } })

  expect((await entries({ account: readerId })).items).toMatchObject([{ kind: 'outbox-read' }])
})

test('an address is found by its beginning, and its signs are no wildcards', async () => {
  const person = await member(server)
  await server.account('login', {
    body: { username: person.email, password: 'not the one' },
    address: '2001:db8:7::9',
  })
  const under = async (address: string) => (await entries({ address })).items.length

  expect(await under('2001:db8:7')).toBe(1)
  expect(await under('2001:db8:8')).toBe(0)
  const { code } = await ask('/api/v1/operator/audit-log/filter', {
    body: { filter: { address: '%' } },
    bearer: await tokenOf(app, operatorId),
  })
  expect(code).toBe('INVALID_INPUT')
})

test('entries come in parts, of a time, newest first', async () => {
  wait(60)
  const from = app.now()
  const person = await member(server)
  wait(60)
  await login(server, person)
  wait(60)
  const until = app.now()
  wait(60)
  await login(server, person)

  const first = await entries({ from, until }, 3)
  const { data: rest } = await operator.auditLog.filter({
    filter: { from, until },
    page: { size: 3, after: first.next ?? '' },
  })

  expect(first.items[0]?.kind).toBe('signed-in')
  expect([...first.items, ...rest.items]).toHaveLength(first.total)
  expect(rest.next).toBeNull()
})

test('the log is downloaded as CSV, which is logged', async () => {
  const bearer = await tokenOf(app, operatorId)
  const response = await fetch(`${origin}/api/v1/operator/audit-log/table.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { kind: ['operator-appointed'] } }),
  })
  const [head = '', ...lines] = (await response.text()).trim().split('\r\n')

  expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(head).toMatch(/^\uFEFF?Time,Event,Account,Email,Concerns,Address,Device,Details$/)
  expect(lines).toEqual([expect.stringContaining(',operator-appointed,,,')])
  const { items } = await entries({ kind: ['audit-log-exported'] })
  expect(items).toMatchObject([{ account: { id: operatorId }, details: { entries: '1' } }])
})

test('an account’s own activity has no acts of administration', async () => {
  const { items } = (await operator.accounts.securityEvents({})).data

  expect(items).toEqual([])
  expect((await entries({ account: operatorId })).total).toBeGreaterThan(0)
})

test('what an operator did stays on record when the account is closed, without where they were', async () => {
  const accountId = await someone(app, { operator: true })
  const reader = await clientAs(app, accountId)
  await reader.messages.filterOutbox({})
  await app.db
    .insertInto('security_event')
    .values({
      account_id: accountId,
      kind: 'signed-in',
      address: '203.0.113.7',
      user_agent: 'x',
      at: app.now(),
    })
    .execute()

  await personalData.erase?.(app.db, { accountId, now: app.now(), addresses: [] })

  const { rows } = await sql`select kind, address, user_agent from security_event
    where account_id = ${accountId}`.execute(app.db)
  expect(rows).toEqual([{ kind: 'outbox-read', address: '', user_agent: '' }])
})
