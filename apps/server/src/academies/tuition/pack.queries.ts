import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isFurther, todayAt } from './standing.queries.ts'

/** Whose packs: those of one tariff are used up together. */
export type PackOwner = { readonly studentId: string; readonly tariffId: string }

/** Marks of a student `s` that use a session of packs of a tariff: absences with notice do not. */
const usingMarks = (tariffId: ReturnType<typeof sql>) => sql`
  select k.enrolment_id, k.day, k.starts,
         row_number() over (order by k.day, k.starts, k.enrolment_id) as n
  from enrolment e join attendance k on k.enrolment_id = e.id and k.mark <> 'excused'
  join tuition u on u.enrolment_id = e.id and u.tariff_id = ${tariffId} and u.days @> k.day
  where e.student_id = s.id`

/** What a student `s` has left of the packs of a tariff `t`, as JSON. */
export const packsLeft = sql<{ left: number; unpaid: number }>`(
  select jsonb_build_object('left', greatest(0, had.n - used.n), 'unpaid', greatest(0, used.n - had.n))
  from (select coalesce(sum(p.sessions), 0)::int as n from session_pack p
        where p.student_id = s.id and p.tariff_id = t.id) had,
       (select count(*)::int as n from (${usingMarks(sql`t.id`)}) marks) used)`

/** The packs of these students change one after the other. */
export async function lockStudents(db: Db, studentIds: readonly string[]): Promise<void> {
  await sql`
    select from student where id = any(${[...studentIds]}::uuid[]) order by id
    for no key update`.execute(db)
}

/** Whose packs the attendance of these enrolments uses. */
export async function findOwners(db: Db, enrolmentIds: readonly string[]): Promise<PackOwner[]> {
  const found = await sql<PackOwner>`
    select distinct e.student_id as "studentId", u.tariff_id as "tariffId"
    from enrolment e join tuition u on u.enrolment_id = e.id
    join tariff t on t.id = u.tariff_id and t.kind = 'pack'
    where e.id = any(${[...enrolmentIds]}::uuid[]) order by 1, 2`.execute(db)
  return found.rows
}

/** How many sessions are left; of a locked student. */
export async function findLeft(db: Db, { studentId, tariffId }: PackOwner): Promise<number> {
  const found = await sql<{ left: number }>`
    select (${packsLeft} ->> 'left')::int as left from student s, tariff t
    where s.id = ${studentId}::uuid and t.id = ${tariffId}::uuid`.execute(db)
  return found.rows[0]?.left ?? 0
}

/**
 * Uses the packs of a locked student for what stands in the register: the first session of the first pack for the first
 * that was attended, and so on. So what is used follows from the marks, in whatever order they arrived.
 */
export async function settlePacks(db: Db, { studentId, tariffId }: PackOwner): Promise<void> {
  const wanted = sql`
    select marks.enrolment_id, marks.day, marks.starts, slots.pack_id, slots.sessions, slots.nth
    from student s cross join lateral (${usingMarks(sql`${tariffId}::uuid`)}) marks
    join (select p.id as pack_id, p.sessions, nth,
                 row_number() over (order by p.bought_at, p.id, nth) as n
          from session_pack p cross join generate_series(1, p.sessions) nth
          where p.student_id = ${studentId}::uuid and p.tariff_id = ${tariffId}::uuid) slots
      on slots.n = marks.n
    where s.id = ${studentId}::uuid`
  await sql`
    delete from pack_use x using session_pack p
    where p.id = x.pack_id and p.student_id = ${studentId}::uuid
      and p.tariff_id = ${tariffId}::uuid
      and not exists (select from (${wanted}) w where w.enrolment_id = x.enrolment_id
        and w.day = x.day and w.starts = x.starts and w.pack_id = x.pack_id and w.nth = x.nth)`.execute(
    db,
  )
  await sql`
    insert into pack_use (enrolment_id, day, starts, pack_id, sessions, nth)
    select * from (${wanted}) w
    on conflict (enrolment_id, day, starts) do nothing`.execute(db)
}

