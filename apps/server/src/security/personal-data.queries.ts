import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    security_event: {
      by: ['security_event.account_id'],
      rows: (id) => sql`select id, kind, session_id, address, user_agent, at
        from security_event where account_id = ${id}::uuid order by id desc`,
    },
  },
  leftOut: {
    attempt_count: 'Tries are counted under keyed hashes that lead to nobody.',
  },
  erase: async (db, { accountId }) => {
    await db.deleteFrom('security_event').where('account_id', '=', accountId).execute()
  },
}
