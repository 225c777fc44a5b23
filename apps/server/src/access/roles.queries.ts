import { sql } from 'kysely'
import type { RoleIn } from './access.ts'

/** Whether the account of the row being read looks after the installation. */
export const isOperator = sql<boolean>`exists (
  select from platform_role p where p.account_id = account.id and p.role = 'operator')`

/** What the account of the row being read is, in which organisations; archived ones left out. */
export const rolesHeld = sql<RoleIn[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('organisationId', m.organisation_id, 'role', m.role)
           order by m.organisation_id, m.role), '[]')
  from membership m join organisation o on o.id = m.organisation_id
  where m.account_id = account.id and o.archived_at is null)`
