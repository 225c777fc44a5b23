import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'
import { forgetIdentities } from './providers.ts'

export const personalData: PersonalData = {
  held: {
    identity: {
      by: ['identity.account_id'],
      rows: (id) => sql`select id, provider, issuer, subject, email, linked_at, used_at
        from identity where account_id = ${id}::uuid order by id desc`,
    },
    oauth_attempt: {
      by: ['oauth_attempt.account_id'],
      rows: (id) => sql`select id, provider, stage, issuer, subject, email, first_name, last_name,
        expires_at from oauth_attempt where account_id = ${id}::uuid order by id desc`,
    },
  },
  erase: (db, { accountId }) => forgetIdentities(db, accountId),
}
