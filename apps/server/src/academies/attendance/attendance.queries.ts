import type { NewMark } from '@pavilion/contract/academies/attendance-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Kept = {
  readonly organisationId: string
  readonly marks: readonly NewMark[]
  readonly by: string
  readonly now: string
}

/**
 * Keeps the marks of students who have a place at the academy, of sessions whose day has come; what was marked later
 * stays. Answers the positions of the marks that are refused, from 1.
 */
export async function keepMarks(
  db: Db,
  { organisationId, marks, by, now }: Kept,
): Promise<number[]> {
  const found = await sql<{ position: number }>`
    with given as (
      select g.* from rows from (jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as ("enrolmentId" uuid, day date, starts time, mark text, "markedAt" timestamptz))
        with ordinality as g (enrolment_id, day, starts, mark, marked_at, nth)
    ), good as (
      select g.* from given g
      join enrolment e on e.id = g.enrolment_id and e.state in ('trial', 'enrolled')
        and e.organisation_id = ${organisationId}::uuid
      join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
      where g.day <= (${now}::timestamptz at time zone z.time_zone)::date
        and exists (select from batch_sessions(b.id, g.day, g.day) s where s.starts = g.starts)
    ), kept as (
      insert into attendance as a (enrolment_id, day, starts, mark, marked_at, marked_by)
      select distinct on (enrolment_id, day, starts) enrolment_id, day, starts, mark,
             least(marked_at, ${now}::timestamptz), ${by}::uuid
      from good order by enrolment_id, day, starts, marked_at desc, nth desc
      on conflict (enrolment_id, day, starts) do update set mark = excluded.mark,
        marked_at = excluded.marked_at, marked_by = excluded.marked_by
      where a.marked_at < excluded.marked_at
    )
    select nth::int as position from given
    where nth not in (select nth from good) order by 1`.execute(db)
  return found.rows.map(({ position }) => position)
}

type Bowled = {
  readonly organisationId: string
  readonly enrolmentId: string
  readonly day: string
  readonly starts: string
  readonly overs: number
  readonly by: string
  readonly now: string
}

/** Answers whether the academy's student has such a session, and its day has come. */
export async function keepOvers(db: Db, bowled: Bowled): Promise<boolean> {
  const { organisationId, enrolmentId, day, starts, overs, by, now } = bowled
  const { numAffectedRows = 0n } = await sql`
    insert into net_overs (enrolment_id, day, starts, overs, noted_by, noted_at)
    select e.id, ${day}::date, ${starts}::time, ${overs}, ${by}::uuid, ${now}::timestamptz
    from enrolment e join batch b on b.id = e.batch_id join academy_branch z on z.id = b.branch_id
    where e.id = ${enrolmentId}::uuid and e.organisation_id = ${organisationId}::uuid
      and e.state in ('trial', 'enrolled')
      and ${day}::date <= (${now}::timestamptz at time zone z.time_zone)::date
      and exists (select from batch_sessions(b.id, ${day}::date, ${day}::date) s
        where s.starts = ${starts}::time)
    on conflict (enrolment_id, day, starts) do update set overs = excluded.overs,
      noted_by = excluded.noted_by, noted_at = excluded.noted_at`.execute(db)
  return numAffectedRows > 0n
}
