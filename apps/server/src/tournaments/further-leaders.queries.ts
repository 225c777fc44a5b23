import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { PersonRow, TeamRow } from '#records/references.queries.ts'
import { personJson, teamJson } from '#records/references.queries.ts'
import { countsForLeaders, type LeadersOf } from './leaders.queries.ts'

const PLACES = 5

/** Below these a rate says little. */
const FEWEST_INNINGS = 3
const FEWEST_BALLS = 60

export type FurtherLeaderRow = {
  player: PersonRow
  team: TeamRow
  value: number
  matches: number
  /** Of best bowling only. */
  conceded: number | null
}

type Board = {
  /** Each line b of the innings i of a match m. */
  readonly lines: RawBuilder<unknown>
  /** Whose side it was. */
  readonly side: RawBuilder<string>
  /** Of all lines b of a player. */
  readonly value: RawBuilder<number>
  readonly having: RawBuilder<boolean>
  readonly order: 'asc' | 'desc'
}

const batting = {
  lines: sql`join batting_innings b on b.match_id = m.id and not b.super_over`,
  side: sql<string>`i.team_id`,
  order: 'desc',
} as const

const average: Board = {
  ...batting,
  value: sql`sum(b.runs)::float8 / nullif(count(*) filter (where b.out), 0)`,
  having: sql`count(*) >= ${FEWEST_INNINGS} and bool_or(b.out)`,
}
/** Without cards on which nobody counted the balls. */
const strikeRate: Board = {
  ...batting,
  value: sql`100 * (sum(b.runs) filter (where b.balls > 0))::float8 / nullif(sum(b.balls), 0)`,
  having: sql`sum(b.balls) >= ${FEWEST_BALLS}`,
}
const sixes: Board = {
  ...batting,
  value: sql`sum(b.sixes)::float8`,
  having: sql`sum(b.sixes) > 0`,
}
const economy: Board = {
  lines: sql`join bowling_innings b on b.match_id = m.id and not b.super_over`,
  side: sql<string>`i.bowling_team_id`,
  order: 'asc',
  value: sql`6 * sum(b.runs)::float8 / nullif(sum(b.legal_balls), 0)`,
  having: sql`sum(b.legal_balls) >= ${FEWEST_BALLS}`,
}

/** The best by one figure; whoever needed fewer innings for the same is ahead. */
async function best(db: Db, asked: LeadersOf, board: Board): Promise<FurtherLeaderRow[]> {
  const direction = board.order === 'asc' ? sql`asc` : sql`desc`
  const found = await sql<FurtherLeaderRow>`
    with line as (
      select b.person_id, ${board.value} as value, count(*) as innings,
             count(distinct b.match_id)::int as matches,
             mode() within group (order by ${board.side}) as team_id
      from match m
      ${board.lines}
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where ${countsForLeaders(asked)}
      group by b.person_id having ${board.having}
      order by value ${direction}, innings, b.person_id limit ${PLACES}
    )
    select ${personJson('p')} as player, ${teamJson('t')} as team, value, matches,
           null::int as conceded
    from line join person p on p.id = line.person_id join team t on t.id = line.team_id
    order by value ${direction}, innings, p.id`.execute(db)
  return found.rows
}

/** Wickets for the fewest runs in one innings. */
async function bestBowling(db: Db, asked: LeadersOf): Promise<FurtherLeaderRow[]> {
  const found = await sql<FurtherLeaderRow>`
    select ${personJson('p')} as player, ${teamJson('t')} as team, b.wickets::int as value,
           1 as matches, b.runs::int as conceded
    from match m
    join bowling_innings b on b.match_id = m.id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    join person p on p.id = b.person_id
    join team t on t.id = i.bowling_team_id
    where ${countsForLeaders(asked)} and b.wickets > 0
    order by b.wickets desc, b.runs, b.legal_balls, p.id limit ${PLACES}`.execute(db)
  return found.rows
}

export async function findFurtherLeaders(db: Db, asked: LeadersOf) {
  const [averages, strikeRates, mostSixes, economies, bowling] = await Promise.all([
    best(db, asked, average),
    best(db, asked, strikeRate),
    best(db, asked, sixes),
    best(db, asked, economy),
    bestBowling(db, asked),
  ])
  return { averages, strikeRates, sixes: mostSixes, economies, bestBowling: bowling }
}
