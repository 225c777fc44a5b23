import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'
import { openCharges, today } from './ledger.queries.ts'
import { isOwn } from './own.queries.ts'

const SOON_DAYS = 7

/** What somebody has to pay by now or within a week, also for the children they look after. */
const toPay: TaskSource = async (db, { accountId, now }) => {
  const found = await sql<Task>`
    select 'fees-due' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from (
      select distinct p.organisation_id from fee_holder p where ${isOwn(accountId, now)}
    ) own
    join organisation o on o.id = own.organisation_id
    join fee_book b on b.organisation_id = o.id
    cross join lateral (${openCharges(sql`b.organisation_id`)}) c
    join fee_holder p on p.id = c.holder_id and ${isOwn(accountId, now)}
    where c.open > 0 and c.due_on <= ${today(now)} + ${SOON_DAYS}::int
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

export const taskSources = [toPay]