export type PackTariff = PackOwner & {
  readonly organisationId: string
  readonly batchId: string
  readonly productId: string
  readonly name: string
  readonly sessions: number
  readonly isFurther: boolean
  readonly today: string
}

/** The packs by which an enrolment is paid for today; undefined when it is not, or no longer. */
export async function findPackTariff(
  db: Db,
  enrolmentId: string,
  now: string,
): Promise<PackTariff | undefined> {
  const found = await sql<PackTariff>`
    select s.id as "studentId", t.id as "tariffId", e.organisation_id as "organisationId",
           e.batch_id as "batchId", t.product_id as "productId", f.name, t.sessions,
           ${isFurther} as "isFurther", ${todayAt(now)}::text as today
    from enrolment e join student s on s.id = e.student_id
    join tuition u on u.enrolment_id = e.id and upper_inf(u.days)
    join tariff t on t.id = u.tariff_id and t.kind = 'pack' and t.ended_at is null
    join fee_product f on f.id = t.product_id
    join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    where e.id = ${enrolmentId}::uuid and e.state = 'enrolled'`.execute(db)
  return found.rows[0]
}

/** Answers whether that is a new pack. */
export async function insertPack(
  db: Db,
  pack: { readonly packId: string; readonly of: PackTariff; readonly now: string },
): Promise<boolean> {
  const { packId, of, now } = pack
  const { numAffectedRows = 0n } = await sql`
    insert into session_pack (id, organisation_id, student_id, tariff_id, bought, sessions, bought_at)
    values (${packId}::uuid, ${of.organisationId}::uuid, ${of.studentId}::uuid,
            ${of.tariffId}::uuid, ${of.sessions}, ${of.sessions}, ${now}::timestamptz)
    on conflict (id) do nothing`.execute(db)
  return numAffectedRows > 0n
}

export async function hasPack(db: Db, packId: string, studentId: string): Promise<boolean> {
  const found = await sql`
    select from session_pack where id = ${packId}::uuid and student_id = ${studentId}::uuid`.execute(
    db,
  )
  return found.rows.length > 0
}

export type Bought = PackOwner & {
  readonly bought: number
  readonly used: number
  readonly name: string
  readonly isRefunded: boolean
}

/** A pack of the academy's, with how much of it was used. */
export async function findPack(
  db: Db,
  { organisationId, packId }: { readonly organisationId: string; readonly packId: string },
): Promise<Bought | undefined> {
  const found = await sql<Bought>`
    select p.student_id as "studentId", p.tariff_id as "tariffId", p.bought, f.name,
           (select count(*)::int from pack_use x where x.pack_id = p.id) as used,
           p.refunded_at is not null as "isRefunded"
    from session_pack p join tariff t on t.id = p.tariff_id join fee_product f on f.id = t.product_id
    where p.id = ${packId}::uuid and p.organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]
}

/** The pack is no larger than what was used of it. */
export async function endPack(
  db: Db,
  { packId, used, now }: { readonly packId: string; readonly used: number; readonly now: string },
): Promise<void> {
  await sql`
    update session_pack set sessions = ${used}, refunded_at = ${now}::timestamptz
    where id = ${packId}::uuid and refunded_at is null`.execute(db)
}

type Ending = {
  readonly batchId: string
  readonly organisationId: string
  readonly accountId: string
}

/** Who is told that packs are nearly used up, and for which batch; undefined when nobody pays by them any more. */
export async function findEnding(
  db: Db,
  { studentId, tariffId }: PackOwner,
): Promise<Ending | undefined> {
  const found = await sql<Ending>`
    select e.batch_id as "batchId", e.organisation_id as "organisationId",
           s.account_id as "accountId"
    from student s join enrolment e on e.student_id = s.id and e.state = 'enrolled'
    join tuition u on u.enrolment_id = e.id and upper_inf(u.days)
      and u.tariff_id = ${tariffId}::uuid
    where s.id = ${studentId}::uuid and s.account_id is not null order by e.id limit 1`.execute(db)
  return found.rows[0]
}
