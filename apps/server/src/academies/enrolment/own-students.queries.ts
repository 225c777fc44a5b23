import type { OwnStudent, StudentForm } from '@pavilion/contract/academies/enrolment-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type OwnStudentRow = Omit<OwnStudent, 'organisation' | 'initials'> & {
  readonly organisation: OrganisationRow
}

/** The account's own self and children at academies, by name; also when no enrolment stands. */
export async function findOwnStudents(db: Db, accountId: string): Promise<OwnStudentRow[]> {
  const found = await sql<OwnStudentRow>`
    select s.id, s.name, s.is_self as "isSelf", s.born_on::text as "bornOn",
           s.shows_name as "showsName", s.shows_picture as "showsPicture",
           jsonb_build_object('medical', s.medical, 'contactName', s.contact_name,
             'contactPhone', s.contact_phone) as form,
           ${organisationJson('o')} as organisation
    from student s join organisation o on o.id = s.organisation_id and o.archived_at is null
    where s.account_id = ${accountId}::uuid
    order by s.folded, o.folded, s.id`.execute(db)
  return found.rows
}

type StudentChange = {
  readonly studentId: string
  readonly accountId: string
  readonly form: StudentForm
  readonly showsName: boolean
  readonly showsPicture: boolean
  readonly now: string
}

export type Changed = {
  readonly organisationId: string
  /** The family has agreed anew, or no longer agrees, to what the public may see. */
  readonly isConsent: boolean
}

/** Undefined when the student is not the account's. In a transaction: what stood before is locked. */
export async function updateOwnStudent(db: Db, said: StudentChange): Promise<Changed | undefined> {
  const { studentId, accountId, form, showsName, showsPicture, now } = said
  const found = await sql<Changed>`
    with before as (
      select id, shows_name, shows_picture from student
      where id = ${studentId}::uuid and account_id = ${accountId}::uuid for update
    )
    update student s set medical = ${form.medical}, contact_name = ${form.contactName},
      contact_phone = ${form.contactPhone}, shows_name = ${showsName},
      shows_picture = ${showsPicture},
      consented_at = case when (before.shows_name, before.shows_picture)
        is distinct from (${showsName}::boolean, ${showsPicture}::boolean)
        then ${now}::timestamptz else s.consented_at end
    from before where s.id = before.id
    returning s.organisation_id as "organisationId",
      (before.shows_name, before.shows_picture)
        is distinct from (${showsName}::boolean, ${showsPicture}::boolean) as "isConsent"`.execute(
    db,
  )
  return found.rows[0]
}
