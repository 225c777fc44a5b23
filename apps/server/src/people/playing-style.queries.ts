import type { PlayingStyle } from '@pavilion/contract/people/playing-style.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Undefined without such a person. */
export const findStyle = (db: Db, id: string): Promise<PlayingStyle | undefined> =>
  db
    .selectFrom('person')
    .select(['playing_role as role', 'bats', 'bowls'])
    .where('id', '=', id)
    .executeTakeFirst()

export const setStyle = (db: Db, id: string, { role, bats, bowls }: PlayingStyle) =>
  db.updateTable('person').set({ playing_role: role, bats, bowls }).where('id', '=', id).execute()

/** The organisations for whose teams somebody has played. */
export async function findOrganisationsOf(db: Db, id: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct t.organisation_id as id
    from match_player mp
    join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join team t on t.id = s.team_id and t.organisation_id is not null
    where mp.person_id = ${id}::uuid`.execute(db)
  return found.rows.map((row) => row.id)
}
