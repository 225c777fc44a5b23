import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TuitionItem } from '#fees/fees.ts'
import { isFurther, todayAt } from './standing.queries.ts'

/** So long before it is due something is charged, so that families hear of it in time. */
const AHEAD_DAYS = 7

/** The open academies whose students pay by a term or a month. */
export async function findCharging(db: Db): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct u.organisation_id as id from tuition u
    join organisation o on o.id = u.organisation_id and o.archived_at is null
    order by 1`.execute(db)
  return found.rows.map(({ id }) => id)
}

type Asked = {
  readonly organisationId: string
  /** What has begun today as well: the job leaves a day for second thoughts. */
  readonly isAtOnce: boolean
  readonly now: string
}

/**
 * The terms and months that are due within a week and were not charged. A term costs the share of its days from the
 * student's first, a month those of its days on which the batch goes on and the student pays by it; where a tariff
 * shares nothing, all of it. A month is due on its day, or on the student's first.
 */
export async function findDue(db: Db, asked: Asked): Promise<TuitionItem[]> {
  const { organisationId, isAtOnce, now } = asked
  const found = await sql<TuitionItem>`
    with paying as (
      select u.enrolment_id, s.id as student_id, t.kind, t.product_id, t.due_day, t.is_shared,
             f.name, coalesce(m.name, b.name) as span_name, ${isFurther} as is_further,
             coalesce(m.first_day, b.first_day) as first_day,
             coalesce(m.last_day, b.last_day) as last_day, ${todayAt(now)} as today,
             greatest(lower(u.days), coalesce(m.first_day, b.first_day)) as begins,
             least(upper(u.days) - 1, coalesce(m.last_day, b.last_day)) as ends,
             upper_inf(u.days) as goes_on
      from tuition u join tariff t on t.id = u.tariff_id and t.ended_at is null
      join fee_product f on f.id = t.product_id
      join enrolment e on e.id = u.enrolment_id
      join student s on s.id = e.student_id and s.account_id is not null
      join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
      left join academy_term m on m.id = b.term_id
      where u.organisation_id = ${organisationId}::uuid
        and (${isAtOnce} or lower(u.days) < ${todayAt(now)})
    ), items as (
      select *, 'tuition:' || enrolment_id || ':term' as about, begins as due_on,
             ends - begins + 1 as days, last_day - first_day + 1 as of_days,
             concat(name, ', ', span_name) as title
      from paying where kind = 'term' and goes_on
      union all
      select p.*, 'tuition:' || enrolment_id || to_char(month.day, ':YYYY-MM'),
             greatest(month.day::date + due_day - 1, greatest(begins, month.day::date)),
             least(ends, month.last) - greatest(begins, month.day::date) + 1,
             extract(day from month.last)::int,
             concat(name, ', ', to_char(month.day, 'FMMonth YYYY'))
      from paying p cross join lateral (
        select day, (day + interval '1 month')::date - 1 as last
        from generate_series(date_trunc('month', p.begins::timestamp),
          least(p.today + ${AHEAD_DAYS}::int, p.ends)::timestamp, interval '1 month') day) month
      where kind = 'month'
    )
    select student_id as "studentId", product_id as "productId", about, title,
           due_on::text as "dueOn", is_further as "isFurther",
           case when is_shared then days else of_days end as days, of_days as "ofDays"
    from items i
    where days > 0 and due_on - ${AHEAD_DAYS}::int <= today
      and not exists (select from fee_entry c
        where c.holder_id = i.student_id and c.about = i.about)
    order by due_on, enrolment_id`.execute(db)
  return found.rows
}
