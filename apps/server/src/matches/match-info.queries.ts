import { sql } from 'kysely'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Db } from '#db/connect.ts'
import type { PersonRow } from '#records/references.queries.ts'
import { personJson } from '#records/references.queries.ts'

export type OfficialRole = 'umpire' | 'tv-umpire' | 'reserve-umpire' | 'match-referee' | 'scorer'

export type MatchInfoRow = {
  setup: MatchSetup
  source: 'cricsheet' | 'scored'
  officials: { role: OfficialRole; person: PersonRow }[]
  players: { side: number; playerId: string; person: PersonRow }[]
  hasTable: boolean
  usualScore: number | null
  visibility: 'public' | 'link'
}

/** Of fewer matches an average says little. */
const FEWEST_MATCHES = 5

/** The average first innings of the other finished matches of m's tournament in its format. */
const usualScore = sql`
  (select avg(i.runs)::float8
   from match o join innings i on i.match_id = o.id and i.innings = 1 and not i.super_over
   where o.tournament_id = m.tournament_id and o.format = m.format and o.id <> m.id
     and o.status = 'complete'
   having count(*) >= ${FEWEST_MATCHES})`

/** Everything about a match besides its log, in one query. */
export async function findMatchInfo(db: Db, matchId: string): Promise<MatchInfoRow | undefined> {
  const found = await sql<MatchInfoRow>`
    select m.setup, m.visibility, case when m.cricsheet_id is null then 'scored' else 'cricsheet' end as source,
           (select coalesce(jsonb_agg(
              jsonb_build_object('role', o.role, 'person', ${personJson('p')})
              order by array_position(
                array['umpire', 'tv-umpire', 'reserve-umpire', 'match-referee', 'scorer'], o.role),
                o.position), '[]')
            from match_official o join person p on p.id = o.person_id
            where o.match_id = m.id) as officials,
           (select coalesce(jsonb_agg(
              jsonb_build_object('side', s.side, 'playerId', coalesce(s.logged_as, s.person_id),
                'person', ${personJson('p')})
              order by s.side, s.position), '[]')
            from match_player s join person p on p.id = s.person_id
            where s.match_id = m.id) as players,
           exists (select from match o join match_side s on s.match_id = o.id
                   where o.tournament_id = m.tournament_id and s.team_id not in (
                     select own.team_id from match_side own where own.match_id = m.id))
             as "hasTable",
           ${usualScore} as "usualScore"
    from match m where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}
