import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    site_logo: {
      by: ['site_logo.made_by'],
      rows: (id) => sql`select id, site_id, made_at from site_logo
        where made_by = ${id}::uuid order by id desc`,
    },
    site_change: {
      by: ['site_change.changed_by'],
      rows: (id) => sql`select site_id, revision, changed_at, before, after from site_change
        where changed_by = ${id}::uuid order by site_id, revision desc`,
    },
  },
}
