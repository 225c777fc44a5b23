import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

const mine = (id: string) => sql`(select o.id from official o where o.account_id = ${id}::uuid)`

export const personalData: PersonalData = {
  held: {
    official: {
      by: ['official.account_id'],
      rows: (id) => sql`select id, person_id, away::text from official
        where account_id = ${id}::uuid order by id desc`,
    },
    panel_official: {
      by: [],
      rows: (id) => sql`select p.id, p.tournament_id, p.organisation_id, p.name, p.email, p.roles,
          p.grade, p.latitude, p.longitude, p.removed_at,
          (select jsonb_agg(jsonb_build_object('team_id', c.team_id, 'kind', c.kind)
             order by c.team_id) from official_conflict c where c.panel_id = p.id) as conflicts
        from panel_official p where p.official_id in ${mine(id)} order by p.id desc`,
    },
    appointment: {
      by: [],
      rows: (id) => sql`select id, tournament_id, match_id, role, state, reason, fee, currency,
          asked_at, answered_at
        from appointment where official_id in ${mine(id)} order by asked_at desc, id`,
    },
    appointment_asked: {
      by: ['appointment.asked_by'],
      rows: (id) => sql`select id, tournament_id, match_id, role, state, asked_at
        from appointment where asked_by = ${id}::uuid order by asked_at desc, id`,
    },
  },
  /** Who stood where, and what it cost, stays; nobody can ask the official any more. */
  erase: async (db, { accountId, now }) => {
    await sql`
      update appointment set state = 'released', answered_at = null, token_hash = null,
        expires_at = null
      where official_id in ${mine(accountId)} and state in ('asked', 'accepted')
        and lower(during) > ${now}::timestamptz`.execute(db)
    await sql`
      delete from official_conflict where panel_id in (
        select id from panel_official where official_id in ${mine(accountId)})`.execute(db)
    await sql`
      update panel_official set email = '', latitude = null, longitude = null,
        removed_at = coalesce(removed_at, ${now}::timestamptz)
      where official_id in ${mine(accountId)}`.execute(db)
    await sql`
      update official set account_id = null, away = '{}', email_key = 'gone ' || id
      where account_id = ${accountId}::uuid`.execute(db)
  },
}
