import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    affiliation_term: {
      by: ['affiliation_term.asked_by'],
      rows: (id) => sql`select id, organisation_id, association_id, season, state, note, asked_at
        from affiliation_term where asked_by = ${id}::uuid order by id desc`,
    },
    affiliation_term_decided: {
      by: ['affiliation_term.decided_by'],
      rows: (
        id,
      ) => sql`select id, organisation_id, association_id, season, state, reason, decided_at
        from affiliation_term where decided_by = ${id}::uuid order by id desc`,
    },
    registered_person: {
      by: ['registered_person.account_id'],
      rows: (
        id,
      ) => sql`select p.association_id, p.number, p.name, p.is_overseas, p.is_star, p.added_at,
          (select jsonb_agg(jsonb_build_object('organisation_id', r.organisation_id, 'kind', r.kind,
             'state', r.state, 'days', r.days::text, 'reason', r.reason) order by r.days desc)
           from registration r where r.person_id = p.id) as registrations,
          (select jsonb_agg(jsonb_build_object('from_id', t.from_id, 'to_id', t.to_id,
             'kind', t.kind, 'state', t.state, 'starts_on', t.starts_on, 'ends_on', t.ends_on,
             'reason', t.reason) order by t.asked_at desc)
           from transfer t where t.person_id = p.id) as transfers
        from registered_person p where p.account_id = ${id}::uuid order by p.id desc`,
    },
  },
  erase: async (db, { accountId }) => {
    await sql`
      update registered_person set account_id = null where account_id = ${accountId}::uuid`.execute(
      db,
    )
  },
}
