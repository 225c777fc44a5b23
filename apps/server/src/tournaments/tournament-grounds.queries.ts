import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { groundJson, type GroundRow } from '#records/references.queries.ts'

export type PlayedAt = {
  readonly ground: GroundRow
  readonly matches: number
  /** The match that is played there now, or the next one. */
  readonly nextId: string | null
}

/** Where the matches of a tournament are played, the ground of most of them first. */
export async function findGrounds(db: Db, tournamentId: string): Promise<PlayedAt[]> {
  const found = await sql<PlayedAt>`
    with played as (
      select m.ground_id, count(*)::int as matches,
             (array_agg(m.id order by m.list_group, m.list_key, m.id)
               filter (where m.status in ('live', 'upcoming')))[1] as next_id
      from match m
      where m.tournament_id = ${tournamentId} and m.ground_id is not null
      group by m.ground_id
    )
    select ${groundJson('g')} as ground, matches, next_id as "nextId"
    from played join ground g on g.id = played.ground_id
    order by matches desc, g.folded, g.id`.execute(db)
  return found.rows
}
