import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    session: {
      by: ['session.account_id'],
      rows: (
        id,
      ) => sql`select id, address, user_agent, created_at, last_used_at, expires_at, ended_at,
        ended_by, second_factor_at from session where account_id = ${id}::uuid order by id desc`,
    },
  },
  leftOut: {
    refresh_token: 'Whoever has one could log in as you; only hashes are kept.',
  },
  erase: async (db, { accountId }) => {
    await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  },
}
