import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Entries to answer and disputed results to decide, of the tournaments that somebody runs. */
const toDecide: TaskSource = async (db, { accountId, organisationIds }) => {
  const found = await sql<Task>`
    select waiting.kind, jsonb_build_object('id', s.id, 'name', s.name) as of,
           count(*)::int as count
    from (select 'tournament-entry' as kind, tournament_id
          from tournament_entry where status = 'requested'
          union all
          select 'result-dispute', f.tournament_id
          from fixture_report r join tournament_fixture f on f.id = r.fixture_id
          where r.status = 'disputed') waiting
    join tournament_setup s on s.id = waiting.tournament_id
    where s.organisation_id = any(${organisationIds}::uuid[])
       or exists (select from tournament_manager m
                  where m.tournament_id = s.id and m.account_id = ${accountId}::uuid)
    group by waiting.kind, s.id order by s.name, s.id, waiting.kind`.execute(db)
  return found.rows
}

/** Results told by the home side, which the away side that somebody answers for agrees to or disputes. */
const toAnswer: TaskSource = async (db, { accountId }) => {
  const found = await sql<Task>`
    select 'result-answer' as kind, jsonb_build_object('id', s.id, 'name', s.name) as of,
           count(*)::int as count
    from fixture_report r
    join tournament_fixture f on f.id = r.fixture_id
    join tournament_setup s on s.id = f.tournament_id
    join tournament_entry e on e.tournament_id = f.tournament_id and e.team_id = f.away_id
    where r.status = 'open' and e.status = 'accepted' and e.manager_id = ${accountId}::uuid
    group by s.id order by s.name, s.id`.execute(db)
  return found.rows
}

export const taskSources = [toDecide, toAnswer]
