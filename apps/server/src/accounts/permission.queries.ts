import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type HeldRole = Permissions['roles'][number]

/** Every role of an account with its organisation, by name; archived organisations are left out. */
export async function findHeldRoles(db: Db, accountId: string): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select m.role, jsonb_build_object(
             'id', o.id, 'name', o.name, 'kind', o.kind, 'isSample', o.is_sample) as organisation
    from membership m join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId}::uuid and o.archived_at is null
    order by o.name, o.id, m.role`.execute(db)
  return rows
}

/** Whether one of these organisations has a ground; undefined asks whether any organisation has. */
export async function hasGround(
  db: Db,
  organisationIds: readonly string[] | undefined,
): Promise<boolean> {
  const grounds = db.selectFrom('ground').select('id').limit(1)
  if (organisationIds === undefined) return (await grounds.executeTakeFirst()) !== undefined
  if (organisationIds.length === 0) return false
  const own = grounds.where('organisation_id', 'in', [...organisationIds])
  return (await own.executeTakeFirst()) !== undefined
}
