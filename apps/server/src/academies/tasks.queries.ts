import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Whom somebody has said to follow up by today, and whom nobody follows up at the academies that they run. */
const toFollowUp: TaskSource = async (db, { accountId, organisationIds, now }) => {
  const found = await sql<Task>`
    select 'lead' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from lead l join organisation o on o.id = l.organisation_id and o.archived_at is null
    where l.enrolment_id is null and l.state <> 'lost' and l.follow_on <= ${now}::timestamptz::date
      and (l.follower_id = ${accountId}::uuid
        or (l.follower_id is null and o.id = any(${organisationIds}::uuid[])))
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

export const taskSources = [toFollowUp]
