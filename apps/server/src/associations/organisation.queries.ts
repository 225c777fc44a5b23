import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationColumns, type OrganisationRow } from '#records/references.queries.ts'

/** Undefined when there is none, or when it is archived. */
export async function findOrganisation(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}

/** The accounts that run an organisation, which are told what happens to it. */
export async function findManagers(db: Db, organisationId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct account_id as id from membership
    where organisation_id = ${organisationId}::uuid and role in ('owner', 'admin')`.execute(db)
  return found.rows.map(({ id }) => id)
}
