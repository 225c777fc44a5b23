import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Applications, registrations and transfers that the associations and clubs that somebody runs decide. */
const toDecide: TaskSource = async (db, { organisationIds }) => {
  const found = await sql<Task>`
    select waiting.kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from (select 'affiliation' as kind, association_id as organisation_id
          from affiliation_term where state = 'asked'
          union all
          select 'registration', association_id from registration where state = 'asked'
          union all
          select 'transfer-release', from_id from transfer where state = 'asked'
          union all
          select 'transfer-approval', association_id from transfer where state = 'released') waiting
    join organisation o on o.id = waiting.organisation_id and o.archived_at is null
    where o.id = any(${organisationIds}::uuid[])
    group by waiting.kind, o.id order by o.folded, o.id, waiting.kind`.execute(db)
  return found.rows
}

export const taskSources = [toDecide]
