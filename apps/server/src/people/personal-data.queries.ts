import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    people_made: {
      by: ['person.made_by'],
      rows: (id) => sql`select id, name, created_at from person
      where made_by = ${id}::uuid order by id desc`,
    },
  },
}
