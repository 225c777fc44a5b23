import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    people_made: {
      by: ['person.made_by'],
      rows: (id) => sql`select id, name, created_at from person
      where made_by = ${id}::uuid order by id desc`,
    },
    people_merged_and_split: {
      by: ['person_change.made_by', 'person_change.undone_by'],
      rows: (id) => sql`select id, kind, from_id, into_id, organisation_id, made_at, undone_at
        from person_change where ${id}::uuid in (made_by, undone_by) order by nth desc`,
    },
  },
}
