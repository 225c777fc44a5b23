import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import { sql } from 'kysely'
import type { TaskSource } from '#sources.ts'

/** Who asks to run an organisation: for its owners or, while it has none, for the operators. */
const claims: TaskSource = async (db, { accountId }) => {
  const found = await sql<Task>`
    select 'organisation-claim' as kind, jsonb_build_object('id', o.id, 'name', o.name) as of,
           count(*)::int as count
    from organisation_claim c
    join account claimant on claimant.id = c.account_id and claimant.status = 'active'
    join organisation o on o.id = c.organisation_id and o.archived_at is null
    where c.state = 'open' and (
      exists (select from membership m where m.organisation_id = o.id and m.role = 'owner'
        and m.account_id = ${accountId}::uuid)
      or (exists (select from platform_role p where p.account_id = ${accountId}::uuid
            and p.role = 'operator')
          and not exists (select from membership m where m.organisation_id = o.id
            and m.role = 'owner')))
    group by o.id order by o.folded, o.id`.execute(db)
  return found.rows
}

export const taskSources = [claims]
