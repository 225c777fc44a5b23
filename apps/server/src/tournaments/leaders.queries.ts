import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type CountedMatches, isAnnulled, matchCounts } from '#matches/matches.ts'
import type { PersonRow, TeamRow } from '#records/references.queries.ts'
import { personJson, teamJson } from '#records/references.queries.ts'

const PLACES = 5

/** Whose leaders, and of which matches alone. */
export type LeadersOf = { readonly tournamentId: string; readonly only: CountedMatches }

/** Whether the figures of the match `m` count for the leaders. */
export const countsForLeaders = ({ tournamentId, only }: LeadersOf): RawBuilder<boolean> => sql`
  m.tournament_id = ${tournamentId} and not ${isAnnulled('m')} and ${matchCounts(only)}`

/** The matches of a tournament of which something may be recorded. */
export async function findPlayedIn(db: Db, tournamentId: string): Promise<string[]> {
  const found = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('status', '<>', 'upcoming')
    .execute()
  return found.map(({ id }) => id)
}

export type LeaderRow = {
  player: PersonRow
  team: TeamRow
  value: number
  matches: number
  isNotOut: boolean
}

/** A leader board names a player with the team they played for most often. */
const mostOften = (column: string) => sql`mode() within group (order by ${sql.ref(column)})`

export async function findMostRuns(db: Db, asked: LeadersOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, sum(b.runs)::int as value, count(distinct b.match_id)::int as matches,
             ${mostOften('i.team_id')} as team_id
      from match m
      join batting_innings b on b.match_id = m.id and not b.super_over
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where ${countsForLeaders(asked)}
      group by b.person_id having sum(b.runs) > 0
      order by value desc, matches, b.person_id limit ${PLACES}
    )
    select ${personJson('p')} as player, ${teamJson('t')} as team, value, matches,
           false as "isNotOut"
    from line join person p on p.id = line.person_id join team t on t.id = line.team_id
    order by value desc, matches, p.id`.execute(db)
  return found.rows
}

export async function findMostWickets(db: Db, asked: LeadersOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    with line as (
      select b.person_id, sum(b.wickets)::int as value, sum(b.runs) as conceded,
             count(distinct b.match_id)::int as matches,
             ${mostOften('i.bowling_team_id')} as team_id
      from match m
      join bowling_innings b on b.match_id = m.id and not b.super_over
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where ${countsForLeaders(asked)}
      group by b.person_id having sum(b.wickets) > 0
      order by value desc, conceded, b.person_id limit ${PLACES}
    )
    select ${personJson('p')} as player, ${teamJson('t')} as team, value, matches,
           false as "isNotOut"
    from line join person p on p.id = line.person_id join team t on t.id = line.team_id
    order by value desc, conceded, p.id`.execute(db)
  return found.rows
}

export async function findHighestScores(db: Db, asked: LeadersOf): Promise<LeaderRow[]> {
  const found = await sql<LeaderRow>`
    select ${personJson('p')} as player, ${teamJson('t')} as team, b.runs::int as value,
           1 as matches, not b.out as "isNotOut"
    from match m
    join batting_innings b on b.match_id = m.id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    join person p on p.id = b.person_id
    join team t on t.id = i.team_id
    where ${countsForLeaders(asked)} and b.runs > 0
    order by b.runs desc, b.balls, p.id limit ${PLACES}`.execute(db)
  return found.rows
}
