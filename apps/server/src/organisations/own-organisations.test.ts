import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from './refusal.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

type Client = Awaited<ReturnType<typeof clientAs>>

const fields = {
  name: 'Ravi Wanderers',
  country: 'PK',
  city: 'Lahore',
  about: 'Founded under a banyan tree.',
  website: 'https://wanderers.example.org',
  email: 'hello@wanderers.example.org',
  phone: '+92 42 1234567',
}

const make = (client: Client, more: object = {}) =>
  client.organisations.create({ kind: 'club', ...fields, idempotencyKey: randomUUID(), ...more })

const aClient = async () => clientAs(app, await someone(app))

test('whoever makes a club owns it, and it has a public page at once', async () => {
  const client = await aClient()
  const visitor = await aClient()

  const { data } = await make(client)
  const { organisationId } = { organisationId: data.organisation.id }
  const page = await visitor.organisations.show({ organisationId })
  const { data: own } = await client.organisations.own()

  expect(page.data).toMatchObject({
    organisation: { name: 'Ravi Wanderers', kind: 'club', country: 'Pakistan', isSample: false },
    profile: { city: 'Lahore', website: 'https://wanderers.example.org' },
  })
  expect(own).toMatchObject([
    { organisation: { id: organisationId }, roles: ['owner'], members: 1, isManager: true },
  ])
})

test('a request that is repeated makes one club', async () => {
  const client = await aClient()
  const idempotencyKey = randomUUID()

  const made = await Promise.all([1, 2, 3].map(() => make(client, { idempotencyKey })))
  const other = await refusal(make(client, { idempotencyKey, name: 'Another' }))

  expect(new Set(made.map(({ data }) => data.organisation.id)).size).toBe(1)
  expect(other).toBe('IDEMPOTENCY_KEY_REUSED')
})

test.each([
  ['name', ' a '],
  ['name', 'x'.repeat(81)],
  ['name', 'Two\nlines'],
  ['website', 'javascript:alert(1)'],
  ['email', 'nobody'],
  ['phone', 'ring me'],
  ['about', 'x'.repeat(2001)],
  ['country', 'pk'],
])('a club whose %s is %j is refused', async (field, value) => {
  const client = await aClient()

  expect(await refusal(make(client, { [field]: value }))).toBe('BAD_REQUEST')
})

test('of two who save the same revision the second is told', async () => {
  const client = await aClient()
  const { data } = await make(client)
  const asked = { organisationId: data.organisation.id, revision: data.revision }

  const saved = await client.organisations.save({ ...asked, fields: { ...fields, city: 'Okara' } })
  const late = await refusal(client.organisations.save({ ...asked, fields }))

  expect(saved.data).toMatchObject({ revision: 2, fields: { city: 'Okara' } })
  expect(late).toBe('STALE_ORGANISATION')
})

test('a club of a country that there is not is refused', async () => {
  const client = await aClient()

  expect(await refusal(make(client, { country: 'XX' }))).toBe('INVALID_INPUT')
})

test('a club keeps its country when it is given one that there is not', async () => {
  const client = await aClient()
  const { data } = await make(client)
  const { id } = data.organisation
  const unknown = { ...fields, country: 'XX' }

  const saved = client.organisations.save({ organisationId: id, revision: 1, fields: unknown })

  expect(await refusal(saved)).toBe('INVALID_INPUT')
  const kept = await client.organisations.showManaged({ organisationId: id })
  expect(kept.data).toMatchObject({ revision: 1, fields: { country: 'PK' } })
})

test('an account owns fifty organisations at most', async () => {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { rows } = await app.pool.query<{ id: string }>(
    `with made as (insert into organisation (kind, name)
       select 'club', 'Club ' || n from generate_series(1, 50) n returning id)
     insert into membership (organisation_id, account_id, role, granted_at)
     select id, $1, 'owner', now() from made returning organisation_id as id`,
    [accountId],
  )

  expect(rows).toHaveLength(50)
  expect(await refusal(make(client))).toBe('TOO_MANY_ORGANISATIONS')
})

test('an owner closes a club for good; one with a ground stays', async () => {
  const client = await aClient()
  const [{ data: first }, { data: second }] = [await make(client), await make(client)]
  const [closed, kept] = [first.organisation.id, second.organisation.id]
  await app.db
    .insertInto('ground')
    .values({ name: 'The Oval', city: 'Lahore', time_zone: 'Asia/Karachi', organisation_id: kept })
    .execute()

  await client.organisations.close({ organisationId: closed })
  const refused = await refusal(client.organisations.close({ organisationId: kept }))
  const { data: own } = await client.organisations.own()
  const { data: listed } = await client.organisations.filter({ page: { size: 100 } })

  expect(refused).toBe('ORGANISATION_IN_USE')
  expect(own.map(({ organisation }) => organisation.id)).toEqual([kept])
  expect(listed.items.map(({ id }) => id)).not.toContain(closed)
  expect(await refusal(client.organisations.showManaged({ organisationId: closed }))).toBe(
    'ORGANISATION_NOT_FOUND',
  )
})
