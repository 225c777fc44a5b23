import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

/** What is on file about somebody goes with the account; what somebody filed is the organisation's. */
export const personalData: PersonalData = {
  held: {
    document: {
      by: ['document.about_id'],
      rows: (
        id,
      ) => sql`select id, organisation_id, purpose, title, expires_on::text, seen_by, saved_at
        from document where about_id = ${id}::uuid order by saved_at desc, id desc`,
    },
    document_saved: {
      by: ['document.saved_by'],
      rows: (id) => sql`select id, organisation_id, purpose, saved_at
        from document where saved_by = ${id}::uuid order by saved_at desc, id desc`,
    },
    document_file: {
      by: ['document_file.sent_by'],
      rows: (id) => sql`select id, organisation_id, type, size, sent_at
        from document_file where sent_by = ${id}::uuid order by id desc`,
    },
  },
  erase: async (db, { accountId }) => {
    await sql`
      with gone as (
        delete from document where about_id = ${accountId}::uuid returning file_id
      )
      delete from document_file f using gone where f.id = gone.file_id
        and not exists (select from document d where d.file_id = f.id
          and d.about_id is distinct from ${accountId}::uuid)`.execute(db)
  },
}
