import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isAnnulled } from '#matches/matches.ts'
import { isListed } from '#sites/scope.queries.ts'

export type TournamentOfMatch = {
  readonly id: string
  readonly name: string
  readonly season: string
  /** Whether the match counts for its awards. */
  readonly hasAwards: boolean
}

/** The tournament of a match; undefined for a match of none. */
export async function findTournamentOf(
  db: Db,
  matchId: string,
): Promise<TournamentOfMatch | undefined> {
  const found = await sql<TournamentOfMatch>`
    select t.id, t.name, t.season, ${isListed('m')} and not ${isAnnulled('m')} as "hasAwards"
    from match m join tournament t on t.id = m.tournament_id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}
