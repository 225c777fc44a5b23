import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { lastOfAge } from '#privacy/minors.queries.ts'
import { type TeamRow, teamJson } from '#records/references.queries.ts'

/** A decision that suspends somebody. */
export type SuspensionRow = {
  readonly id: string
  /** As the squad has it now, or as it was reported. */
  readonly name: string
  readonly folded: string
  readonly teamId: string
  readonly team: TeamRow
  readonly clause: string
  readonly matchId: string
  readonly home: string
  readonly away: string
  readonly decidedAt: string
  readonly matches: number | null
  readonly until: string | null
  /** The player in the list of the team’s club, where it has one. */
  readonly clubPlayerId: string | null
  /** The record of the player; null before the first match. */
  readonly personId: string | null
  /** Under 18, and nobody has agreed to show the name. */
  readonly isChild: boolean
}

/** The suspensions of a tournament that stand, over or not, the latest first. */
export async function findSuspensions(
  db: Db,
  tournamentId: string,
  now: string,
): Promise<SuspensionRow[]> {
  const found = await sql<SuspensionRow>`
    select d.id, coalesce(p.name, d.player) as name, coalesce(p.folded, d.folded) as folded,
           t.id as "teamId", ${teamJson('t')} as team, d.clause, d.match_id as "matchId",
           h.name as home, a.name as away, d.decided_at as "decidedAt", d.matches, d.until,
           c.id as "clubPlayerId",
           (select mp.person_id from match_side s
            join match_player mp on mp.match_id = s.match_id and mp.side = s.side
            join person one on one.id = any(array[mp.person_id, mp.logged_as])
            where s.team_id = t.id and one.folded = coalesce(p.folded, d.folded)
            order by s.match_id desc limit 1) as "personId",
           coalesce((coalesce(p.born_on, c.born_on) > ${lastOfAge(now)}
               or c.hidden_until > ${now}::timestamptz::date)
             and not coalesce(c.shows_name, false), false) as "isChild"
    from discipline_case d
    left join lateral (
      select * from tournament_player tp
      where tp.tournament_id = d.tournament_id
        and (tp.id = d.squad_player_id or tp.folded = d.folded)
      order by tp.id is not distinct from d.squad_player_id desc limit 1) p on true
    join team t on t.id = coalesce(p.team_id, d.team_id)
    left join lateral (
      select * from club_player one
      where one.id = p.club_player_id or (p.club_player_id is null and one.left_at is null
        and one.organisation_id = t.organisation_id
        and one.folded = coalesce(p.folded, d.folded))
      order by one.born_on desc nulls last limit 1) c on true
    join match_side home on home.match_id = d.match_id and home.side = 0
    join team h on h.id = home.team_id
    join match_side away on away.match_id = d.match_id and away.side = 1
    join team a on a.id = away.team_id
    where d.tournament_id = ${tournamentId}::uuid and d.state = 'decided'
      and d.sanction in ('matches', 'until')
    order by d.decided_at desc, d.id`.execute(db)
  return found.rows
}

export type SuspendingRow = { readonly tournamentId: string; readonly name: string }

/** The tournaments that are not over, or suspend until a later day, and have suspended players of a club’s teams. */
export async function findSuspending(
  db: Db,
  { organisationId, day }: { readonly organisationId: string; readonly day: string },
): Promise<SuspendingRow[]> {
  const found = await sql<SuspendingRow>`
    select s.id as "tournamentId", s.name from tournament_setup s
    where exists (select from discipline_case d join team t on t.id = d.team_id
      where d.tournament_id = s.id and t.organisation_id = ${organisationId}::uuid
        and d.state = 'decided' and d.sanction in ('matches', 'until')
        and coalesce(d.until, s.ends_on) >= ${day}::date)
    order by s.name, s.id`.execute(db)
  return found.rows
}

/** A match of the tournament, for one of its sides. */
export type SideRow = {
  readonly matchId: string
  readonly teamId: string
  readonly home: string
  readonly away: string
  readonly startsAt: string | null
  readonly day: string
  readonly isPlayed: boolean
  /** The names in the line-up, folded. */
  readonly named: readonly string[]
}

/** The matches of these teams in a tournament, as they come. */
export async function findSides(
  db: Db,
  tournamentId: string,
  { teamIds, now }: { readonly teamIds: readonly string[]; readonly now: string },
): Promise<SideRow[]> {
  const found = await sql<SideRow>`
    select m.id as "matchId", s.team_id as "teamId", h.name as home, a.name as away,
           begun.at as "startsAt",
           (coalesce(begun.at, ${now}::timestamptz) at time zone setup.time_zone)::date as day,
           m.status in ('complete', 'abandoned')
             and exists (select from innings i where i.match_id = m.id) as "isPlayed",
           array(select p.folded from match_player mp
                 join person p on p.id = any(array[mp.person_id, mp.logged_as])
                 where mp.match_id = m.id and mp.side = s.side) as named
    from tournament_fixture f
    join tournament_setup setup on setup.id = f.tournament_id
    join match m on m.id = f.match_id
    join match_side s on s.match_id = m.id
    join team h on h.id = f.home_id join team a on a.id = f.away_id
    cross join lateral (select coalesce(f.starts_at, m.starts_at, case
      when m.status <> 'upcoming' then m.starts_on::timestamp at time zone setup.time_zone
    end) as at) begun
    where f.tournament_id = ${tournamentId}::uuid and s.team_id = any(${[...teamIds]}::uuid[])
    order by begun.at nulls last, m.id`.execute(db)
  return found.rows
}

/** Today by the clock of a tournament. */
export async function findToday(db: Db, tournamentId: string, now: string): Promise<string> {
  const found = await sql<{ today: string }>`
    select (${now}::timestamptz at time zone time_zone)::date as today
    from tournament_setup where id = ${tournamentId}::uuid`.execute(db)
  return found.rows[0]?.today ?? now.slice(0, 10)
}
