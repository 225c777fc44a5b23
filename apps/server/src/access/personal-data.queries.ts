import { sql } from 'kysely'
import { LAST_OWNER } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import type { PersonalData, Refusal } from '#privacy/personal-data.ts'

/** The names of the organisations of which the account is the only owner. */
async function findSoleOwnerships(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select o.name from membership m join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId}::uuid and m.role = 'owner' and o.archived_at is null
      and not exists (
        select from membership other where other.organisation_id = o.id and other.role = 'owner'
          and other.account_id <> m.account_id)
    order by o.name, o.id`.execute(db)
  return found.rows.map(({ name }) => name)
}

async function refuseClosing(db: Db, accountId: string): Promise<Refusal | undefined> {
  const organisations = await findSoleOwnerships(db, accountId)
  if (organisations.length === 0) return undefined
  const message = `You are the only owner of ${organisations.join(', ')}. Make somebody else an owner first.`
  return { code: 'LAST_OWNER', status: LAST_OWNER.status, message }
}

export const personalData: PersonalData = {
  held: {
    membership: {
      by: ['membership.account_id'],
      rows: (id) => sql`select m.organisation_id, o.name as organisation, m.role, m.granted_at
        from membership m join organisation o on o.id = m.organisation_id
        where m.account_id = ${id}::uuid order by m.organisation_id, m.role`,
    },
    membership_granted: {
      by: ['membership.granted_by'],
      rows: (id) => sql`select organisation_id, role, granted_at
        from membership where granted_by = ${id}::uuid order by granted_at desc, organisation_id, role`,
    },
    platform_role: {
      by: ['platform_role.account_id'],
      rows: (id) => sql`select role, granted_at from platform_role where account_id = ${id}::uuid`,
    },
  },
  refuseClosing: (db, { accountId }) => refuseClosing(db, accountId),
  erase: async (db, { accountId }) => {
    await db.deleteFrom('membership').where('account_id', '=', accountId).execute()
    await db.deleteFrom('platform_role').where('account_id', '=', accountId).execute()
  },
}
