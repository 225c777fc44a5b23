import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type CalendarRow = {
  readonly id: string
  readonly conditions: PlayingConditions
  readonly changedAt: string
  /** Whole seconds of its life at its latest change, rounded up. */
  readonly revision: number
}

/** What a calendar needs of matches besides their cards. */
export async function findForCalendar(db: Db, ids: readonly string[]): Promise<CalendarRow[]> {
  const found = await sql<CalendarRow>`
    select id, setup -> 'conditions' as conditions, updated_at as "changedAt",
           greatest(0, ceil(extract(epoch from updated_at - created_at)))::int as revision
    from match where id = any(${[...ids]}::uuid[])`.execute(db)
  return found.rows
}
