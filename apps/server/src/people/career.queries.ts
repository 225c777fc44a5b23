import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type CountedMatches, matchCounts, sourceOf } from '#matches/matches.ts'
import { eachOf, isListed, matchIsIn, type Scope } from '#sites/scope.queries.ts'

/** Whose career, and of which matches alone; null are all. */
export type CareerOf = { readonly personId: string; readonly only: CountedMatches }

export type BattingRow = {
  format: string
  innings: number
  outs: number
  runs: number
  /** Without those of cards on which nobody counted the balls. */
  runsOffBalls: number
  balls: number
  hundreds: number
  fifties: number
  ducks: number
  fours: number
  sixes: number
  highest: number
  highestNotOut: boolean
}

/** By format, without Super Overs. A hundred does not count as a fifty too. */
export async function findBattingCareer(
  db: Db,
  { personId, only }: CareerOf,
): Promise<BattingRow[]> {
  const found = await sql<BattingRow>`
    select m.format, count(*)::int as innings, count(*) filter (where b.out)::int as outs,
           sum(b.runs)::int as runs, sum(b.balls)::int as balls,
           coalesce(sum(b.runs) filter (where b.balls > 0), 0)::int as "runsOffBalls",
           count(*) filter (where b.runs >= 100)::int as hundreds,
           count(*) filter (where b.runs between 50 and 99)::int as fifties,
           count(*) filter (where b.runs = 0 and b.out)::int as ducks,
           sum(b.fours)::int as fours, sum(b.sixes)::int as sixes,
           max(b.runs)::int as highest,
           (array_agg(not b.out order by b.runs desc, b.out))[1] as "highestNotOut"
    from batting_innings b join match m on m.id = b.match_id
    where b.person_id = ${personId}::uuid and not b.super_over and ${matchCounts(only)}
    group by m.format`.execute(db)
  return found.rows
}

export type BowlingRow = {
  format: string
  innings: number
  legalBalls: number
  maidens: number
  runs: number
  wickets: number
  fourWickets: number
  fiveWickets: number
  bestWickets: number
  bestRuns: number
}

/** By format. A five-wicket haul does not count as a four-wicket one too. */
export async function findBowlingCareer(
  db: Db,
  { personId, only }: CareerOf,
): Promise<BowlingRow[]> {
  const found = await sql<BowlingRow>`
    select m.format, count(*)::int as innings, sum(b.legal_balls)::int as "legalBalls",
           sum(b.maidens)::int as maidens, sum(b.runs)::int as runs, sum(b.wickets)::int as wickets,
           count(*) filter (where b.wickets = 4)::int as "fourWickets",
           count(*) filter (where b.wickets >= 5)::int as "fiveWickets",
           (array_agg(b.wickets order by b.wickets desc, b.runs))[1] as "bestWickets",
           (array_agg(b.runs order by b.wickets desc, b.runs))[1] as "bestRuns"
    from bowling_innings b join match m on m.id = b.match_id
    where b.person_id = ${personId}::uuid and not b.super_over and ${matchCounts(only)}
    group by m.format`.execute(db)
  return found.rows
}

export type PlayedRow = { format: string; matches: number }

export async function findMatchesPlayed(
  db: Db,
  { personId, only }: CareerOf,
): Promise<PlayedRow[]> {
  const found = await sql<PlayedRow>`
    select m.format, count(*)::int as matches
    from match_player p join match m on m.id = p.match_id and m.status <> 'upcoming'
    where p.person_id = ${personId}::uuid and ${matchCounts(only)}
    group by m.format order by matches desc, m.format`.execute(db)
  return found.rows
}

export type SourcesRow = { ballByBall: number; scorecards: number; resultOnly: number }

/** How the matches that a person has played were scored. */
export async function findSources(db: Db, personId: string): Promise<SourcesRow> {
  const found = await sql<SourcesRow>`
    with played as (
      select ${sourceOf} as source
      from match_player p join match m on m.id = p.match_id and m.status <> 'upcoming'
      where p.person_id = ${personId}::uuid
    )
    select count(*) filter (where source = 'ball-by-ball')::int as "ballByBall",
           count(*) filter (where source = 'scorecard')::int as scorecards,
           count(*) filter (where source = 'result-only')::int as "resultOnly"
    from played`.execute(db)
  return found.rows[0] ?? { ballByBall: 0, scorecards: 0, resultOnly: 0 }
}

/** The matches that a person has played. */
export async function findPlayed(db: Db, personId: string): Promise<string[]> {
  const found = await sql<{ matchId: string }>`
    select m.id as "matchId"
    from match_player p join match m on m.id = p.match_id and m.status <> 'upcoming'
    where p.person_id = ${personId}::uuid`.execute(db)
  return found.rows.map(({ matchId }) => matchId)
}

export type AppearanceRow = {
  matchId: string
  side: number
  source: 'ball-by-ball' | 'scorecard' | 'result-only' | null
  batting: { runs: number; balls: number; isOut: boolean }[]
  bowling: { legalBalls: number; maidens: number; runs: number; wickets: number }[]
}

/** A player's latest matches, with one row per innings in order; without Super Overs. */
export async function findAppearances(
  db: Db,
  { personId, only }: CareerOf,
  { scope, size }: { readonly scope: Scope; readonly size: number },
): Promise<AppearanceRow[]> {
  const found = await sql<AppearanceRow>`
    with latest as (
      select p.match_id, p.side, m.starts_key
      from match_player p join match m on m.id = p.match_id and m.status <> 'upcoming'
      where p.person_id = ${personId}::uuid and ${matchIsIn('m', eachOf(scope))}
        and ${isListed('m')} and ${matchCounts(only)}
      order by m.starts_key desc, m.id limit ${size}
    )
    select latest.match_id as "matchId", latest.side,
           (select ${sourceOf} from match m where m.id = latest.match_id) as source,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'runs', b.runs, 'balls', b.balls, 'isOut', b.out) order by b.innings), '[]')
            from batting_innings b where b.match_id = latest.match_id
              and b.person_id = ${personId}::uuid and not b.super_over) as batting,
           (select coalesce(jsonb_agg(jsonb_build_object(
              'legalBalls', b.legal_balls, 'maidens', b.maidens, 'runs', b.runs,
              'wickets', b.wickets) order by b.innings), '[]')
            from bowling_innings b where b.match_id = latest.match_id
              and b.person_id = ${personId}::uuid and not b.super_over) as bowling
    from latest order by latest.starts_key desc, latest.match_id`.execute(db)
  return found.rows
}
