import type { Grade, Position } from '@pavilion/cricket/appointments/propose.ts'
import type { Appointment } from '@pavilion/contract/appointments/appointment-fields.ts'
import type { MatchId } from '@pavilion/contract/ids.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type MatchRow = {
  readonly id: MatchId
  readonly stage: string
  readonly teamIds: readonly string[]
  readonly home: string
  readonly away: string
  readonly startsAt: string | null
  readonly ground: string
  readonly status: 'upcoming' | 'live' | 'complete' | 'abandoned'
  /** In milliseconds; null where it has no time. */
  readonly from: number | null
  readonly until: number | null
  readonly position: Position | null
  readonly appointments: Appointment[]
}

/** The public fixtures of a tournament in the order of play, each with its appointments. */
export async function findMatches(db: Db, tournamentId: string): Promise<MatchRow[]> {
  const found = await sql<MatchRow>`
    select m.id, f.stage, array[f.home_id::text, f.away_id::text] as "teamIds", h.name as home,
           w.name as away, m.starts_at as "startsAt", f.ground, m.status,
           (extract(epoch from lower(appointed_during(m))) * 1000)::float8 as "from",
           (extract(epoch from upper(appointed_during(m))) * 1000)::float8 as until,
           (select jsonb_build_object('latitude', g.latitude, 'longitude', g.longitude)
            from ground_facts g where g.ground_id = m.ground_id and g.latitude is not null)
             as position,
           coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'panelId', a.panel_id,
                'name', p.name, 'role', a.role, 'state', a.state, 'reason', a.reason,
                'answerBy', to_char(a.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
                'fee', a.fee, 'settled', case
                  when exists (select from ledger_entry e
                    where e.appointment_id = a.id and e.account = 'paid out') then 'paid'
                  when exists (select from ledger_entry e where e.appointment_id = a.id) then 'owed'
                  else 'not due' end)
              order by array_position(array['umpire', 'match-referee', 'scorer'], a.role),
                a.asked_at, a.id)
            from appointment a join panel_official p on p.id = a.panel_id
            where a.match_id = m.id), '[]') as appointments
    from tournament_fixture f join match m on m.id = f.match_id
    join team h on h.id = f.home_id join team w on w.id = f.away_id
    where f.tournament_id = ${tournamentId}::uuid
    order by m.starts_at nulls last, f.number`.execute(db)
  return found.rows
}

/** The lowest grade that will do at a stage. */
export const gradeAt = (
  stage: string,
  rules: { readonly leagueGrade: Grade; readonly knockOutGrade: Grade },
): Grade => (stage === 'league' ? rules.leagueGrade : rules.knockOutGrade)
