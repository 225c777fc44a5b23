import type {
  EnrolmentFields,
  EnrolmentState,
} from '@pavilion/contract/academies/enrolment-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isOffered } from '../tuition/standing.queries.ts'

export type Entry = {
  readonly organisationId: string
  readonly isOpen: boolean
  readonly isOfAge: boolean
  readonly isSession: boolean
}

type Asked = { readonly batchId: string; readonly fields: EnrolmentFields; readonly now: string }

/**
 * Whether somebody may come to the batch, which is locked: it is public and not over, of which age they are by its
 * first day or today, and whether there is such a session to try. Undefined when there is no such batch to enrol in.
 */
export async function findEntry(
  db: Db,
  { batchId, fields, now }: Asked,
): Promise<Entry | undefined> {
  const { isSelf, bornOn, trialAt } = fields
  const found = await sql<Entry>`
    select b.organisation_id as "organisationId",
           b.is_open and span.last_day >= span.today as "isOpen",
           case when ${bornOn}::date is null
                then ${isSelf} and coalesce(p.age_to >= 18, true)
                else aged.years >= coalesce(p.age_from, 0) and aged.years <= coalesce(p.age_to, 120)
                     and (${isSelf}) = (aged.years_now >= 18) end as "isOfAge",
           ${trialAt}::timestamptz is null or (${trialAt}::timestamptz > ${now}::timestamptz
             and exists (select from batch_sessions(b.id, span.today, span.last_day) s
               where s.starts_at = ${trialAt}::timestamptz)) as "isSession"
    from batch b
    join programme p on p.id = b.programme_id and p.is_public
    join organisation o on o.id = b.organisation_id and o.archived_at is null
    join academy_branch z on z.id = b.branch_id
    left join academy_term m on m.id = b.term_id
    cross join lateral (select coalesce(m.first_day, b.first_day) as first_day,
      coalesce(m.last_day, b.last_day) as last_day,
      (${now}::timestamptz at time zone z.time_zone)::date as today) span
    cross join lateral (select
      extract(year from age(greatest(span.first_day, span.today), ${bornOn}::date)) as years,
      extract(year from age(span.today, ${bornOn}::date)) as years_now) aged
    where b.id = ${batchId}::uuid`.execute(db)
  return found.rows[0]
}

type Placed = {
  readonly batchId: string
  readonly organisationId: string
  readonly studentId: string
  readonly seat: number | undefined
  readonly trialAt: string | null
  readonly tariffId: string | null
  readonly now: string
}

/** How the student stands with the batch; undefined when there has been nothing. */
export async function findState(
  db: Db,
  { batchId, studentId }: Pick<Placed, 'batchId' | 'studentId'>,
): Promise<EnrolmentState | undefined> {
  const found = await sql<{ state: EnrolmentState }>`
    select state from enrolment
    where batch_id = ${batchId}::uuid and student_id = ${studentId}::uuid`.execute(db)
  return found.rows[0]?.state
}

/** A place at this seat, or the last place on the waiting list where there is none. */
export async function place(db: Db, placed: Placed): Promise<void> {
  const { batchId, organisationId, studentId, seat, tariffId, now } = placed
  const trialAt = seat === undefined ? null : placed.trialAt
  const state: EnrolmentState =
    seat === undefined ? 'waiting' : trialAt === null ? 'enrolled' : 'trial'
  await sql`
    insert into enrolment (organisation_id, batch_id, student_id, state, seat, capacity, trial_at,
                           tariff_id, asked_at)
    select ${organisationId}::uuid, b.id, ${studentId}::uuid, ${state}, ${seat ?? null}::smallint,
           b.capacity, ${trialAt}::timestamptz, (select t.id from tariff t
             where t.id = ${tariffId}::uuid and ${isOffered}), ${now}::timestamptz
    from batch b where b.id = ${batchId}::uuid
    on conflict (batch_id, student_id) do update set state = excluded.state, seat = excluded.seat,
      trial_at = excluded.trial_at, tariff_id = excluded.tariff_id, asked_at = excluded.asked_at`.execute(
    db,
  )
}

export type Found = {
  readonly enrolmentId: string
  readonly batchId: string
  readonly state: EnrolmentState
  readonly accountId: string | null
}

/** Locks an enrolment's batch and answers what stands there; undefined when there is none. */
export async function findEnrolment(db: Db, enrolmentId: string): Promise<Found | undefined> {
  await sql`
    select from batch where id = (select batch_id from enrolment
      where id = ${enrolmentId}::uuid) for update`.execute(db)
  const found = await sql<Found>`
    select e.id as "enrolmentId", e.batch_id as "batchId", e.state, s.account_id as "accountId"
    from enrolment e join student s on s.id = e.student_id
    where e.id = ${enrolmentId}::uuid`.execute(db)
  return found.rows[0]
}

export async function withdrawFrom(db: Db, enrolmentId: string): Promise<void> {
  await sql`
    update enrolment set state = 'withdrawn', seat = null, trial_at = null
    where id = ${enrolmentId}::uuid`.execute(db)
}

/** Whoever is on trial keeps the seat; whoever waits gets this one. */
export async function enrolAt(
  db: Db,
  enrolmentId: string,
  seat: number | undefined,
): Promise<void> {
  await sql`
    update enrolment set state = 'enrolled', trial_at = null,
      seat = coalesce(seat, ${seat ?? null}::smallint)
    where id = ${enrolmentId}::uuid`.execute(db)
}

/** The academy's enrolment; answers whether it is. */
export async function isOfAcademy(
  db: Db,
  enrolmentId: string,
  organisationId: string,
): Promise<boolean> {
  const found = await sql`
    select from enrolment where id = ${enrolmentId}::uuid
      and organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows.length > 0
}
