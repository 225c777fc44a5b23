import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    teams_made: {
      by: ['team.made_by'],
      rows: (id) => sql`select id, name, gender, created_at from team
      where made_by = ${id}::uuid order by id desc`,
    },
  },
}
