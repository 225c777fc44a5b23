import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The matches behind some figures; null are all. */
export type CountedMatches = readonly string[] | null

/** Whether a match, the alias `m` unless another column has its id, is among those that count. */
export const matchCounts = (only: CountedMatches, id = 'm.id'): RawBuilder<boolean> =>
  only === null ? sql`true` : sql`${sql.ref(id)} = any(${only}::uuid[])`

/**
 * How the match `m` was scored. An innings with balls but without deliveries was typed in; a match that ended without
 * either has a result only, unless it was abandoned.
 */
export const sourceOf = sql`(
  select case when has_balls and not is_typed then 'ball-by-ball'
              when is_typed and has_cards then 'scorecard'
              when not has_balls and not has_cards and (is_typed or m.status = 'complete')
                then 'result-only' end
  from (select exists (select from delivery d where d.match_id = m.id) as has_balls,
               exists (select from batting_innings b where b.match_id = m.id) as has_cards,
               exists (select from innings i where i.match_id = m.id and i.legal_balls > 0
                         and not exists (select from delivery d
                                         where d.match_id = m.id and d.innings = i.innings)) as is_typed
       ) has)`

/** Which of these matches were scored ball by ball, all of each. */
export async function findBallByBall(db: Db, matchIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select m.id from match m
    where m.id = any(${matchIds}::uuid[]) and ${sourceOf} = 'ball-by-ball'`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Without those that came from a file: nobody here recorded them, and their logs need not be read. */
export async function findOwn(db: Db, matchIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from match where id = any(${matchIds}::uuid[]) and cricsheet_id is null`.execute(db)
  return found.rows.map(({ id }) => id)
}
