import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isAnnulled } from '#matches/matches.ts'
import type { PersonRow, TeamRow } from '#records/references.queries.ts'
import { personJson, teamJson } from '#records/references.queries.ts'

const PLACES = 5

export type LeaderRow = {
  player: PersonRow
  team: TeamRow
  value: number
  matches: number
  isNotOut: boolean
}

/** A leader board names a player with the team they played for most often. */
const mostOften = (column: string) => sql`mode() within group (order by ${sql.ref(column)})`

export async function findMostRuns(db: Db, tournamentId: string): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, sum(b.runs)::int as value, count(distinct b.match_id)::int as matches,
             ${mostOften('i.team_id')} as team_id
      from match m
      join batting_innings b on b.match_id = m.id and not b.super_over
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where m.tournament_id = ${tournamentId} and not ${isAnnulled('m')}
      group by b.person_id having sum(b.runs) > 0
      order by value desc, matches, b.person_id limit ${PLACES}
    )
    select ${personJson('p')} as player, ${teamJson('t')} as team, value, matches,
           false as "isNotOut"
    from line join person p on p.id = line.person_id join team t on t.id = line.team_id
    order by value desc, matches, p.id`.execute(db)
  return found.rows
}

export async function findMostWickets(db: Db, tournamentId: string): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, sum(b.wickets)::int as value, sum(b.runs) as conceded,
             count(distinct b.match_id)::int as matches,
             ${mostOften('i.bowling_team_id')} as team_id
      from match m
      join bowling_innings b on b.match_id = m.id and not b.super_over
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where m.tournament_id = ${tournamentId} and not ${isAnnulled('m')}
      group by b.person_id having sum(b.wickets) > 0
      order by value desc, conceded, b.person_id limit ${PLACES}
    )
    select ${personJson('p')} as player, ${teamJson('t')} as team, value, matches,
           false as "isNotOut"
    from line join person p on p.id = line.person_id join team t on t.id = line.team_id
    order by value desc, conceded, p.id`.execute(db)
  return found.rows
}

export async function findHighestScores(db: Db, tournamentId: string): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    select ${personJson('p')} as player, ${teamJson('t')} as team, b.runs::int as value,
           1 as matches, not b.out as "isNotOut"
    from match m
    join batting_innings b on b.match_id = m.id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    join person p on p.id = b.person_id
    join team t on t.id = i.team_id
    where m.tournament_id = ${tournamentId} and b.runs > 0 and not ${isAnnulled('m')}
    order by b.runs desc, b.balls, p.id limit ${PLACES}`.execute(db)
  return found.rows
}
