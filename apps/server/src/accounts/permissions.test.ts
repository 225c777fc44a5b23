import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#access/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { clientOf, freshWorld } from '#world.testing.ts'

const world = await freshWorld('empty')
await ensureDefaultSite(world)
const club = await anOrganisation(world, 'club')

const permissionsOf = async (accountId: string) =>
  (await (await clientAs(world, accountId)).access.permissions()).data

test('who is signed out has no permissions to speak of', async () => {
  await expect(clientOf(world).access.permissions()).rejects.toMatchObject({ status: 401 })
})

test('a member is told every role with its organisation', async () => {
  const roles = (['scorer', 'coach'] as const).map((role) => ({ organisationId: club, role }))

  const organisation = { id: club, name: 'Some club', kind: 'club', isSample: false }
  expect(await permissionsOf(await someone(world, { roles }))).toEqual({
    operator: false,
    roles: [
      { role: 'coach', organisation },
      { role: 'scorer', organisation },
    ],
    deeds: [],
  })
})

test('an operator is told of content, settings and outbox', async () => {
  const operator = await someone(world, { operator: true })

  expect(await permissionsOf(operator)).toEqual({
    operator: true,
    roles: [],
    deeds: ['edit-content', 'edit-site', 'read-outbox'],
  })
})

test('the outbox is not offered where messages really go out', async () => {
  const smtpUrl = 'smtp://mail.example.org'
  const mailing = { ...world, config: { ...world.config, smtpUrl } }

  const client = await clientAs(mailing, await someone(world, { operator: true }))

  expect((await client.access.permissions()).data.deeds).toEqual(['edit-content', 'edit-site'])
  await expect(client.operator.outbox({})).rejects.toMatchObject({ status: 404 })
})

test('an archived organisation gives nobody any rights', async () => {
  const academy = await anOrganisation(world, 'academy')
  const owner = await someone(world, { roles: [{ organisationId: academy, role: 'owner' }] })
  await world.db.updateTable('site').set({ organisation_id: academy }).execute()
  const client = await clientAs(world, owner, 'academy.example')
  const before = (await client.access.permissions()).data

  await world.db
    .updateTable('organisation')
    .set({ archived_at: world.now() })
    .where('id', '=', academy)
    .execute()

  const after = (await client.access.permissions()).data
  expect([before.roles.length, before.deeds]).toEqual([1, ['edit-content']])
  expect([after.roles.length, after.deeds]).toEqual([0, []])
})
