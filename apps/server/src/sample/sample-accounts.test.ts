import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { expect, test } from 'vitest'
import { clientAs } from '#app/access-walk/people.testing.ts'
import { sampleAccounts } from '#accounts/sample-accounts.ts'
import { freshApp } from '#app/app-context.testing.ts'
import type { AppContext } from '#app-context.ts'
import { fillSampleWorld } from './fill.ts'
import { SAMPLE_HOST } from './sample-site.ts'
import { sampleWorld } from './sample-world.ts'

const app = await freshApp('sample')

const accountOf = async (email: string) => {
  const account = await app.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return account.id
}

test('there is somebody to sign in as for each role, and each is what the address says', async () => {
  const { accounts } = await sampleAccounts(app)

  expect(accounts.map(({ role }) => role).toSorted()).toEqual(
    ['member', 'operator', ...OrganisationRole.options].toSorted(),
  )
  for (const { role, email } of accounts) {
    const client = await clientAs(app, await accountOf(email))
    const { data } = await client.access.permissions()
    const held = new Set(data.roles.map((one) => one.role))
    const isRole = role !== 'member' && role !== 'operator'
    expect([...held]).toEqual(isRole ? [role] : [])
    expect(data.operator).toBe(role === 'operator')
    expect(data.roles.every(({ organisation }) => organisation.isSample)).toBe(true)
  }
})

test('the second front is edited by the content editor of its association, the first is not', async () => {
  const editor = await accountOf('content-editor@sample.example')
  const actionsAt = async (host: string) =>
    (await (await clientAs(app, editor, host)).access.permissions()).data.actions

  expect(await actionsAt(SAMPLE_HOST)).toEqual(['edit-content'])
  expect(await actionsAt('localhost')).toEqual([])
})

test('who has been given another password is named no more', async () => {
  const other = await freshApp('sample')
  await other.db
    .updateTable('account')
    .set({ password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$c29tZWJvZHkgZWxzZQ' })
    .where('email', '=', 'operator@sample.example')
    .execute()

  const { accounts } = await sampleAccounts(other)

  expect(accounts.map(({ role }) => role)).not.toContain('operator')
  expect(accounts.map(({ role }) => role)).toContain('member')
})

test('organisations own every ground, both tournaments and sides of their own', () => {
  const { organisations, members, grounds, tournaments, teams } = sampleWorld(app.now())
  const known = new Set(organisations.map(({ id }) => id))
  const owned = (records: typeof teams | typeof grounds | typeof tournaments) =>
    records.filter((one) => known.has(one.organisation_id ?? '')).length

  expect(new Set(organisations.map(({ kind }) => kind)).size).toBe(4)
  expect(organisations.every((one) => one.is_sample === true)).toBe(true)
  expect([owned(grounds), owned(tournaments), owned(teams)]).toEqual([6, 2, 8])
  const ownerIsIn = members.filter(({ role }) => role === 'owner').map((one) => one.organisationId)
  expect(new Set(ownerIsIn)).toEqual(known)
})

const forbid = (where: AppContext, table: string) =>
  where.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$;
    create trigger refuse before insert on ${table} execute function refuse()`)

test('an interrupted filling of the sample world leaves nothing, and is done at the next start', async () => {
  const other = await freshApp('empty')
  await forbid(other, 'platform_role')
  await expect(fillSampleWorld(other)).rejects.toThrow('not now')
  const left = await other.pool.query('select from site union all select from match')
  await other.pool.query('drop trigger refuse on platform_role')

  await fillSampleWorld(other)

  expect(left.rowCount).toBe(0)
  expect((await sampleAccounts(other)).accounts).toHaveLength(11)
})
