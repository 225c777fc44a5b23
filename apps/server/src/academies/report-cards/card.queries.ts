import type { ReportCard } from '@pavilion/contract/academies/report-card-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type CardRow = Omit<ReportCard, 'organisation'> & { readonly organisation: OrganisationRow }

/** The card of a link, as it stands now; undefined when the link has ended or the student has gone. */
export async function findCard(db: Db, tokenHash: Buffer): Promise<CardRow | undefined> {
  const found = await sql<CardRow>`
    select ${organisationJson('o')} as organisation,
           s.name as student, p.name as programme, b.name as batch, m.name as term,
           coalesce(m.first_day, b.first_day)::text as "firstDay",
           coalesce(m.last_day, b.last_day)::text as "lastDay",
           (select concat_ws(' ', a.first_name, a.last_name) from account a
            where a.id = b.coach_id and a.status = 'active') as coach,
           (select count(*)::int from attendance k where k.enrolment_id = e.id) as sessions,
           (select count(*)::int from attendance k where k.enrolment_id = e.id
              and k.mark in ('here', 'late')) as attended,
           coalesce((select jsonb_agg(jsonb_build_object('name', k.name, 'level', a.level,
               'levels', to_jsonb(k.levels)) order by k.place, k.id)
             from assessment a join skill k on k.id = a.skill_id
             where a.enrolment_id = e.id), '[]') as skills,
           c.comment
    from report_card c join enrolment e on e.id = c.enrolment_id
    join student s on s.id = e.student_id and s.account_id is not null
    join batch b on b.id = e.batch_id join programme p on p.id = b.programme_id
    left join academy_term m on m.id = b.term_id
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    where c.token_hash = ${tokenHash}`.execute(db)
  return found.rows[0]
}

type Shared = { readonly enrolmentId: string; readonly tokenHash: Buffer; readonly now: string }

/** Answers whether there is something to share. */
export async function shareCard(db: Db, { enrolmentId, tokenHash, now }: Shared): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update report_card c set token_hash = ${tokenHash}, shared_at = ${now}::timestamptz
    where c.enrolment_id = ${enrolmentId}::uuid and (c.comment <> '' or exists (
      select from assessment a where a.enrolment_id = c.enrolment_id))`.execute(db)
  return numAffectedRows > 0n
}

export const endLink = (db: Db, enrolmentId: string) =>
  db
    .updateTable('report_card')
    .set({ token_hash: null, shared_at: null })
    .where('enrolment_id', '=', enrolmentId)
    .execute()
