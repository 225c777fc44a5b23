import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Concerned = {
  /** "Lions v Tigers" */
  readonly title: string
  readonly accountIds: string[]
}

/**
 * Who has to know that a match is off: who was invited to score it, who follows it, and while lists show it who follows
 * a side or its tournament.
 */
export async function findConcerned(db: Db, matchId: string): Promise<Concerned> {
  const { rows } = await sql<Concerned>`
    select concat_ws(' v ', m.setup #>> '{teams,0,name}', m.setup #>> '{teams,1,name}') as title,
           array(
             select account_id::text from match_scorer where match_id = m.id
             union
             select account_id::text from follow where match_id = m.id
             union
             select f.account_id::text from match_side s join follow f on f.team_id = s.team_id
             where s.match_id = m.id and m.visibility = 'public'
             union
             select account_id::text from follow
             where tournament_id = m.tournament_id and m.visibility = 'public') as "accountIds"
    from match m where m.id = ${matchId}::uuid`.execute(db)
  return rows[0] ?? { title: '', accountIds: [] }
}
