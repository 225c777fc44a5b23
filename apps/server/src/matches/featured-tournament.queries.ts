import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TournamentRow } from '#records/references.queries.ts'
import { matchIsIn, type Scope } from '#sites/scope.queries.ts'
import { tournamentJson } from '#records/references.queries.ts'

export type FeaturedRow = {
  tournament: TournamentRow
  status: 'UPCOMING' | 'ONGOING' | 'COMPLETED'
  from: string
  until: string
}

/** The tournament of the first match in lists: one in progress, else the next, else the latest that ended. */
export async function findFeaturedTournament(
  db: Db,
  scope: Scope,
): Promise<FeaturedRow | undefined> {
  const found = await sql<FeaturedRow>`
    with candidate as (
      select m.tournament_id from match m where m.tournament_id is not null and ${matchIsIn('m', scope)}
      order by m.list_group, m.list_key, m.id limit 1
    )
    select ${tournamentJson('t')} as tournament,
           case when bool_and(m.status = 'upcoming') then 'UPCOMING'
                when bool_and(m.status in ('complete', 'abandoned')) then 'COMPLETED'
                else 'ONGOING' end as status,
           min(m.starts_on) as "from", max(m.ends_on) as until
    from candidate join tournament t on t.id = candidate.tournament_id
    join match m on m.tournament_id = t.id
    group by t.id`.execute(db)
  return found.rows[0]
}
