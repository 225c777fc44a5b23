import type {
  DocumentReaders,
  DOCUMENT_TYPES,
} from '@pavilion/contract/documents/document-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type FileRow = { readonly id: string; readonly type: DocumentType; readonly size: number }
type Same = { readonly organisationId: string; readonly digest: Buffer; readonly now: string }

/** The file that was sent before. It is kept for another day. */
export const renewFile = (
  db: Db,
  { organisationId, digest, now }: Same,
): Promise<FileRow | undefined> =>
  db
    .updateTable('document_file')
    .set({ sent_at: now })
    .where('organisation_id', '=', organisationId)
    .where('digest', '=', digest)
    .returning(['id', 'type', 'size'])
    .executeTakeFirst()

export type NewFile = Same & {
  readonly type: DocumentType
  readonly bytes: Buffer
  readonly accountId: string
}

export const insertFile = (db: Db, file: NewFile): Promise<FileRow> =>
  db
    .insertInto('document_file')
    .values({
      organisation_id: file.organisationId,
      digest: file.digest,
      type: file.type,
      bytes: file.bytes,
      sent_by: file.accountId,
      sent_at: file.now,
    })
    .returning(['id', 'type', 'size'])
    .executeTakeFirstOrThrow()

/** How many bytes the files of an organisation take. */
export async function countBytes(db: Db, organisationId: string): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int as bytes from document_file
    where organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]?.bytes ?? 0
}

export async function hasFile(db: Db, organisationId: string, fileId: string): Promise<boolean> {
  const found = await sql`
    select from document_file
    where id = ${fileId}::uuid and organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows.length > 0
}

/** Deletes the file unless a document has it. */
export async function deleteUnused(db: Db, fileId: string): Promise<void> {
  await sql`
    delete from document_file f where f.id = ${fileId}::uuid
      and not exists (select from document d where d.file_id = f.id)`.execute(db)
}

/** Deletes what was sent more than a day ago and no document has. */
export async function deleteExpired(db: Db, organisationId: string, now: string): Promise<void> {
  await sql`
    delete from document_file f where f.organisation_id = ${organisationId}::uuid
      and f.sent_at < ${now}::timestamptz - interval '1 day'
      and not exists (select from document d where d.file_id = f.id)`.execute(db)
}

type Of = { readonly organisationId: string; readonly documentId: string }

export type DocumentFileRow = {
  readonly organisationId: string
  readonly title: string
  readonly aboutId: string | null
  readonly seenBy: DocumentReaders
  readonly type: DocumentType
  readonly bytes: Buffer
}

/** Undefined when the organisation, which is not archived, has no such document. */
export async function findDocumentFile(
  db: Db,
  { organisationId, documentId }: Of,
): Promise<DocumentFileRow | undefined> {
  const found = await sql<DocumentFileRow>`
    select d.organisation_id as "organisationId", d.title, d.about_id as "aboutId",
           d.seen_by as "seenBy", f.type, f.bytes
    from document d join document_file f on f.id = d.file_id
    join organisation o on o.id = d.organisation_id and o.archived_at is null
    where d.id = ${documentId}::uuid and d.organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]
}
