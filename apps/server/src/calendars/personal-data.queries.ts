import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    private_calendar: {
      by: ['private_calendar.account_id'],
      rows: (id) => sql`select made_at from private_calendar where account_id = ${id}::uuid`,
    },
  },
  erase: async (db, { accountId }) => {
    await db.deleteFrom('private_calendar').where('account_id', '=', accountId).execute()
  },
}
