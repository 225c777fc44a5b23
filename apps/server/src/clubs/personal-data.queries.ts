import { sql } from 'kysely'
import { emailKey } from '#access/email-key.ts'
import { yearEndOf } from '#privacy/minors.queries.ts'
import type { PersonalData } from '#privacy/personal-data.ts'

/** When the public may know a player by the name. */
const ofAge = sql`greatest(hidden_until, (born_on + interval '18 years')::date)`

export const personalData: PersonalData = {
  held: {
    club_player: {
      by: ['club_player.account_id'],
      rows: (
        id,
      ) => sql`select p.id, p.organisation_id, p.name, p.email, p.added_at, p.left_at, p.is_guest,
          p.born_on, p.shows_name, p.shows_picture, p.hidden_until, p.former_folded as former_names,
          (select jsonb_agg(jsonb_build_object('team_id', s.team_id, 'season', s.season,
             'shirt', s.shirt, 'is_captain', s.is_captain, 'is_keeper', s.is_keeper)
             order by s.season desc, s.team_id)
           from squad_player s where s.player_id = p.id) as squads,
          (select jsonb_agg(jsonb_build_object('entry_id', a.entry_id, 'asked_at', a.asked_at,
             'answer', a.answer, 'note', a.note, 'answered_at', a.answered_at)
             order by a.entry_id desc)
           from availability a where a.player_id = p.id) as availability,
          (select jsonb_agg(jsonb_build_object('entry_id', s.entry_id, 'days', s.days,
             'told', s.told, 'shirt', s.shirt, 'is_captain', s.is_captain,
             'is_keeper', s.is_keeper) order by s.entry_id desc)
           from selection s where s.player_id = p.id and s.told is not null) as team_sheets,
          (select jsonb_agg(jsonb_build_object('entry_id', d.entry_id, 'kind', d.kind)
             order by d.entry_id desc)
           from match_duty d where d.player_id = p.id) as duties,
          (select jsonb_agg(jsonb_build_object('entry_id', g.entry_id, 'taken_at', g.taken_at)
             order by g.entry_id desc)
           from guest_place g where g.player_id = p.id) as guest_places
        from club_player p where p.account_id = ${id}::uuid order by p.id desc`,
    },
    guardian: {
      by: ['guardian.account_id'],
      rows: (id) => sql`select g.player_id, p.name as player, g.organisation_id, g.since
        from guardian g join club_player p on p.id = g.player_id
        where g.account_id = ${id}::uuid order by g.since desc`,
    },
    club_message: {
      by: ['club_message.author_id'],
      rows: (id) => sql`select id, organisation_id, audience, subject, body, must_be_seen, sent_at
        from club_message where author_id = ${id}::uuid order by id desc`,
    },
    club_message_reader: {
      by: ['club_message_reader.account_id'],
      rows: (id) => sql`select r.message_id, m.organisation_id, m.subject, m.body, r.seen_at
        from club_message_reader r join club_message m on m.id = r.message_id
        where r.account_id = ${id}::uuid or r.player_id in (
          select p.id from club_player p where p.account_id = ${id}::uuid)
        order by r.id desc`,
    },
    guest_consent: {
      by: ['guest_consent.account_id'],
      rows: (id) => sql`select country, city, role, from_day, given_at
        from guest_consent where account_id = ${id}::uuid`,
    },
    guest_told: {
      by: ['guest_told.account_id'],
      rows: (id) => sql`select entry_id, told_at
        from guest_told where account_id = ${id}::uuid order by told_at desc, entry_id`,
    },
    join_request: {
      by: ['join_request.account_id'],
      rows: (id) => sql`select id, organisation_id, note, child_name, child_born_on, asked_at
        from join_request where account_id = ${id}::uuid order by id desc`,
    },
  },
  erase: async (db, { accountId, addresses, now }) => {
    await sql`delete from guardian where account_id = ${accountId}::uuid`.execute(db)
    await sql`
      delete from club_message_reader r where r.account_id = ${accountId}::uuid`.execute(db)
    await sql`
      update club_message_reader r set seen_at = null from club_player p
      where p.id = r.player_id and p.account_id = ${accountId}::uuid`.execute(db)
    await sql`delete from join_request where account_id = ${accountId}::uuid`.execute(db)
    await sql`delete from guest_consent where account_id = ${accountId}::uuid`.execute(db)
    await sql`delete from guest_told where account_id = ${accountId}::uuid`.execute(db)
    await sql`
      update guest_place g set player_id = null, taken_at = null from club_player p, calendar_entry e
      where p.id = g.player_id and p.account_id = ${accountId}::uuid and e.id = g.entry_id
        and e.starts_at > ${now}::timestamptz`.execute(db)
    await sql`
      delete from selection s using club_player p, calendar_entry e
      where p.id = s.player_id and p.account_id = ${accountId}::uuid and e.id = s.entry_id
        and e.starts_at > ${now}::timestamptz`.execute(db)
    await sql`
      update match_duty d set player_id = null from club_player p, calendar_entry e
      where p.id = d.player_id and p.account_id = ${accountId}::uuid and e.id = d.entry_id
        and e.starts_at > ${now}::timestamptz`.execute(db)
    const keys = addresses.filter((address) => address.includes('@')).map(emailKey)
    await sql`
      update availability set note = ''
      where player_id in (select id from club_player where account_id = ${accountId}::uuid)`.execute(
      db,
    )
    await sql`
      update club_player set email = null, email_key = null, account_id = null,
             born_on = null, hidden_until = case when ${ofAge} >= ${now}::timestamptz::date
               then ${yearEndOf(ofAge)} end,
             claim_hash = null, claim_expires_at = null,
             left_at = coalesce(left_at, ${now}::timestamptz)
      where account_id = ${accountId}::uuid`.execute(db)
    await sql`
      update club_player set email = null, email_key = null, claim_hash = null,
             claim_expires_at = null
      where email_key = any(${keys}::text[])`.execute(db)
  },
}
