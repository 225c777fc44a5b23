import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    domain_event: {
      by: ['domain_event.account_id'],
      rows: (id) => sql`select kind, thing_type, thing_id, recorded_at
        from domain_event where account_id = ${id}::uuid order by domain_event.id desc`,
    },
  },
}
