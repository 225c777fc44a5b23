import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    ground_picture: {
      by: ['ground_picture.made_by'],
      rows: (id) => sql`select id, ground_id, made_at from ground_picture
        where made_by = ${id}::uuid order by id desc`,
    },
  },
}
