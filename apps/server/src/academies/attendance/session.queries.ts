import type { AcademySession } from '@pavilion/contract/academies/attendance-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { plannedJson } from '../session-plans/session-plan.queries.ts'
import { owing } from '../tuition/view.queries.ts'

const instant = 'YYYY-MM-DD"T"HH24:MI:SS"Z"'

/** The sessions of a day with their students, the earliest first; those that were cancelled are among them. */
export async function findSessions(
  db: Db,
  organisationId: string,
  { day, now }: { readonly day: string; readonly now: string },
): Promise<AcademySession[]> {
  const found = await sql<AcademySession>`
    with held as (
      select b.id as batch_id, s.day, s.starts, s.starts_at, null as reason
      from batch b cross join lateral batch_sessions(b.id, ${day}::date, ${day}::date) s
      where b.organisation_id = ${organisationId}::uuid
      union all
      select c.batch_id, c.day, c.starts, (c.day + c.starts) at time zone z.time_zone, c.reason
      from session_cancelled c join batch b on b.id = c.batch_id
      join academy_branch z on z.id = b.branch_id
      where c.organisation_id = ${organisationId}::uuid and c.day = ${day}::date
    ), owing as (${owing(sql`${organisationId}::uuid`, now)})
    select b.id as "batchId", b.name, b.place, z.name as branch, z.time_zone as "timeZone",
           b.coach_id as "coachId",
           (select concat_ws(' ', a.first_name, a.last_name) from account a
            where a.id = b.coach_id and a.status = 'active') as coach,
           s.day, to_char(s.starts, 'HH24:MI') as starts,
           to_char(s.starts_at at time zone 'UTC', ${instant}) as "startsAt",
           s.reason as "cancelledBecause",
           (select ${plannedJson} from session_plan p where p.batch_id = b.id and p.day = s.day
              and p.starts = s.starts) as plan,
           coalesce((select jsonb_agg(jsonb_build_object('enrolmentId', e.id, 'studentId', t.id,
               'name', t.name, 'isTrial', e.state = 'trial', 'hasNotes', t.medical <> '',
               'mark', k.mark, 'absence', n.note, 'isOwing', t.id in (select holder_id from owing), 'netOvers',
               (select v.overs from net_overs v where v.enrolment_id = e.id and v.day = s.day
                  and v.starts = s.starts)) order by t.folded, t.id)
             from enrolment e join student t on t.id = e.student_id
             left join attendance k on k.enrolment_id = e.id and k.day = s.day
               and k.starts = s.starts
             left join session_absence n on n.enrolment_id = e.id and n.day = s.day
               and n.starts = s.starts
             where e.batch_id = b.id and t.account_id is not null and (e.state = 'enrolled' or k.mark is not null
               or (e.state = 'trial' and e.trial_at = s.starts_at))), '[]') as students
    from held s join batch b on b.id = s.batch_id
    join academy_branch z on z.id = b.branch_id
    order by s.starts_at, b.name, b.id`.execute(db)
  return found.rows
}

type Session = {
  readonly organisationId: string
  readonly batchId: string
  readonly day: string
  readonly starts: string
}

/** Whether the academy's batch has such a session; one that was cancelled counts. */
export async function isSession(db: Db, session: Session): Promise<boolean> {
  const { organisationId, batchId, day, starts } = session
  const found = await sql`
    select from batch b where b.id = ${batchId}::uuid
      and b.organisation_id = ${organisationId}::uuid
      and (exists (select from batch_sessions(b.id, ${day}::date, ${day}::date) s
             where s.starts = ${starts}::time)
        or exists (select from session_cancelled c where c.batch_id = b.id
             and c.day = ${day}::date and c.starts = ${starts}::time))`.execute(db)
  return found.rows.length > 0
}

type Cancelled = Session & { readonly reason: string; readonly by: string; readonly now: string }

/** Answers whether that cancelled it; false when it was so already. */
export async function cancel(db: Db, cancelled: Cancelled): Promise<boolean> {
  const { organisationId, batchId, day, starts, reason, by, now } = cancelled
  const { numAffectedRows = 0n } = await sql`
    insert into session_cancelled (batch_id, organisation_id, day, starts, reason, cancelled_by,
                                   cancelled_at)
    values (${batchId}::uuid, ${organisationId}::uuid, ${day}::date, ${starts}::time, ${reason},
            ${by}::uuid, ${now}::timestamptz)
    on conflict do nothing`.execute(db)
  return numAffectedRows > 0n
}

const HOURS_AHEAD = 48

/** Whether a session begins, or would have, within two days. */
export async function isSoon(
  db: Db,
  { batchId, day, starts, now }: Pick<Cancelled, 'batchId' | 'day' | 'starts' | 'now'>,
): Promise<boolean> {
  const at = sql`((${day}::date + ${starts}::time) at time zone z.time_zone)`
  const found = await sql`
    select from batch b join academy_branch z on z.id = b.branch_id
    where b.id = ${batchId}::uuid and ${at} > ${now}::timestamptz
      and ${at} <= ${now}::timestamptz + ${HOURS_AHEAD}::int * interval '1 hour'`.execute(db)
  return found.rows.length > 0
}

/** The accounts of the students of a batch, or of their guardians. */
export async function findFamilies(db: Db, batchId: string): Promise<string[]> {
  const found = await sql<{ accountId: string }>`
    select distinct s.account_id as "accountId" from enrolment e
    join student s on s.id = e.student_id
    where e.batch_id = ${batchId}::uuid and e.state in ('trial', 'enrolled')
      and s.account_id is not null`.execute(db)
  return found.rows.map(({ accountId }) => accountId)
}
