import type { Db } from '#db/connect.ts'

/** How many players the squads of a tournament have, by team. */
export async function findSquadSizes(
  db: Db,
  tournamentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tournament_player')
    .select(({ fn }) => ['team_id as teamId', fn.countAll<string>().as('size')])
    .where('tournament_id', '=', tournamentId)
    .groupBy('team_id')
    .execute()
  return new Map(rows.map(({ teamId, size }) => [teamId, Number(size)]))
}
