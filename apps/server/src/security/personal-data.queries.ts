import { AdministrativeEventKind } from '@pavilion/contract/accounts/security-events.ts'
import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    security_event: {
      by: ['security_event.account_id'],
      rows: (id) => sql`select id, kind, session_id, address, user_agent, details, at
        from security_event where account_id = ${id}::uuid order by id desc`,
    },
    security_event_about: {
      by: ['security_event.subject_id'],
      rows: (id) => sql`select id, kind, details, at
        from security_event where subject_id = ${id}::uuid order by id desc`,
    },
  },
  leftOut: {
    attempt_count: 'Tries are counted under keyed hashes that lead to nobody.',
  },
  erase: async (db, { accountId }) => {
    const own = db.deleteFrom('security_event').where('account_id', '=', accountId)
    await own.where('kind', 'not in', AdministrativeEventKind.options).execute()
    // What somebody did with others' rights and money stays on record, without where they were.
    await db
      .updateTable('security_event')
      .set({ address: '', user_agent: '' })
      .where('account_id', '=', accountId)
      .execute()
  },
}
