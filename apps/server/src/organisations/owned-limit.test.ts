import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { refusal } from './refusal.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)

test('who owns fifty organisations becomes an owner neither by invitation nor by promotion, but takes any other role', async () => {
  const organisationId = await anOrganisation(app, 'club')
  const as = async (accountId: string) => {
    const { organisations } = await clientAs(app, accountId)
    return { accountId, organisations }
  }
  const owner = await as(await someone(app, { roles: [{ organisationId, role: 'owner' }] }))
  const guest = await as(await someone(app))
  await app.pool.query(
    `with made as (insert into organisation (kind, name)
       select 'club', 'Club ' || n from generate_series(1, 50) n returning id)
     insert into membership (organisation_id, account_id, role, granted_at)
     select id, $1, 'owner', now() from made`,
    [guest.accountId],
  )
  const accept = async (role: OrganisationRole) => {
    const { data } = await owner.organisations.invite({ organisationId, roles: [role] })
    const token = data.path?.split('#token=')[1] ?? ''
    return { token, code: await refusal(guest.organisations.acceptInvitation({ token })) }
  }
  const { token, code } = await accept('owner')
  expect(code).toBe('TOO_MANY_ORGANISATIONS')
  expect((await accept('coach')).code).toBeUndefined()
  const member = { organisationId, accountId: guest.accountId }
  const promote = () => owner.organisations.changeRoles({ ...member, roles: ['coach', 'owner'] })
  expect(await refusal(promote())).toBe('TOO_MANY_ORGANISATIONS')
  await app.pool.query(
    `update organisation set archived_at = now() where id = (
       select organisation_id from membership where account_id = $1 and role = 'owner' limit 1)`,
    [guest.accountId],
  )
  expect(await refusal(guest.organisations.acceptInvitation({ token }))).toBeUndefined()
  expect(await refusal(promote())).toBeUndefined()
})
