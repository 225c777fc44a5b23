import type { Sanction } from '@pavilion/contract/discipline/discipline-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { sanctionOf } from './cases.queries.ts'

export type Reached = { readonly accountId: string; readonly email: string }

type Told = Omit<Parameters<typeof sanctionOf>[0], 'sanction'> & {
  readonly sanction: Sanction['kind'] | null
  readonly tournament: string
  readonly player: string
  readonly team: string
  readonly clause: string
  readonly reason: string
  readonly setAsideFor: string | null
  readonly home: string
  readonly away: string
  /** Whoever reported, who answers for the team, and those who run the tournament. */
  readonly reporter: Reached | null
  readonly manager: Reached | null
  readonly organisers: readonly Reached[]
}

const reached = (table: string) =>
  sql`jsonb_build_object('accountId', ${sql.ref(`${table}.id`)}, 'email', ${sql.ref(`${table}.email`)})`

/** A case, and who is told of it; undefined when it is gone with its tournament. */
export async function findTold(db: Db, caseId: string): Promise<Told | undefined> {
  const found = await sql<Told>`
    select s.name as tournament, d.player, t.name as team, d.clause, d.reason,
           d.set_aside_for as "setAsideFor", d.sanction, d.fine, d.matches, d.until,
           h.name as home, aw.name as away,
           (select ${reached('a')} from account a where a.id = d.reported_by) as reporter,
           (select ${reached('a')} from tournament_entry e join account a on a.id = e.manager_id
            where e.tournament_id = d.tournament_id and e.team_id = d.team_id) as manager,
           coalesce((select jsonb_agg(${reached('a')} order by a.id)
            from tournament_manager m join account a on a.id = m.account_id
            where m.tournament_id = s.id), '[]') as organisers
    from discipline_case d
    join tournament_setup s on s.id = d.tournament_id
    join team t on t.id = d.team_id
    join match_side hs on hs.match_id = d.match_id and hs.side = 0 join team h on h.id = hs.team_id
    join match_side aws on aws.match_id = d.match_id and aws.side = 1
    join team aw on aw.id = aws.team_id
    where d.id = ${caseId}::uuid`.execute(db)
  return found.rows[0]
}
