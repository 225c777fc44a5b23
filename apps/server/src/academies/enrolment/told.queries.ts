import type {
  EnrolmentOffer,
  OwnEnrolment,
  RegisterRow,
} from '@pavilion/contract/academies/enrolment-fields.ts'
import type { OfferedBatch } from '@pavilion/contract/academies/programme-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { MOST_NAMED } from '#events/record.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'
import { offeredBatch } from '../programmes/offer.queries.ts'

const studentJson = sql`
  jsonb_build_object('id', s.id, 'name', s.name, 'isSelf', s.is_self, 'bornOn', s.born_on)`

type BatchTold = {
  readonly organisation: OrganisationRow
  readonly programme: EnrolmentOffer['programme']
  readonly batch: OfferedBatch
  readonly isPublic: boolean
}

/** A batch with its programme; undefined when there is none, or its academy is archived. */
export async function findBatch(
  db: Db,
  batchId: string,
  now: string,
): Promise<BatchTold | undefined> {
  const found = await sql<BatchTold>`
    select ${organisationJson('o')} as organisation, p.is_public as "isPublic",
           jsonb_build_object('name', p.name, 'ageFrom', p.age_from, 'ageTo', p.age_to,
             'price', p.price) as programme,
           (select to_jsonb(told) from (select ${offeredBatch(now)}) told) as batch
    from batch b join programme p on p.id = b.programme_id
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    join academy_branch z on z.id = b.branch_id
    left join academy_term m on m.id = b.term_id
    where b.id = ${batchId}::uuid`.execute(db)
  return found.rows[0]
}

const SESSIONS_SHOWN = 8

export async function findSessionsToTry(db: Db, batchId: string, now: string): Promise<string[]> {
  const found = await sql<{ startsAt: string }>`
    select starts_at as "startsAt" from batch_sessions(${batchId}::uuid,
      ${now}::timestamptz::date - 1, ${now}::timestamptz::date + 60)
    where starts_at > ${now}::timestamptz order by starts_at limit ${SESSIONS_SHOWN}`.execute(db)
  return found.rows.map(({ startsAt }) => startsAt)
}

type Asked = { readonly batchId: string; readonly accountId: string }

/** Whom the account has enrolled at the batch's academy before. */
export async function findStudents(
  db: Db,
  { batchId, accountId }: Asked,
): Promise<EnrolmentOffer['students']> {
  const found = await sql<EnrolmentOffer['students'][number]>`
    select s.id, s.name, s.is_self as "isSelf", s.born_on as "bornOn",
           s.shows_name as "showsName", s.shows_picture as "showsPicture",
           jsonb_build_object('medical', s.medical, 'contactName', s.contact_name,
             'contactPhone', s.contact_phone) as form, e.state
    from batch b join student s on s.organisation_id = b.organisation_id
      and s.account_id = ${accountId}::uuid
    left join enrolment e on e.batch_id = b.id and e.student_id = s.id
    where b.id = ${batchId}::uuid order by s.name, s.id`.execute(db)
  return found.rows
}

export type OwnRow = Omit<OwnEnrolment, 'organisation'> & {
  readonly organisation: OrganisationRow
}

/** Days. */
const LOOK_AHEAD = 60
const NEXT_SESSIONS = 5

/** What stands of the account and its children, by student; what has ended is left out. */
export async function findOwn(db: Db, accountId: string, now: string): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`
    select e.id, ${studentJson} as student, ${organisationJson('o')} as organisation,
           p.name as programme, e.state, e.trial_at as "trialAt",
           (select to_jsonb(told) from (select ${offeredBatch(now)}) told) as batch,
           case when e.state = 'waiting' then (select count(*)::int from enrolment w
             where w.batch_id = e.batch_id and w.state = 'waiting'
               and (w.asked_at, w.id) <= (e.asked_at, e.id)) end as "inLine",
           coalesce((select jsonb_agg(jsonb_build_object('day', next.day,
               'starts', to_char(next.starts, 'HH24:MI'),
               'startsAt', to_char(next.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
               'absence', k.note) order by next.starts_at)
             from (select * from batch_sessions(b.id, ${now}::date - 1, ${now}::date + ${LOOK_AHEAD}::int)
               where starts_at > ${now}::timestamptz
                 and (e.state = 'enrolled' or (e.state = 'trial' and e.trial_at = starts_at))
               order by starts_at limit ${NEXT_SESSIONS}::int) next
             left join session_absence k on k.enrolment_id = e.id and k.day = next.day
               and k.starts = next.starts), '[]') as sessions
    from student s join enrolment e on e.student_id = s.id and e.state <> 'withdrawn'
    join batch b on b.id = e.batch_id join programme p on p.id = b.programme_id
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    join academy_branch z on z.id = b.branch_id
    left join academy_term m on m.id = b.term_id
    where s.account_id = ${accountId}::uuid
    order by s.name, p.name, e.id limit 200`.execute(db)
  return found.rows
}

/** Those with a place by name, then those who wait, in line. */
export async function findRegister(db: Db, batchId: string): Promise<RegisterRow[]> {
  const found = await sql<RegisterRow>`
    select e.id as "enrolmentId", ${studentJson} as student, e.state, e.trial_at as "trialAt",
           e.asked_at as "askedAt",
           case when not s.is_self then
             (select concat_ws(' ', a.first_name, a.last_name) from account a
              where a.id = s.account_id and a.status = 'active') end as guardian
    from enrolment e join student s on s.id = e.student_id
    where e.batch_id = ${batchId}::uuid and e.state <> 'withdrawn'
    order by e.state = 'waiting', case when e.state = 'waiting' then e.asked_at end,
             s.folded, e.id`.execute(db)
  return found.rows
}

/** The batch's coach and the accounts that run the academy: as many as an event names, the longest-serving first. */
export async function findStaff(db: Db, batchId: string): Promise<string[]> {
  const found = await sql<{ accountId: string }>`
    select m.account_id as "accountId" from batch b
    join membership m on m.organisation_id = b.organisation_id
      and (m.role in ('owner', 'admin') or m.account_id = b.coach_id)
    where b.id = ${batchId}::uuid
    group by m.account_id, b.coach_id
    order by m.account_id = b.coach_id desc nulls last, min(m.granted_at), m.account_id
    limit ${MOST_NAMED}`.execute(db)
  return found.rows.map(({ accountId }) => accountId)
}
