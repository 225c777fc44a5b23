import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Days before and after the last day of a document. */
const AROUND = 30

/** Documents to renew, for those who run the organisation and whom they are about while they have a role. */
const toRenew: TaskSource = async (db, { accountId, organisationIds, now }) => {
  const found = await sql<Task>`
    select 'document-lapsing' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from document d join organisation o on o.id = d.organisation_id and o.archived_at is null
    cross join lateral (
      select (${now}::timestamptz at time zone d.time_zone)::date as today) t
    where d.expires_on between t.today - ${AROUND}::int and t.today + ${AROUND}::int
      and (o.id = any(${organisationIds}::uuid[]) or (d.about_id = ${accountId}::uuid
        and exists (select from membership m
          where m.organisation_id = o.id and m.account_id = d.about_id)))
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

export const taskSources = [toRenew]
