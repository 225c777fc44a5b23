import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The day that it is at a branch `z`. */
export const todayAt = (now: string) => sql`(${now}::timestamptz at time zone z.time_zone)::date`

/** Whether a tariff `t` can be chosen for a batch `b`. */
export const isOffered = sql<boolean>`
  (t.programme_id = b.programme_id and (t.batch_id is null or t.batch_id = b.id)
   and t.ended_at is null)`

/** Whether the whole term of an enrolment `e` was charged, and that stands. */
const isTermCharged = sql<boolean>`exists (
  select from fee_entry f where f.holder_id = e.student_id and f.about = 'tuition:' || e.id || ':term'
    and not exists (select from fee_entry c where c.reverses = f.id))`

/** Whether an elder one of the family of a student `s` pays in full. */
export const isFurther = sql<boolean>`exists (
  select from student elder join enrolment y on y.student_id = elder.id and y.state = 'enrolled'
  join tuition x on x.enrolment_id = y.id and upper_inf(x.days)
  where elder.account_id = s.account_id and elder.organisation_id = s.organisation_id
    and (coalesce(elder.born_on, '1900-01-02'), elder.id) < (coalesce(s.born_on, '1900-01-02'), s.id))`

/**
 * Who is enrolled in a batch pays from today on by what the family has chosen, or by the only tariff there is; who no
 * longer is has paid by it until today.
 */
export async function settleTariffs(db: Db, batchId: string, now: string): Promise<void> {
  await sql`
    update tuition u
    set days = daterange(lower(u.days), greatest(lower(u.days), ${todayAt(now)}) + 1)
    from enrolment e join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    where e.id = u.enrolment_id and b.id = ${batchId}::uuid and upper_inf(u.days)
      and e.state <> 'enrolled'`.execute(db)
  await sql`
    insert into tuition (enrolment_id, organisation_id, tariff_id, days)
    select e.id, e.organisation_id, chosen.id, daterange(greatest(${todayAt(now)},
      (select max(upper(u.days)) from tuition u where u.enrolment_id = e.id)), null)
    from enrolment e join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    cross join lateral (
      select case when bool_or(t.id = e.tariff_id) then e.tariff_id
                  when count(*) = 1 then (array_agg(t.id))[1] end as id
      from tariff t where ${isOffered} and (t.kind = 'term' or not ${isTermCharged})) chosen
    where b.id = ${batchId}::uuid and e.state = 'enrolled' and chosen.id is not null
      and not exists (select from tuition u where u.enrolment_id = e.id and upper_inf(u.days))`.execute(
    db,
  )
}

type Chosen = { readonly enrolmentId: string; readonly tariffId: string; readonly now: string }

/** Whether the tariff is one for the batch of the enrolment; the choice is kept if it is. */
export async function chooseTariff(db: Db, { enrolmentId, tariffId }: Chosen): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update enrolment e set tariff_id = t.id from tariff t, batch b
    where e.id = ${enrolmentId}::uuid and t.id = ${tariffId}::uuid and b.id = e.batch_id
      and ${isOffered}`.execute(db)
  return numAffectedRows > 0n
}

/** Whether an enrolment's term was charged, which stands, and the tariff is not for a term. */
export async function isPaidTwice(
  db: Db,
  { enrolmentId, tariffId }: Omit<Chosen, 'now'>,
): Promise<boolean> {
  const found = await sql`
    select from enrolment e, tariff t
    where e.id = ${enrolmentId}::uuid and t.id = ${tariffId}::uuid and t.kind <> 'term'
      and ${isTermCharged}`.execute(db)
  return found.rows.length > 0
}

/** From today on, or once the months are over that were charged, an enrolment is paid for by the tariff. */
export async function changeTariff(db: Db, { enrolmentId, tariffId, now }: Chosen): Promise<void> {
  const found = await sql<{ from: string }>`
    select greatest(${todayAt(now)}, (
      select (max(to_date(right(f.about, 7), 'YYYY-MM')) + interval '1 month')::date
      from fee_entry f where f.holder_id = e.student_id and f.about like 'tuition:' || e.id || ':____-__'
        and not exists (select from fee_entry c where c.reverses = f.id)))::text as from
    from enrolment e join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    where e.id = ${enrolmentId}::uuid and e.state = 'enrolled'
      and not exists (select from tuition u where u.enrolment_id = e.id and upper_inf(u.days)
        and u.tariff_id = ${tariffId}::uuid)`.execute(db)
  const from = found.rows[0]?.from
  if (from === undefined) return
  await sql`
    delete from tuition where enrolment_id = ${enrolmentId}::uuid
      and lower(days) >= ${from}::date`.execute(db)
  await sql`
    update tuition set days = daterange(lower(days), ${from}::date)
    where enrolment_id = ${enrolmentId}::uuid and days @> ${from}::date`.execute(db)
  await sql`
    insert into tuition (enrolment_id, organisation_id, tariff_id, days)
    select id, organisation_id, ${tariffId}::uuid, daterange(${from}::date, null) from enrolment
    where id = ${enrolmentId}::uuid`.execute(db)
}
