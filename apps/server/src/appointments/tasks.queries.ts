import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Matches that somebody is asked to stand in as an official, while they can answer. */
const toAnswer: TaskSource = async (db, { accountId, now }) => {
  const found = await sql<Task>`
    select 'appointment' as kind, jsonb_build_object('id', s.id, 'name', s.name) as of,
           count(*)::int as count
    from appointment a join official o on o.id = a.official_id
    join tournament_setup s on s.id = a.tournament_id
    where o.account_id = ${accountId}::uuid and a.state = 'asked'
      and a.expires_at > ${now}::timestamptz
    group by s.id order by s.name, s.id`.execute(db)
  return found.rows
}

export const taskSources = [toAnswer]
