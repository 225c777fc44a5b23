import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    entitlement: {
      by: ['entitlement.account_id'],
      rows: (id) => sql`select id, package_id, order_id, streaming_hours, starts_at, ends_at
        from entitlement where account_id = ${id}::uuid order by id desc`,
    },
  },
}
