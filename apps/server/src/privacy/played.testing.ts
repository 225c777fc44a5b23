import type { AppContext } from '#app-context.ts'
import { newMatch } from '#matches/new-match.testing.ts'

/** Somebody of this name has played for a team of the organisation; answers the id of the records. */
export async function hasPlayed(
  app: AppContext,
  organisationId: string,
  name: string,
): Promise<string> {
  const { matchId } = await newMatch(app)
  await app.pool.query(
    `update team set organisation_id = $1 where id = (select team_id from match_side
       where match_id = $2 and side = 0)`,
    [organisationId, matchId],
  )
  const { rows } = await app.pool.query<{ id: string }>(
    `update person set name = $1, cricsheet_id = null where id = (select person_id from match_player
       where match_id = $2 and side = 0 order by position limit 1) returning id`,
    [name, matchId],
  )
  return rows[0]?.id ?? ''
}
