import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    review: {
      by: ['review.account_id'],
      rows: (id) => sql`select id, ground_id, booking_id, stars, body, written_at
        from review where account_id = ${id}::uuid order by id desc`,
    },
    review_replied: {
      by: ['review.replied_by'],
      rows: (id) => sql`select id, ground_id, reply, replied_at
        from review where replied_by = ${id}::uuid order by id desc`,
    },
  },
}
