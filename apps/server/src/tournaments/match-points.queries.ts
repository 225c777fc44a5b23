import type { MatchRules } from '@pavilion/contract/tournaments/points-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type EarlierRules = { readonly matchId: string; readonly rules: MatchRules }

/** The matches that count by earlier rules, with these. */
export async function findEarlierRules(db: Db, tournamentId: string): Promise<EarlierRules[]> {
  return db
    .selectFrom('match_points')
    .select(['match_id as matchId', 'rules'])
    .where('tournament_id', '=', tournamentId)
    .execute()
}

/** Matches already played count by these rules from now on, unless they count by earlier ones. */
export async function keepRules(db: Db, tournamentId: string, rules: MatchRules) {
  await sql`
    insert into match_points (match_id, tournament_id, rules)
    select m.id, m.tournament_id, ${JSON.stringify(rules)}::jsonb from match m
    where m.tournament_id = ${tournamentId}::uuid and m.status in ('complete', 'abandoned')
    on conflict do nothing`.execute(db)
}

/** All matches count by the rules of the tournament. */
export async function forgetEarlierRules(db: Db, tournamentId: string): Promise<void> {
  await db.deleteFrom('match_points').where('tournament_id', '=', tournamentId).execute()
}
