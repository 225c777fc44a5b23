import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OrganisationRow } from '#records/references.queries.ts'

/** The organisation of this alias as JSON (`OrganisationRow`). */
export const organisationJson = (alias: string): RawBuilder<OrganisationRow> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`jsonb_build_object('id', ${column('id')}, 'kind', ${column('kind')},
    'name', ${column('name')}, 'isSample', ${column('is_sample')})`
}

/** Undefined when there is none, or when it is archived. */
export async function findOrganisation(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select id, kind, name, is_sample as "isSample" from organisation
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
