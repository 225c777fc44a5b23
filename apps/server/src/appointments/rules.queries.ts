import type { AppointmentRules } from '@pavilion/contract/appointments/appointment-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type RulesRow = { readonly rules: AppointmentRules; readonly currency: string }

/** Undefined where nobody has set any. */
export async function findRules(db: Db, tournamentId: string): Promise<RulesRow | undefined> {
  const found = await sql<RulesRow>`
    select currency, jsonb_build_object('umpires', umpires, 'scorers', scorers, 'referees', referees,
             'weeksApart', weeks_apart, 'leagueGrade', league_grade,
             'knockOutGrade', knock_out_grade, 'answerHours', answer_hours,
             'umpireFee', umpire_fee, 'scorerFee', scorer_fee, 'refereeFee', referee_fee) as rules
    from appointment_rules where tournament_id = ${tournamentId}::uuid`.execute(db)
  return found.rows[0]
}

/** The currency stays as it was when rules were set first. */
export async function keepRules(
  db: Db,
  tournamentId: string,
  { rules, currency }: RulesRow,
): Promise<void> {
  const columns = {
    umpires: rules.umpires,
    scorers: rules.scorers,
    referees: rules.referees,
    weeks_apart: rules.weeksApart,
    league_grade: rules.leagueGrade,
    knock_out_grade: rules.knockOutGrade,
    answer_hours: rules.answerHours,
    umpire_fee: rules.umpireFee,
    scorer_fee: rules.scorerFee,
    referee_fee: rules.refereeFee,
  }
  await db
    .insertInto('appointment_rules')
    .values({ tournament_id: tournamentId, currency, ...columns })
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet(columns))
    .execute()
}
