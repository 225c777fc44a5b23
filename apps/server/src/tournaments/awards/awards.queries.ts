import type { MatchId } from '@pavilion/contract/ids.ts'
import type { AwardCounts, AwardFormula } from '@pavilion/cricket/awards/formula.ts'
import type { Tally } from '@pavilion/cricket/awards/ranking.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isAnnulled } from '#matches/matches.ts'
import { isListed } from '#sites/scope.queries.ts'
import type { PersonRow, TeamRow } from '#records/references.queries.ts'
import { personJson, teamJson } from '#records/references.queries.ts'

/** The formula of a tournament that was made here. */
export async function findFormula(db: Db, id: string): Promise<AwardFormula | undefined> {
  const row = await db
    .selectFrom('tournament_setup')
    .select('award_formula as formula')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.formula
}

const FIFTY = 50
const HUNDRED = 100
const FIVE = 5

/**
 * What each player of a tournament did in each innings, batting, bowling and in the field, a row each. A match that was
 * replayed counts for nobody.
 */
const lines = (tournamentId: string): RawBuilder<unknown> => sql`
  with own as (select id from match m where tournament_id = ${tournamentId}::uuid and ${isListed('m')}
    and not ${isAnnulled('m')}),
  line as (
    select b.person_id, b.match_id, i.team_id, b.runs, b.fours, b.sixes,
           (b.runs >= ${FIFTY} and b.runs < ${HUNDRED})::int as fifties,
           (b.runs >= ${HUNDRED})::int as hundreds,
           0 as wickets, 0 as maidens, 0 as dots, 0 as five_wickets,
           0 as catches, 0 as stumpings, 0 as run_outs
    from own join batting_innings b on b.match_id = own.id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    union all
    select b.person_id, b.match_id, i.bowling_team_id, 0, 0, 0, 0, 0,
           b.wickets, b.maidens, b.dots, (b.wickets >= ${FIVE})::int, 0, 0, 0
    from own join bowling_innings b on b.match_id = own.id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    union all
    select f.person_id, f.match_id, i.bowling_team_id, 0, 0, 0, 0, 0, 0, 0, 0, 0,
           f.catches, f.stumpings, f.run_outs
    from own join fielding_innings f on f.match_id = own.id and not f.super_over
    join innings i on i.match_id = f.match_id and i.innings = f.innings
  )`

const counts = sql<AwardCounts>`jsonb_build_object(
  'runs', sum(runs), 'fours', sum(fours), 'sixes', sum(sixes), 'fifties', sum(fifties),
  'hundreds', sum(hundreds), 'wickets', sum(wickets), 'maidens', sum(maidens), 'dots', sum(dots),
  'fiveWickets', sum(five_wickets), 'catches', sum(catches), 'stumpings', sum(stumpings),
  'runOuts', sum(run_outs))`

/** `team`: the one they played for most often. */
export type TallyRow = Tally & { readonly team: string }

/** What everybody did in the matches of a tournament. */
export async function findTallies(db: Db, tournamentId: string): Promise<TallyRow[]> {
  const found = await sql<TallyRow>`
    ${lines(tournamentId)}
    select person_id as player, mode() within group (order by team_id) as team,
           count(distinct match_id)::int as matches, ${counts} as counts
    from line group by person_id`.execute(db)
  return found.rows
}

type InMatch = {
  readonly id: MatchId
  readonly startsOn: string
  readonly sides: readonly [TeamRow, TeamRow]
  readonly counts: AwardCounts
}

/** What a player did in each match of a tournament, the earliest first. */
export async function findCounts(
  db: Db,
  tournamentId: string,
  playerId: string,
): Promise<InMatch[]> {
  const found = await sql<InMatch>`
    ${lines(tournamentId)},
    counted as (
      select match_id, ${counts} as counts
      from line where person_id = ${playerId}::uuid group by match_id
    )
    select m.id, m.starts_on as "startsOn", c.counts,
           (select jsonb_agg(${teamJson('t')} order by s.side)
            from match_side s join team t on t.id = s.team_id where s.match_id = m.id) as sides
    from counted c join match m on m.id = c.match_id
    order by m.starts_key, m.id`.execute(db)
  return found.rows
}

type Names = {
  readonly people: readonly PersonRow[]
  readonly teams: readonly TeamRow[]
}

/** The people and teams with these ids. */
export async function findNamed(
  db: Db,
  { people, teams }: { readonly people: readonly string[]; readonly teams: readonly string[] },
): Promise<Names> {
  const found = await sql<Names>`
    select coalesce((select jsonb_agg(${personJson('p')}) from person p
             where p.id = any(${[...people]}::uuid[])), '[]') as people,
           coalesce((select jsonb_agg(${teamJson('t')}) from team t
             where t.id = any(${[...teams]}::uuid[])), '[]') as teams`.execute(db)
  return found.rows[0] ?? { people: [], teams: [] }
}
