import { expect, test } from 'vitest'
import { ensureDefaultSite } from '#sites/sites.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, someone } from '#app/access-walk/people.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const keepsAnOwner = { constraint: 'membership_keeps_an_owner' }

async function ownedBy(owners: number) {
  const organisationId = await anOrganisation(app, 'club')
  const held = { operator: false, roles: [{ organisationId, role: 'owner' as const }] }
  const accounts = await Promise.all(Array.from({ length: owners }, () => someone(app, held)))
  return { organisationId, accounts }
}

const leave = (organisationId: string, accountId = '') =>
  app.db
    .deleteFrom('membership')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute()

test('the last owner cannot leave an organisation', async () => {
  const { organisationId, accounts } = await ownedBy(1)

  await expect(leave(organisationId, accounts[0])).rejects.toMatchObject(keepsAnOwner)
})

test('when two owners leave at once, one of them stays', async () => {
  const { organisationId, accounts } = await ownedBy(2)

  const left = await Promise.allSettled(accounts.map((one) => leave(organisationId, one)))

  expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an organisation can be handed over in one go', async () => {
  const { organisationId, accounts } = await ownedBy(1)
  const heir = await someone(app)

  await app.db.transaction().execute(async (db) => {
    await db.deleteFrom('membership').where('organisation_id', '=', organisationId).execute()
    const owner = { organisation_id: organisationId, account_id: heir, role: 'owner' as const }
    await db
      .insertInto('membership')
      .values({ ...owner, granted_by: accounts[0] ?? null, granted_at: app.now() })
      .execute()
  })

  await expect(leave(organisationId, heir)).rejects.toMatchObject(keepsAnOwner)
})
