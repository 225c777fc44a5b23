import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    organisation: {
      by: ['organisation.made_by'],
      rows: (id) => sql`select id, kind, name, created_at
        from organisation where made_by = ${id}::uuid order by id desc`,
    },
    organisation_picture: {
      by: ['organisation_picture.made_by'],
      rows: (id) => sql`select id, organisation_id, made_at
        from organisation_picture where made_by = ${id}::uuid order by made_at desc, id`,
    },
    honour: {
      by: ['honour.added_by'],
      rows: (
        id,
      ) => sql`select id, organisation_id, kind, season, occasion, achievement, who, added_at
        from honour where added_by = ${id}::uuid order by id desc`,
    },
    officer: {
      by: ['officer.added_by'],
      rows: (id) => sql`select id, organisation_id, position, name, added_at
        from officer where added_by = ${id}::uuid order by id desc`,
    },
    organisation_claim: {
      by: ['organisation_claim.account_id'],
      rows: (id) => sql`select id, organisation_id, role, evidence, link, made_at, state, reason,
        decided_at from organisation_claim where account_id = ${id}::uuid order by id desc`,
    },
    organisation_claim_decided: {
      by: ['organisation_claim.decided_by'],
      rows: (id) => sql`select id, organisation_id, state, decided_at
        from organisation_claim where decided_by = ${id}::uuid order by id desc`,
    },
    organisation_invitation: {
      by: ['organisation_invitation.invited_by'],
      rows: (id) => sql`select id, organisation_id, roles, made_at, expires_at, accepted_at,
        withdrawn_at from organisation_invitation where invited_by = ${id}::uuid order by id desc`,
    },
    organisation_invitation_accepted: {
      by: ['organisation_invitation.accepted_by'],
      rows: (id) => sql`select id, organisation_id, roles, email, phone, accepted_at
        from organisation_invitation where accepted_by = ${id}::uuid order by id desc`,
    },
  },
  erase: async (db, { accountId, addresses, now }) => {
    await db.deleteFrom('organisation_claim').where('account_id', '=', accountId).execute()
    const keys = addresses.filter((address) => address.includes('@')).map(emailKey)
    await sql`
      update organisation_invitation
      set email = null, email_key = null, phone = null,
          withdrawn_at = coalesce(withdrawn_at, ${now}::timestamptz)
      where accepted_by = ${accountId}::uuid or email_key = any(${keys}::text[])
        or phone = any(${[...addresses]}::text[])`.execute(db)
  },
}
