import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

/** What was decided stays with the tournament, without the account of whoever reported or decided it. */
export const personalData: PersonalData = {
  held: {
    discipline_case: {
      by: ['discipline_case.reported_by'],
      rows: (id) => sql`select id, tournament_id, match_id, team_id, clause, happened, state,
          reported_at
        from discipline_case where reported_by = ${id}::uuid order by reported_at desc, id`,
    },
    discipline_case_decided: {
      by: ['discipline_case.decided_by'],
      rows: (id) => sql`select id, tournament_id, state, sanction, reason, decided_at
        from discipline_case where decided_by = ${id}::uuid order by decided_at desc, id`,
    },
    discipline_case_self: {
      by: [],
      rows: (id) => sql`select d.id, d.tournament_id, d.match_id, d.team_id, d.player, d.clause,
          d.state, d.sanction, d.fine, d.matches, d.until, d.reason, d.decided_at, d.set_aside_for
        from discipline_case d join tournament_player p on p.id = d.squad_player_id
        join club_player c on c.id = p.club_player_id
        where c.account_id = ${id}::uuid order by d.reported_at desc, d.id`,
    },
  },
}
