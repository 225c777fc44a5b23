import { expect, test } from 'vitest'
import { ensureDefaultSite } from '#sites/sites.ts'
import { freshWorld } from '#world.testing.ts'
import { anOrganisation, someone } from './people.testing.ts'

const world = await freshWorld('empty')
await ensureDefaultSite(world)
const keepsAnOwner = { constraint: 'membership_keeps_an_owner' }

async function ownedBy(owners: number) {
  const organisationId = await anOrganisation(world, 'club')
  const held = { operator: false, roles: [{ organisationId, role: 'owner' as const }] }
  const accounts = await Promise.all(Array.from({ length: owners }, () => someone(world, held)))
  return { organisationId, accounts }
}

const leave = (organisationId: string, accountId = '') =>
  world.db
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
  const heir = await someone(world)

  await world.db.transaction().execute(async (db) => {
    await db.deleteFrom('membership').where('organisation_id', '=', organisationId).execute()
    const owner = { organisation_id: organisationId, account_id: heir, role: 'owner' as const }
    await db
      .insertInto('membership')
      .values({ ...owner, granted_by: accounts[0] ?? null, granted_at: world.now() })
      .execute()
  })

  await expect(leave(organisationId, heir)).rejects.toMatchObject(keepsAnOwner)
})
