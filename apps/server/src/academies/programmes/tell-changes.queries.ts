import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { timesJson } from './plan.queries.ts'

/** Where and when a batch trains, as one text to be compared; undefined before it is made. */
export async function findWhereAndWhen(db: Db, batchId: string): Promise<string | undefined> {
  const found = await sql<{ text: string }>`
    select jsonb_build_array(b.branch_id, b.place, ${timesJson})::text as text
    from batch b where b.id = ${batchId}::uuid`.execute(db)
  return found.rows[0]?.text
}

type Days = {
  readonly organisationId: string
  readonly firstDay: string
  readonly lastDay: string
}

/** The accounts of the students, or of their guardians, of batches that have a session on one of the days. */
export async function findFamiliesOn(
  db: Db,
  { organisationId, firstDay, lastDay }: Days,
): Promise<string[]> {
  const found = await sql<{ accountId: string }>`
    select distinct s.account_id as "accountId"
    from batch b join enrolment e on e.batch_id = b.id and e.state in ('trial', 'enrolled')
    join student s on s.id = e.student_id and s.account_id is not null
    where b.organisation_id = ${organisationId}::uuid
      and exists (select from batch_sessions(b.id, ${firstDay}::date, ${lastDay}::date))`.execute(
    db,
  )
  return found.rows.map(({ accountId }) => accountId)
}
