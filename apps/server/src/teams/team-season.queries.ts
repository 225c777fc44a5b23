import type { TeamLeader } from '@pavilion/contract/teams/team-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type CountedMatches, matchCounts } from '#matches/matches.ts'
import { personJson, type PersonRow } from '#records/references.queries.ts'
import { isListed } from '#sites/scope.queries.ts'

export type LeaderRow = Omit<TeamLeader, 'player'> & { readonly player: PersonRow }
export type SeasonOf = {
  readonly teamId: string
  readonly season: string
  readonly only: CountedMatches
}

const MOST = 5

/** The season of the latest match that a team has played; undefined before the first. */
export async function findLatestSeason(db: Db, teamId: string): Promise<string | undefined> {
  const found = await sql<{ season: string }>`
    select m.season from match_side s join match m on m.id = s.match_id and ${isListed('m')}
    where s.team_id = ${teamId}::uuid and m.status in ('live', 'complete')
    order by m.starts_on desc, m.id desc limit 1`.execute(db)
  return found.rows[0]?.season
}

/** The innings of a season in which a team batted or bowled, as `i`, of the matches that count. */
const inningsOf = ({ teamId, season, only }: SeasonOf, side: 'team_id' | 'bowling_team_id') => sql`
  match_side s join match m on m.id = s.match_id and m.season = ${season}
    and ${isListed('m')} and ${matchCounts(only)}
  join innings i on i.match_id = m.id and ${sql.ref(`i.${side}`)} = ${teamId}::uuid`

export async function findMostRuns(db: Db, asked: SeasonOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, count(distinct b.match_id)::int as matches, sum(b.runs)::int as value,
             (array_agg(b.runs || case when b.out then '' else '*' end
               order by b.runs desc, b.out))[1] as best
      from ${inningsOf(asked, 'team_id')}
      join batting_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over
      where s.team_id = ${asked.teamId}::uuid
      group by b.person_id having sum(b.runs) > 0
      order by value desc, matches, b.person_id limit ${MOST}
    )
    select ${personJson('p')} as player, matches, value, best
    from line join person p on p.id = line.person_id
    order by value desc, matches, p.id`.execute(db)
  return found.rows
}

export async function findMostWickets(db: Db, asked: SeasonOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, count(distinct b.match_id)::int as matches,
             sum(b.wickets)::int as value, sum(b.runs) as conceded,
             (array_agg(b.wickets || '–' || b.runs order by b.wickets desc, b.runs))[1] as best
      from ${inningsOf(asked, 'bowling_team_id')}
      join bowling_innings b on b.match_id = i.match_id and b.innings = i.innings
        and not b.super_over
      where s.team_id = ${asked.teamId}::uuid
      group by b.person_id having sum(b.wickets) > 0
      order by value desc, conceded, b.person_id limit ${MOST}
    )
    select ${personJson('p')} as player, matches, value, best
    from line join person p on p.id = line.person_id
    order by value desc, conceded, p.id`.execute(db)
  return found.rows
}

/** Who took part in the most dismissals in the field. */
export async function findMostDismissals(db: Db, asked: SeasonOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select f.person_id, count(distinct f.match_id)::int as matches,
             sum(f.catches + f.stumpings + f.run_outs)::int as value
      from ${inningsOf(asked, 'bowling_team_id')}
      join fielding_innings f on f.match_id = i.match_id and f.innings = i.innings
        and not f.super_over
      where s.team_id = ${asked.teamId}::uuid
      group by f.person_id order by value desc, matches, f.person_id limit ${MOST}
    )
    select ${personJson('p')} as player, matches, value, null as best
    from line join person p on p.id = line.person_id
    order by value desc, matches, p.id`.execute(db)
  return found.rows
}
