import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Reports to charge or dismiss and charges to decide, of the tournaments that somebody runs. */
const toDecide: TaskSource = async (db, { accountId, organisationIds }) => {
  const found = await sql<Task>`
    select 'discipline' as kind, jsonb_build_object('id', s.id, 'name', s.name) as of,
           count(*)::int as count
    from discipline_case d join tournament_setup s on s.id = d.tournament_id
    where d.state in ('reported', 'charged')
      and (s.organisation_id = any(${organisationIds}::uuid[])
        or exists (select from tournament_manager m
                   where m.tournament_id = s.id and m.account_id = ${accountId}::uuid))
    group by s.id order by s.name, s.id`.execute(db)
  return found.rows
}

export const taskSources = [toDecide]
