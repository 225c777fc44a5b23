import type { Documents } from '@pavilion/contract/documents/document-calls.ts'
import type { DocumentFields } from '@pavilion/contract/documents/document-fields.ts'
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

/** Locks the organisation, so that what it keeps on file is counted once. */
export async function lockDocuments(db: Db, organisationId: string): Promise<void> {
  await sql`select from organisation where id = ${organisationId}::uuid for no key update`.execute(
    db,
  )
}

/** All documents of an organisation, the first to lapse first. */
export async function findDocuments(
  db: Db,
  organisationId: string,
  now: string,
): Promise<Documents['documents']> {
  const found = await sql<Documents['documents'][number]>`
    select d.id, d.purpose, d.title, d.expires_on::text as "expiresOn", d.seen_by as "seenBy",
           case when a.id is not null then jsonb_build_object('id', a.id,
             'name', concat_ws(' ', a.first_name, a.last_name)) end as about,
           case when d.expires_on < t.today then 'lapsed'
                when d.expires_on <= t.today + 30 then 'lapses-soon' else 'valid' end as state,
           jsonb_build_object('id', f.id, 'type', f.type, 'size', f.size) as file,
           d.saved_at as "savedAt"
    from document d join document_file f on f.id = d.file_id
    left join account a on a.id = d.about_id
    cross join lateral (
      select (${now}::timestamptz at time zone d.time_zone)::date as today) t
    where d.organisation_id = ${organisationId}::uuid
    order by d.expires_on nulls last, lower(d.title), d.id`.execute(db)
  return found.rows
}

/** Those who have a role, by name. */
export async function findPeople(db: Db, organisationId: string): Promise<Documents['people']> {
  const found = await sql<Documents['people'][number]>`
    select a.id, concat_ws(' ', a.first_name, a.last_name) as name
    from account a where a.status = 'active' and exists (select from membership m
      where m.account_id = a.id and m.organisation_id = ${organisationId}::uuid)
    order by lower(concat_ws(' ', a.first_name, a.last_name)), a.id`.execute(db)
  return found.rows
}

type Of = { readonly organisationId: string; readonly documentId: string }

export type KeptDocument = { readonly aboutId: string | null; readonly fileId: string }

/** The document of an organisation as it is; undefined when there is none. */
export const findKept = (
  db: Db,
  { organisationId, documentId }: Of,
): Promise<KeptDocument | undefined> =>
  db
    .selectFrom('document')
    .select(['about_id as aboutId', 'file_id as fileId'])
    .where('id', '=', documentId)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()

export async function hasRole(db: Db, organisationId: string, accountId: string): Promise<boolean> {
  const found = await sql`
    select from membership where organisation_id = ${organisationId}::uuid
      and account_id = ${accountId}::uuid limit 1`.execute(db)
  return found.rows.length > 0
}

export async function countDocuments(db: Db, organisationId: string): Promise<number> {
  const found = await db
    .selectFrom('document')
    .select(sql<number>`count(*)::int`.as('documents'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return found.documents
}

type Saved = Of & {
  readonly fields: DocumentFields
  readonly timeZone: string
  readonly accountId: string
  readonly now: string
}

/** Answers false when the id is another organisation's. People are reminded anew of another last day. */
export async function putDocument(db: Db, saved: Saved): Promise<boolean> {
  const { organisationId, documentId, timeZone, accountId, now } = saved
  const { purpose, title, aboutId, expiresOn, seenBy, fileId } = saved.fields
  const put = await sql`
    insert into document (id, organisation_id, purpose, title, about_id, expires_on, time_zone,
                          seen_by, file_id, saved_by, saved_at)
    values (${documentId}::uuid, ${organisationId}::uuid, ${purpose}, ${title}, ${aboutId}::uuid,
            ${expiresOn}::date, ${timeZone}, ${seenBy}, ${fileId}::uuid, ${accountId}::uuid,
            ${now}::timestamptz)
    on conflict (id) do update set purpose = excluded.purpose, title = excluded.title,
      about_id = excluded.about_id, expires_on = excluded.expires_on,
      time_zone = excluded.time_zone, seen_by = excluded.seen_by, file_id = excluded.file_id,
      saved_by = excluded.saved_by, saved_at = excluded.saved_at,
      reminded = case when document.expires_on is not distinct from excluded.expires_on
                      then document.reminded end
    where document.organisation_id = excluded.organisation_id
    returning id`.execute(db)
  return put.rows.length > 0
}

/** Removes a document, and its file unless another document has it. */
export async function deleteDocument(db: Db, { organisationId, documentId }: Of): Promise<void> {
  await sql`
    with gone as (
      delete from document
      where id = ${documentId}::uuid and organisation_id = ${organisationId}::uuid
      returning id, file_id
    )
    delete from document_file f using gone where f.id = gone.file_id
      and not exists (select from document d where d.file_id = f.id and d.id <> gone.id)`.execute(
    db,
  )
}
