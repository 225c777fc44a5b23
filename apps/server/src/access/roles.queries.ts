import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { RoleIn } from './access.ts'

/** Whether the account of the current row is an operator. */
export const isOperator = sql<boolean>`exists (
  select from platform_role p where p.account_id = account.id and p.role = 'operator')`

/** The roles of the account of the current row, leaving out archived organisations. */
export const rolesHeld = sql<RoleIn[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', m.organisation_id, 'role', m.role)
           order by m.organisation_id, m.role), '[]')
  from membership m join organisation o on o.id = m.organisation_id
  where m.account_id = account.id and o.archived_at is null)`

/**
 * Makes the verified account with this address an operator, if it is not one yet. Answers its id; undefined
 * when there is no such account.
 */
export async function grantOperator(
  db: Db,
  emailKey: string,
  now: string,
): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (account === undefined) return undefined
  await db
    .insertInto('platform_role')
    .values({ account_id: account.id, role: 'operator', granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return account.id
}

/** Answers the id of whoever was an operator under this address; undefined when nobody was. */
export async function revokeOperator(db: Db, emailKey: string): Promise<string | undefined> {
  const revoked = await db
    .deleteFrom('platform_role')
    .using('account')
    .whereRef('account.id', '=', 'platform_role.account_id')
    .where('account.email_key', '=', emailKey)
    .where('platform_role.role', '=', 'operator')
    .returning('platform_role.account_id as id')
    .executeTakeFirst()
  return revoked?.id
}

export async function countOperators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('platform_role')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow()
  return Number(count)
}
