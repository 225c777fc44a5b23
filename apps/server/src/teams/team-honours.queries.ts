import type { Honour } from '@pavilion/contract/organisations/honour-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { personJson, type PersonRow } from '#records/references.queries.ts'
import { isListed } from '#sites/scope.queries.ts'

export type HonourRow = Omit<Honour, 'player'> & { readonly player: PersonRow | null }

const MOST = 100
const HUNDRED = 100
const FIVE = 5

/** The finals that a team has won, and the centuries and five-wicket hauls made for it, the latest first. */
export async function findTeamHonours(db: Db, teamId: string): Promise<HonourRow[]> {
  const found = await sql<HonourRow>`
    with own as (
      select m.id, m.season, m.starts_on, m.tournament_id, m.winner_id, lower(m.stage) as stage,
             t.name as opponent
      from match_side s join match m on m.id = s.match_id and ${isListed('m')}
      join match_side other on other.match_id = s.match_id and other.side <> s.side
      join team t on t.id = other.team_id
      where s.team_id = ${teamId}::uuid and m.status = 'complete'
    ), one as (
      select 'title' as kind, own.season, t.name as occasion, 'Winners' as achievement, '' as who, 
             null::jsonb as player, own.id as match_id, own.starts_on
      from own join tournament t on t.id = own.tournament_id
      where own.winner_id = ${teamId}::uuid and (own.stage in ('final', 'deciding final')
        or own.stage = 'grand final' and not exists (select from match later
          where later.tournament_id = t.id and later.stage = 'deciding final'
            and later.status = 'complete'))
      union all
      select 'hundred', own.season, own.opponent,
             b.runs || case when b.out then '' else '*' end, p.name, ${personJson('p')}, own.id,
             own.starts_on
      from own join innings i on i.match_id = own.id and i.team_id = ${teamId}::uuid
      join batting_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over and b.runs >= ${HUNDRED}
      join person p on p.id = b.person_id
      union all
      select 'five-wickets', own.season, own.opponent, b.wickets || '–' || b.runs, p.name,
             ${personJson('p')}, own.id, own.starts_on
      from own join innings i on i.match_id = own.id and i.bowling_team_id = ${teamId}::uuid
      join bowling_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over and b.wickets >= ${FIVE}
      join person p on p.id = b.person_id
    )
    select null as id, kind, season, occasion, achievement, who, player, match_id as "matchId"
    from one order by starts_on desc, kind, who, match_id limit ${MOST}`.execute(db)
  return found.rows
}
