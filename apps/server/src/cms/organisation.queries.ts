import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationBadge, type OrganisationRow } from '#records/references.queries.ts'
import { organisationIsIn, type Scope } from '#sites/scope.queries.ts'

/** Those of the organisations that are open, and that a site shows. */
export async function findShownOrganisations(
  db: Db,
  ids: readonly string[],
  scope: Scope,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select o.id from organisation o
    where o.id = any(${[...ids]}::uuid[]) and o.archived_at is null and ${organisationIsIn('o', scope)}
    order by o.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The organisation whose news a post is, as JSON; null for a post of the site itself. */
export const organisationOfPost: RawBuilder<OrganisationRow | null> = sql`(
  select jsonb_build_object('id', o.id, 'kind', o.kind, 'name', o.name, 'isSample', o.is_sample,
    'badge', ${organisationBadge('o')})
  from organisation o where o.id = post.organisation_id)`
