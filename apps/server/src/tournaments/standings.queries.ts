import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TeamRow } from '#lists/references.queries.ts'
import { teamJson } from '#lists/references.queries.ts'

export type StandingRow = {
  team: TeamRow
  group: string | null
  played: number
  won: number
  lost: number
  tied: number
  drawn: number
  noResult: number
  netRunRate: number | null
  /** Latest first. */
  form: ('W' | 'L' | 'T' | 'D' | 'N')[]
  isPlaying: boolean
}

/** Matches that decide the tournament are not part of its table. */
const knockout = '(final|eliminator|qualifier|play-?off|third place)'

/** The matches of the table, with results and scoring rates per side. */
const tableParts = (tournamentId: string) => sql`
  table_match as (
      select m.id, m.status, m.starts_key, m.match_group, m.result,
             m.winner_id as winner,
             m.setup->'conditions' as conditions
      from match m
      where m.tournament_id = ${tournamentId} and coalesce(m.stage, '') !~* ${knockout}
    ),
    outcome as (
      select s.team_id, m.match_group, m.status, m.starts_key,
             case when m.status not in ('complete', 'abandoned') then null
                  when m.winner = s.team_id then 'W'
                  when m.winner is not null then 'L'
                  when m.result->>'kind' = 'tied' then 'T'
                  when m.result->>'kind' = 'drawn' then 'D'
                  else 'N' end as letter
      from table_match m join match_side s on s.match_id = m.id
    ),
    innings_rate as (
      select i.team_id, i.bowling_team_id, i.runs,
             case when i.wickets >= (m.conditions->>'playersPerSide')::int - 1
                  then (m.conditions->>'oversPerInnings')::numeric
                  else i.legal_balls / (m.conditions->>'ballsPerOver')::numeric end as overs
      from table_match m join innings i on i.match_id = m.id and not i.super_over
      where m.status = 'complete' and m.result->>'kind' in ('won', 'tied')
        and m.result->>'method' is null and m.conditions->>'oversPerInnings' is not null
    ),
    rate as (
      select team_id, sum(runs) filter (where scored) / nullif(sum(overs) filter (where scored), 0)
             - sum(runs) filter (where not scored)
               / nullif(sum(overs) filter (where not scored), 0) as net
      from (
        select team_id, runs, overs, true as scored from innings_rate
        union all select bowling_team_id, runs, overs, false from innings_rate
      ) both_ways
      group by team_id
    )`

/**
 * The table's sums for each side, unordered. A broken tie counts as won and lost. Net run rate leaves out
 * matches with a revised target, and counts a side that was all out as having used all its overs (ICC
 * conditions 16.10.2).
 */
export async function findStandings(db: Db, tournamentId: string): Promise<StandingRow[]> {
  const found = await sql<StandingRow>`
    with ${tableParts(tournamentId)}
    select ${teamJson('t')} as team, max(o.match_group) as "group",
           count(o.letter)::int as played,
           count(*) filter (where o.letter = 'W')::int as won,
           count(*) filter (where o.letter = 'L')::int as lost,
           count(*) filter (where o.letter = 'T')::int as tied,
           count(*) filter (where o.letter = 'D')::int as drawn,
           count(*) filter (where o.letter = 'N')::int as "noResult",
           (max(r.net))::float8 as "netRunRate",
           coalesce((array_agg(o.letter order by o.starts_key desc)
             filter (where o.letter is not null))[1:5], '{}') as form,
           bool_or(o.status = 'live') as "isPlaying"
    from outcome o join team t on t.id = o.team_id left join rate r on r.team_id = o.team_id
    group by t.id`.execute(db)
  return found.rows
}
