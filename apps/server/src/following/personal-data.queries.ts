import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    follow: {
      by: ['follow.account_id'],
      rows: (
        id,
      ) => sql`select match_id, team_id, person_id, tournament_id, organisation_id, followed_at
        from follow where account_id = ${id}::uuid order by followed_at desc`,
    },
  },
  erase: async (db, { accountId }) => {
    await db.deleteFrom('follow').where('account_id', '=', accountId).execute()
  },
}
