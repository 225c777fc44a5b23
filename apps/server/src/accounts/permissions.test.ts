import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite, forgetSites } from '#sites/sites.ts'
import { clientOf, freshApp } from '#app/app-context.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const club = await anOrganisation(app, 'club')

const permissionsOf = async (accountId: string) =>
  (await (await clientAs(app, accountId)).access.permissions()).data

test('who is signed out has no permissions to speak of', async () => {
  await expect(clientOf(app).access.permissions()).rejects.toMatchObject({ status: 401 })
})

test('a member is told every role with its organisation', async () => {
  const roles = (['scorer', 'coach'] as const).map((role) => ({ organisationId: club, role }))

  const organisation = { id: club, name: 'Some club', kind: 'club', isSample: false }
  expect(await permissionsOf(await someone(app, { roles }))).toEqual({
    operator: false,
    roles: [
      { role: 'coach', organisation },
      { role: 'scorer', organisation },
    ],
    actions: [],
  })
})

test('an operator is told of content, settings, parked events, the audit log and outbox', async () => {
  const operator = await someone(app, { operator: true })

  expect(await permissionsOf(operator)).toEqual({
    operator: true,
    roles: [],
    actions: [
      'edit-content',
      'edit-site',
      'manage-parked-events',
      'manage-accounts',
      'refund-orders',
      'run-shop',
      'read-audit-log',
      'merge-people',
      'read-outbox',
    ],
  })
})

test('the outbox is not offered where messages really go out', async () => {
  const smtpUrl = 'smtp://mail.example.org'
  const mailing = { ...app, config: { ...app.config, smtpUrl } }

  const client = await clientAs(mailing, await someone(app, { operator: true }))

  expect((await client.access.permissions()).data.actions).toEqual([
    'edit-content',
    'edit-site',
    'manage-parked-events',
    'manage-accounts',
    'refund-orders',
    'run-shop',
    'read-audit-log',
    'merge-people',
  ])
  await expect(client.messages.filterOutbox({})).rejects.toMatchObject({ status: 404 })
})

test('an archived organisation gives nobody any rights', async () => {
  const academy = await anOrganisation(app, 'academy')
  const owner = await someone(app, { roles: [{ organisationId: academy, role: 'owner' }] })
  await app.db.updateTable('site').set({ organisation_id: academy }).execute()
  forgetSites(app)
  const client = await clientAs(app, owner)
  const before = (await client.access.permissions()).data

  await app.db
    .updateTable('organisation')
    .set({ archived_at: app.now() })
    .where('id', '=', academy)
    .execute()

  const after = (await client.access.permissions()).data
  expect([before.roles.length, before.actions]).toEqual([1, ['edit-content']])
  expect([after.roles.length, after.actions]).toEqual([0, []])
})
