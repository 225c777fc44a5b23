import type {
  AssessmentFields,
  Assessments,
} from '@pavilion/contract/academies/report-card-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type BatchRow = Pick<Assessments, 'batch' | 'programme'>

/** Undefined when the academy has no such batch. */
export async function findBatchOf(
  db: Db,
  organisationId: string,
  batchId: string,
): Promise<BatchRow | undefined> {
  const found = await sql<BatchRow>`
    select jsonb_build_object('id', b.id, 'name', b.name) as batch,
           jsonb_build_object('id', p.id, 'name', p.name) as programme
    from batch b join programme p on p.id = b.programme_id
    where b.id = ${batchId}::uuid and b.organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]
}

/** Those with a place in a batch, by name. */
export async function findAssessed(db: Db, batchId: string): Promise<Assessments['students']> {
  const found = await sql<Assessments['students'][number]>`
    select e.id as "enrolmentId", s.name,
           coalesce((select jsonb_agg(jsonb_build_object('skillId', a.skill_id, 'level', a.level))
             from assessment a where a.enrolment_id = e.id), '[]') as levels,
           coalesce(c.comment, '') as comment, c.token_hash is not null as "isShared"
    from enrolment e join student s on s.id = e.student_id
    left join report_card c on c.enrolment_id = e.id
    where e.batch_id = ${batchId}::uuid and e.state in ('trial', 'enrolled')
      and s.account_id is not null
    order by s.folded, e.id`.execute(db)
  return found.rows
}

/** The batch of an enrolment at the academy, which is then locked; undefined when there is none. */
export async function lockEnrolment(
  db: Db,
  organisationId: string,
  enrolmentId: string,
): Promise<string | undefined> {
  const found = await sql<{ batchId: string }>`
    select batch_id as "batchId" from enrolment
    where id = ${enrolmentId}::uuid and organisation_id = ${organisationId}::uuid
      and state in ('trial', 'enrolled') for no key update`.execute(db)
  return found.rows[0]?.batchId
}

type Assessed = {
  readonly enrolmentId: string
  readonly fields: AssessmentFields
  readonly by: string
  readonly now: string
}

/** Answers whether each is a level of a skill of the programme; nothing is changed where one is not. */
export async function keepAssessment(db: Db, assessed: Assessed): Promise<boolean> {
  const { enrolmentId, fields, by, now } = assessed
  const given = fields.levels.filter(({ level }) => level !== null)
  const cleared = fields.levels.flatMap(({ skillId, level }) => (level === null ? [skillId] : []))
  const kept = await sql`
    insert into assessment as a (enrolment_id, skill_id, level, assessed_by, assessed_at)
    select ${enrolmentId}::uuid, s.id, g.level, ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g ("skillId" uuid, level smallint)
    join skill s on s.id = g."skillId" and g.level <= cardinality(s.levels)
    join batch b on b.programme_id = s.programme_id
    join enrolment e on e.batch_id = b.id and e.id = ${enrolmentId}::uuid
    on conflict (enrolment_id, skill_id) do update set level = excluded.level,
      assessed_by = excluded.assessed_by, assessed_at = excluded.assessed_at`.execute(db)
  if (Number(kept.numAffectedRows ?? 0n) !== given.length) return false
  await sql`
    delete from assessment where enrolment_id = ${enrolmentId}::uuid
      and skill_id = any(${cleared}::uuid[])`.execute(db)
  await sql`
    insert into report_card (enrolment_id, comment, written_by, written_at)
    values (${enrolmentId}::uuid, ${fields.comment}, ${by}::uuid, ${now}::timestamptz)
    on conflict (enrolment_id) do update set comment = excluded.comment,
      written_by = excluded.written_by, written_at = excluded.written_at`.execute(db)
  return true
}
