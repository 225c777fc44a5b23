import { sql } from 'kysely'
import type { Account } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { mentions } from '#db/conditions.queries.ts'
import { type TeamFound, teamColumns } from './new-records.queries.ts'

const MOST_FOUND = 100

/** Teams that the account may have to do with: made by it, or of an organisation in which it has a role. */
export function findTeamsAround(db: Db, account: Account, text: string): Promise<TeamFound[]> {
  const { accountId, operator, roles } = account
  const organisations = roles.map(({ organisationId }) => organisationId)
  return db
    .selectFrom('team')
    .select(teamColumns)
    .where(mentions(sql`folded`, text))
    .where((is) =>
      is.or([
        is.val(operator),
        is('made_by', '=', accountId),
        sql<boolean>`organisation_id = any(${organisations}::uuid[])`,
      ]),
    )
    .orderBy((is) => is('made_by', 'is not distinct from', accountId), 'desc')
    .orderBy('folded')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute()
}
