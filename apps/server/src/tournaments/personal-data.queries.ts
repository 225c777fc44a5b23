import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    fixture_run: {
      by: ['fixture_run.started_by'],
      rows: (id) => sql`select id, tournament_id, status, asked_at
        from fixture_run where started_by = ${id}::uuid order by asked_at desc, id`,
    },
    fixture_report: {
      by: ['fixture_report.told_by'],
      rows: (id) => sql`select fixture_id, outcome, status, told_at
        from fixture_report where told_by = ${id}::uuid order by told_at desc, fixture_id`,
    },
    fixture_report_answered: {
      by: ['fixture_report.answered_by'],
      rows: (id) => sql`select fixture_id, status, objection, answered_at
        from fixture_report where answered_by = ${id}::uuid
        order by answered_at desc, fixture_id`,
    },
    tournament_decision: {
      by: ['tournament_decision.decided_by'],
      rows: (id) => sql`select id, tournament_id, kind, said, decided_at
        from tournament_decision where decided_by = ${id}::uuid order by id desc`,
    },
    tournament_rain_run: {
      by: ['tournament_rain_run.carried_out_by'],
      rows: (id) => sql`select id, tournament_id, day, plan, carried_out_at
        from tournament_rain_run where carried_out_by = ${id}::uuid
        order by carried_out_at desc, id`,
    },
    tournament_picture: {
      by: ['tournament_picture.made_by'],
      rows: (id) => sql`select id, tournament_id, made_at
        from tournament_picture where made_by = ${id}::uuid order by made_at desc, id`,
    },
    tournament_adjustment: {
      by: ['tournament_adjustment.made_by'],
      rows: (id) => sql`select id, tournament_id, team_id, points, fine, reason, made_at
        from tournament_adjustment where made_by = ${id}::uuid order by made_at desc, id`,
    },
    tournament_lot: {
      by: ['tournament_lot.made_by'],
      rows: (id) => sql`select id, tournament_id, kind, drawn_by, reason, made_at
        from tournament_lot where made_by = ${id}::uuid order by made_at desc, id`,
    },
    tournament: {
      by: ['tournament_setup.made_by'],
      rows: (id) => sql`select id, name, organiser, email, phone, created_at
        from tournament_setup where made_by = ${id}::uuid order by id desc`,
    },
    tournament_manager: {
      by: ['tournament_manager.account_id'],
      rows: (id) => sql`select tournament_id, role, added_at
        from tournament_manager where account_id = ${id}::uuid order by added_at desc`,
    },
    tournament_manager_invited: {
      by: ['tournament_manager.invited_by'],
      rows: (id) => sql`select tournament_id, added_at
        from tournament_manager where invited_by = ${id}::uuid order by added_at desc`,
    },
    tournament_entry: {
      by: ['tournament_entry.manager_id'],
      rows: (id) => sql`select id, tournament_id, team_id, status, entered_at, answered_at, fee
        from tournament_entry where manager_id = ${id}::uuid order by entered_at desc, id`,
    },
    tournament_entry_payment: {
      by: ['tournament_entry_payment.entered_by'],
      rows: (id) => sql`select id, entry_id, way, order_id, reason, entered_at
        from tournament_entry_payment where entered_by = ${id}::uuid
        order by entered_at desc, id`,
    },
    tournament_entry_payment_ended: {
      by: ['tournament_entry_payment.ended_by'],
      rows: (id) => sql`select id, entry_id, way, ended_as, ended_at
        from tournament_entry_payment where ended_by = ${id}::uuid order by ended_at desc, id`,
    },
    tournament_player: {
      by: ['tournament_player.added_by'],
      rows: (id) => sql`select id, tournament_id, team_id, kind, added_at
        from tournament_player where added_by = ${id}::uuid order by added_at desc, id`,
    },
    tournament_player_self: {
      by: [],
      rows: (id) => sql`select p.tournament_id, p.team_id, p.name, p.shirt, p.kind, p.born_on,
          p.registered_on, p.added_at
        from tournament_player p join club_player c on c.id = p.club_player_id
        where c.account_id = ${id}::uuid order by p.added_at desc, p.id`,
    },
    tournament_invitation: {
      by: ['tournament_invitation.invited_by'],
      rows: (id) => sql`select id, tournament_id, entry_id, made_at, expires_at, used_at
        from tournament_invitation where invited_by = ${id}::uuid order by id desc`,
    },
    tournament_invitation_accepted: {
      by: ['tournament_invitation.used_by'],
      rows: (id) => sql`select id, tournament_id, entry_id, used_at
        from tournament_invitation where used_by = ${id}::uuid order by id desc`,
    },
  },
}
