import type { PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type TableEntry = { readonly team: TeamRow; readonly group: string | null }

/** What the tables of a tournament that was made here are made of, besides its matches. */
export type TableSetup = {
  readonly points: PointsRules
  readonly qualifiers: number
  /** The accepted teams, by name. */
  readonly entries: TableEntry[]
}

export async function findTableSetup(db: Db, id: string): Promise<TableSetup | undefined> {
  const found = await sql<TableSetup>`
    select s.points, s.qualifiers,
           coalesce((select jsonb_agg(jsonb_build_object(
               'team', ${teamJson('t')}, 'group', e.group_name) order by t.folded, t.id)
             from tournament_entry e join team t on t.id = e.team_id
             where e.tournament_id = s.id and e.status = 'accepted'), '[]') as entries
    from tournament_setup s where s.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}
