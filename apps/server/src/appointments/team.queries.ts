import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The teams of a tournament by name. */
export async function findTeams(
  db: Db,
  tournamentId: string,
): Promise<{ id: string; name: string }[]> {
  const found = await sql<{ id: string; name: string }>`
    select t.id, t.name from tournament_entry e join team t on t.id = e.team_id
    where e.tournament_id = ${tournamentId}::uuid and e.status = 'accepted'
    order by t.folded, t.id`.execute(db)
  return found.rows
}

/** Those of the ids that are not teams of the tournament. */
export async function findStrangers(
  db: Db,
  tournamentId: string,
  teamIds: readonly string[],
): Promise<string[]> {
  const own = new Set((await findTeams(db, tournamentId)).map(({ id }) => id))
  return teamIds.filter((id) => !own.has(id))
}
