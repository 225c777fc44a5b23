import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Told = {
  readonly enrolmentId: string
  readonly day: string
  readonly starts: string
  readonly now: string
}

/** Whether the student has such a session that has not begun. */
export async function isToCome(db: Db, { enrolmentId, day, starts, now }: Told): Promise<boolean> {
  const found = await sql`
    select from enrolment e
    cross join lateral batch_sessions(e.batch_id, ${day}::date, ${day}::date) s
    where e.id = ${enrolmentId}::uuid and s.starts = ${starts}::time
      and s.starts_at > ${now}::timestamptz
      and (e.state = 'enrolled' or (e.state = 'trial' and e.trial_at = s.starts_at))`.execute(db)
  return found.rows.length > 0
}

/** The latest note counts; null is a student who comes after all. */
export async function keepAbsence(db: Db, told: Told & { readonly note: string | null }) {
  const { enrolmentId, day, starts, note, now } = told
  if (note === null) {
    await sql`
      delete from session_absence where enrolment_id = ${enrolmentId}::uuid
        and day = ${day}::date and starts = ${starts}::time`.execute(db)
    return
  }
  await sql`
    insert into session_absence (enrolment_id, day, starts, note, told_at)
    values (${enrolmentId}::uuid, ${day}::date, ${starts}::time, ${note}, ${now}::timestamptz)
    on conflict (enrolment_id, day, starts)
    do update set note = excluded.note, told_at = excluded.told_at`.execute(db)
}
