import type { Db } from '#db/connect.ts'

/** Who of a match bats left-handed, by the ids in its log. */
export async function findLeftHanders(db: Db, matchId: string): Promise<string[]> {
  const found = await db
    .selectFrom('match_player as mp')
    .innerJoin('person as p', 'p.id', 'mp.person_id')
    .select((make) => make.fn.coalesce('mp.logged_as', 'mp.person_id').as('id'))
    .where('mp.match_id', '=', matchId)
    .where('p.bats', '=', 'left')
    .execute()
  return found.map(({ id }) => id)
}
