import type { PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type TableEntry = {
  readonly team: TeamRow
  readonly group: string | null
  readonly seed: number | null
}

/** What the tables of a tournament that was made here are made of, besides its matches. */
export type TableSetup = {
  readonly points: PointsRules
  /** How many of each table go through; 0 where that is not told by its places, or not by its matches alone. */
  readonly qualifiers: number
  /** Whether it is a knock-out from the first match on, so that there is no table. */
  readonly isStraight: boolean
  /** The accepted teams, by name. */
  readonly entries: TableEntry[]
}

export async function findTableSetup(db: Db, id: string): Promise<TableSetup | undefined> {
  const found = await sql<TableSetup>`
    select s.points,
           case when exists (select from generate_series(1, s.swiss_rounds) r where not exists (
                  select from tournament_fixture f
                  where f.tournament_id = s.id and f.stage = 'league' and f.round = r))
                  or (s.knock_out->>'best')::int > 0
                then 0
                else coalesce(s.super_places, (s.knock_out->>'places')::int, s.qualifiers) end as qualifiers,
           coalesce(s.knock_out->>'from' = 'seeds', false) and not exists (
             select from tournament_fixture f where f.tournament_id = s.id and f.stage = 'league')
             as "isStraight",
           coalesce((select jsonb_agg(jsonb_build_object(
               'team', ${teamJson('t')}, 'group', e.group_name, 'seed', e.seed) order by t.folded, t.id)
             from tournament_entry e join team t on t.id = e.team_id
             where e.tournament_id = s.id and e.status = 'accepted'), '[]') as entries
    from tournament_setup s where s.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}
