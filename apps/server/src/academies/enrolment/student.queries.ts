import type { EnrolmentFields, StudentForm } from '@pavilion/contract/academies/enrolment-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Asked = {
  readonly organisationId: string
  readonly accountId: string
  readonly fields: EnrolmentFields
  readonly now: string
}

/**
 * Keeps the form of the child whom the account calls by this name, or of the account's own self; answers the
 * student's id. Breaks `student_named_once` where the account and a child would have one name.
 */
export async function keepStudent(db: Db, asked: Asked): Promise<string> {
  const { organisationId, accountId, fields, now } = asked
  const { isSelf, name, bornOn, form, showsName, showsPicture } = fields
  const values = sql`
    name = ${name}, is_self = ${isSelf}, born_on = ${bornOn}::date, medical = ${form.medical},
    contact_name = ${form.contactName}, contact_phone = ${form.contactPhone},
    shows_name = ${showsName}, shows_picture = ${showsPicture}, consented_at = ${now}::timestamptz`
  await sql`select from account where id = ${accountId}::uuid for no key update`.execute(db)
  const changed = await sql<{ id: string }>`
    update student s set ${values}
    where s.account_id = ${accountId}::uuid and s.organisation_id = ${organisationId}::uuid
      and s.is_self = ${isSelf} and (s.is_self or s.folded = fold(${name}))
    returning s.id`.execute(db)
  if (changed.rows[0] !== undefined) return changed.rows[0].id
  const made = await sql<{ id: string }>`
    insert into student (organisation_id, account_id, is_self, name, born_on, medical, contact_name,
                         contact_phone, shows_name, shows_picture, consented_at)
    values (${organisationId}::uuid, ${accountId}::uuid, ${isSelf}, ${name}, ${bornOn}::date,
            ${form.medical}, ${form.contactName}, ${form.contactPhone}, ${showsName},
            ${showsPicture}, ${now}::timestamptz)
    returning id`.execute(db)
  return made.rows[0]?.id ?? ''
}

export async function countStudents(
  db: Db,
  { organisationId, accountId }: Pick<Asked, 'organisationId' | 'accountId'>,
): Promise<number> {
  const found = await sql<{ students: number }>`
    select count(*)::int as students from student
    where account_id = ${accountId}::uuid and organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]?.students ?? 0
}

/** Undefined when the academy has no such student. */
export async function findForm(
  db: Db,
  { organisationId, studentId }: { readonly organisationId: string; readonly studentId: string },
): Promise<StudentForm | undefined> {
  const found = await sql<StudentForm>`
    select medical, contact_name as "contactName", contact_phone as "contactPhone" from student
    where id = ${studentId}::uuid and organisation_id = ${organisationId}::uuid
      and account_id is not null`.execute(db)
  return found.rows[0]
}
