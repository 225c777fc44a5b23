import type { Contact } from '@pavilion/contract/organisations/organisation-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type CountedMatches, matchCounts } from '#matches/matches.ts'
import {
  organisationColumns,
  type OrganisationRow,
  type PersonRow,
  type TournamentRow,
} from '#records/references.queries.ts'
import { personJson, tournamentJson } from '#records/references.queries.ts'

/** Whose figures, and from which matches alone. */
export type FiguresOf = { readonly teamIds: readonly string[]; readonly only: CountedMatches }

/** The matches that a team has played, or plays. */
export async function findPlayedBy(db: Db, teamId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select m.id from match_side s join match m on m.id = s.match_id and m.status <> 'upcoming'
    where s.team_id = ${teamId}::uuid`.execute(db)
  return found.rows.map(({ id }) => id)
}

export type TeamRecordRow = {
  format: string
  played: number
  won: number
  lost: number
  tied: number
  drawn: number
  noResult: number
}

/**
 * The results of finished matches by format, most played first. A tie that was broken counts as won or
 * lost.
 */
export async function findTeamRecord(
  db: Db,
  { teamId, only }: { readonly teamId: string; readonly only: CountedMatches },
): Promise<TeamRecordRow[]> {
  const found = await sql<TeamRecordRow>`
    select m.format, count(*)::int as played,
           count(*) filter (where m.winner_id = ${teamId}::uuid)::int as won,
           count(*) filter (where m.winner_id <> ${teamId}::uuid)::int as lost,
           count(*) filter (where m.winner_id is null and m.result->>'kind' = 'tied')::int as tied,
           count(*) filter (where m.result->>'kind' = 'drawn')::int as drawn,
           count(*) filter (where coalesce(m.result->>'kind', 'no result') = 'no result')::int
             as "noResult"
    from match_side s join match m on m.id = s.match_id
    where s.team_id = ${teamId}::uuid and m.status in ('complete', 'abandoned')
      and ${matchCounts(only)}
    group by m.format order by played desc, m.format`.execute(db)
  return found.rows
}

export type SquadRow = {
  player: PersonRow
  matches: number
  runs: number
  wickets: number
  average: number | null
  strikeRate: number | null
  lastPlayed: string
}

const MOST_PLAYERS = 60

/** The players that teams have fielded, most recent first, then by matches and by runs. */
export async function findSquad(db: Db, { teamIds, only }: FiguresOf): Promise<SquadRow[]> {
  const among = sql`any(${[...teamIds]}::uuid[])`
  const found = await sql<SquadRow>`
    with played as (
      select p.person_id, count(*)::int as matches, max(m.starts_on) as last_played
      from match_side s
      join match_player p on p.match_id = s.match_id and p.side = s.side
      join match m on m.id = s.match_id and m.status <> 'upcoming'
      where s.team_id = ${among} and ${matchCounts(only)}
      group by p.person_id
      order by last_played desc, matches desc, p.person_id limit ${MOST_PLAYERS}
    )
    select ${personJson('person')} as player, played.matches, played.last_played as "lastPlayed",
           batted.runs, batted.average, batted.strike_rate as "strikeRate",
           (select coalesce(sum(b.wickets), 0)::int from bowling_innings b
            join innings i on i.match_id = b.match_id and i.innings = b.innings
            where b.person_id = person.id and not b.super_over
              and i.bowling_team_id = ${among}
              and ${matchCounts(only, 'b.match_id')}) as wickets
    from played join person on person.id = played.person_id
    cross join lateral (
      select coalesce(sum(b.runs), 0)::int as runs,
             sum(b.runs)::float8 / nullif(count(*) filter (where b.out), 0) as average,
             sum(b.runs) filter (where b.balls > 0)::float8 * 100 / nullif(sum(b.balls), 0)
               as strike_rate
      from batting_innings b
      join innings i on i.match_id = b.match_id and i.innings = b.innings
      where b.person_id = person.id and not b.super_over and i.team_id = ${among}
        and ${matchCounts(only, 'b.match_id')}) batted
    order by played.last_played desc, played.matches desc, batted.runs desc, person.id`.execute(db)
  return found.rows
}

const MOST_TOURNAMENTS = 20

/** The tournaments of the team, latest first. */
export async function findTeamTournaments(db: Db, teamId: string): Promise<TournamentRow[]> {
  const found = await sql<{ tournament: TournamentRow }>`
    select ${tournamentJson('t')} as tournament
    from match_side s join match m on m.id = s.match_id join tournament t on t.id = m.tournament_id
    where s.team_id = ${teamId}::uuid
    group by t.id order by max(m.starts_on) desc, t.id limit ${MOST_TOURNAMENTS}`.execute(db)
  return found.rows.map(({ tournament }) => tournament)
}

/** The organisation that the team belongs to; undefined when there is none, or it is archived. */
export async function findOrganisationOf(
  db: Db,
  teamId: string,
): Promise<(OrganisationRow & Contact) | undefined> {
  const found = await sql<OrganisationRow & Contact>`
    select ${organisationColumns('o')}, o.website, o.email, o.phone, o.links
    from team t join organisation o on o.id = t.organisation_id
    where t.id = ${teamId}::uuid and o.archived_at is null`.execute(db)
  return found.rows[0]
}
