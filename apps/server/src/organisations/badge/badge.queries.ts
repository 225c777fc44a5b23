import type { BadgeFields } from '@pavilion/contract/organisations/badge-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { coloursJson } from '#records/badge.queries.ts'

export type ManagedRow = BadgeFields & { readonly revision: number }

export async function findBadge(db: Db, organisationId: string): Promise<ManagedRow> {
  return db
    .selectFrom('organisation as o')
    .select(['badge_revision as revision', 'crest_id as crestId', 'links'])
    .select(coloursJson('o').as('colours'))
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
}

/** Answers whether the revision was still the latest. */
export async function updateBadge(
  db: Db,
  organisationId: string,
  { revision, crestId, colours, links }: ManagedRow,
): Promise<boolean> {
  const updated = await db
    .updateTable('organisation')
    .set({
      crest_id: crestId,
      first_colour: colours?.first ?? null,
      second_colour: colours?.second ?? null,
      links: [...links],
      badge_revision: revision + 1,
    })
    .where('id', '=', organisationId)
    .where('badge_revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function hasPicture(db: Db, organisationId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('organisation_picture')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes pictures that nothing has shown for a day. */
export async function deleteOldPictures(
  db: Db,
  organisationId: string,
  before: string,
): Promise<void> {
  await sql`
    delete from organisation_picture p
    where p.organisation_id = ${organisationId}::uuid and p.made_at < ${before}::timestamptz
      and not exists (select from organisation o where o.crest_id = p.id)`.execute(db)
}
