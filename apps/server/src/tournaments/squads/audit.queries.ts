import type { SquadRuleName } from '@pavilion/cricket/squads/squad-rules.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Something in a match that breaks a rule. */
export type MatchBreach = {
  readonly rule: SquadRuleName
  readonly teamId: string | null
  readonly player: string | null
  readonly matchId: string
  readonly home: string
  readonly away: string
}

const matches = (tournamentId: string) => sql`
  fixture as (
    select f.match_id, f.stage, f.starts_at, f.home_id, f.away_id, m.status, m.setup,
           h.name as home, a.name as away
    from tournament_fixture f join match m on m.id = f.match_id
    join team h on h.id = f.home_id join team a on a.id = f.away_id
    where f.tournament_id = ${tournamentId}::uuid
  ),
  line_up as (
    select x.*, s.team_id, mp.person_id, p.name as player, p.folded,
           array(select folded from person where id in (mp.person_id, mp.logged_as)) as called
    from fixture x join match_player mp on mp.match_id = x.match_id
    join match_side s on s.match_id = mp.match_id and s.side = mp.side
    join person p on p.id = mp.person_id
  )`

/**
 * Those in the line-ups of the tournament’s matches who are not in the squad of their side. Sides that have named no
 * squad are left out.
 */
export async function findOutsiders(db: Db, tournamentId: string): Promise<MatchBreach[]> {
  const found = await sql<MatchBreach>`
    with ${matches(tournamentId)}
    select 'outsider' as rule, l.team_id as "teamId", l.player, l.match_id as "matchId", l.home,
           l.away
    from line_up l
    where exists (select from tournament_player p
        where p.tournament_id = ${tournamentId}::uuid and p.team_id = l.team_id)
      and not exists (select from tournament_player p
        where p.tournament_id = ${tournamentId}::uuid and p.team_id = l.team_id
          and p.folded = any(l.called))
    order by l.starts_at, l.match_id, l.folded`.execute(db)
  return found.rows
}

/** Those in a line-up of the knock-out who were in fewer than `least` of their team’s finished league matches. */
export async function findTooFew(
  db: Db,
  tournamentId: string,
  least: number,
): Promise<MatchBreach[]> {
  if (least === 0) return []
  const found = await sql<MatchBreach>`
    with ${matches(tournamentId)}
    select 'knock-out' as rule, l.team_id as "teamId", l.player, l.match_id as "matchId", l.home,
           l.away
    from line_up l
    where l.stage <> 'league' and (
      select count(*) from line_up o
      where o.person_id = l.person_id and o.team_id = l.team_id and o.stage = 'league'
        and o.status = 'complete') < ${least}
    order by l.starts_at, l.match_id, l.folded`.execute(db)
  return found.rows
}

/** How many finished league matches of the tournament each name has been in for a team. */
export async function findLeagueMatches(
  db: Db,
  tournamentId: string,
  teamIds: readonly string[],
): Promise<{ teamId: string; name: string; matches: number }[]> {
  const found = await sql<{ teamId: string; name: string; matches: number }>`
    with ${matches(tournamentId)}
    select p.team_id as "teamId", p.name, count(distinct l.match_id)::int as matches
    from tournament_player p
    left join line_up l on l.team_id = p.team_id and p.folded = any(l.called)
      and l.stage = 'league' and l.status = 'complete'
    where p.tournament_id = ${tournamentId}::uuid and p.team_id = any(${[...teamIds]}::uuid[])
    group by p.team_id, p.name`.execute(db)
  return found.rows
}

/** Those who bowled more than the conditions of their match let one bowler bowl. */
export async function findTooManyOvers(db: Db, tournamentId: string): Promise<MatchBreach[]> {
  const found = await sql<MatchBreach>`
    with ${matches(tournamentId)}
    select 'overs' as rule, i.bowling_team_id as "teamId", p.name as player,
           x.match_id as "matchId", x.home, x.away
    from fixture x join bowling_innings b on b.match_id = x.match_id and not b.super_over
    join innings i on i.match_id = b.match_id and i.innings = b.innings
    join person p on p.id = b.person_id
    where b.legal_balls > (x.setup->'conditions'->>'maxOversPerBowler')::int
        * (x.setup->'conditions'->>'ballsPerOver')::int
    order by x.starts_at, x.match_id, p.folded`.execute(db)
  return found.rows
}

/** Matches that begin soon, or should have begun, and that nobody was asked to score. */
export async function findWithoutScorer(
  db: Db,
  tournamentId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<MatchBreach[]> {
  const found = await sql<MatchBreach>`
    with ${matches(tournamentId)}
    select 'scorer' as rule, null as "teamId", null as player, x.match_id as "matchId", x.home,
           x.away
    from fixture x
    where x.status = 'upcoming' and x.starts_at between ${from}::timestamptz and ${until}::timestamptz
      and not exists (select from match_scorer s where s.match_id = x.match_id)
      and not exists (select from appointment a where a.match_id = x.match_id
        and a.role = 'scorer' and a.state in ('asked', 'accepted'))
    order by x.starts_at, x.match_id`.execute(db)
  return found.rows
}

/** Matches that begin soon, or should have begun, with fewer umpires than the organiser says that they need. */
export async function findWithoutUmpires(
  db: Db,
  tournamentId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<MatchBreach[]> {
  const found = await sql<MatchBreach>`
    with ${matches(tournamentId)}
    select 'umpires' as rule, null as "teamId", null as player, x.match_id as "matchId", x.home,
           x.away
    from fixture x join appointment_rules r on r.tournament_id = ${tournamentId}::uuid
    where x.status = 'upcoming' and x.starts_at between ${from}::timestamptz and ${until}::timestamptz
      and r.umpires > (select count(*) from appointment a where a.match_id = x.match_id
        and a.role = 'umpire' and a.state = 'accepted')
    order by x.starts_at, x.match_id`.execute(db)
  return found.rows
}
