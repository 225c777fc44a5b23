import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationColumns, type OrganisationRow } from '#records/references.queries.ts'

/** Undefined when there is no such organisation, or when it is archived. */
export async function findAcademy(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}

/** Changes of what an academy plans follow each other; enrolments, which refer to it, go on. */
export async function lockAcademy(db: Db, organisationId: string): Promise<void> {
  await sql`select from organisation where id = ${organisationId}::uuid for no key update`.execute(
    db,
  )
}
