import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Account } from './access.ts'
import { isOperator, rolesHeld } from './roles.queries.ts'

export type Granted = {
  readonly organisationId: string
  readonly accountId: string
  readonly roles: readonly OrganisationRole[]
  readonly grantedBy: string | null
  readonly now: string
}

/** Gives an account these roles besides those that it has. */
export async function grantRoles(db: Db, granted: Granted): Promise<void> {
  await db
    .insertInto('membership')
    .values(
      granted.roles.map((role) => ({
        organisation_id: granted.organisationId,
        account_id: granted.accountId,
        role,
        granted_by: granted.grantedBy,
        granted_at: granted.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes away the roles that are not among `but`. Breaks `membership_keeps_an_owner` where the last owner
 * would be gone.
 */
export async function takeRoles(
  db: Db,
  { organisationId, accountId }: Pick<Granted, 'organisationId' | 'accountId'>,
  but: readonly OrganisationRole[] = [],
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .$if(but.length > 0, (taken) => taken.where('role', 'not in', [...but]))
    .execute()
}

/** The roles of an account in an organisation, locked until the transaction ends. */
export async function lockRoles(
  db: Db,
  organisationId: string,
  accountId: string,
): Promise<OrganisationRole[]> {
  const held = await db
    .selectFrom('membership')
    .select('role')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
  return held.map(({ role }) => role)
}

/** The number of accounts with a role in an organisation. */
export async function countMembers(db: Db, organisationId: string): Promise<number> {
  const found = await db
    .selectFrom('membership')
    .select(sql<number>`count(distinct account_id)::int`.as('members'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return found.members
}

/** What an account may do now, signed in or not; undefined when it is gone or closed. */
export async function findActor(db: Db, accountId: string): Promise<Account | undefined> {
  return db
    .selectFrom('account')
    .select(['id as accountId', isOperator.as('operator'), rolesHeld.as('roles')])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
