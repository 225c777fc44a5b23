import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type MatchRow = {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startsAt: string | null
}

/** The matches of a tournament that have begun, the latest first. */
export async function findBegun(db: Db, tournamentId: string): Promise<MatchRow[]> {
  const found = await sql<MatchRow>`
    select m.id, h.name as home, a.name as away, coalesce(f.starts_at, m.starts_at) as "startsAt"
    from tournament_fixture f join match m on m.id = f.match_id
    join team h on h.id = f.home_id join team a on a.id = f.away_id
    where f.tournament_id = ${tournamentId}::uuid and m.status <> 'upcoming'
    order by coalesce(f.starts_at, m.starts_at) desc nulls last, m.id`.execute(db)
  return found.rows
}

/** The matches that the reports of a tournament are about; one may have been replayed since. */
export async function findReported(db: Db, tournamentId: string): Promise<MatchRow[]> {
  const found = await sql<MatchRow>`
    select m.id, h.name as home, a.name as away, m.starts_at as "startsAt"
    from match m
    join match_side hs on hs.match_id = m.id and hs.side = 0 join team h on h.id = hs.team_id
    join match_side aws on aws.match_id = m.id and aws.side = 1 join team a on a.id = aws.team_id
    where m.id in (select d.match_id from discipline_case d
      where d.tournament_id = ${tournamentId}::uuid)`.execute(db)
  return found.rows
}

export type ReportableMatch = MatchRow & {
  readonly tournamentId: string
  readonly name: string
  readonly timeZone: string
  readonly hasBegun: boolean
  /** Who runs the tournament, and who officiates here with an account. */
  readonly organisationId: string | null
  readonly ownerIds: readonly string[]
  readonly managerIds: readonly string[]
  readonly officialIds: readonly string[]
}

/** A match that is a fixture of a tournament. */
export async function findReportable(
  db: Db,
  matchId: string,
): Promise<ReportableMatch | undefined> {
  const found = await sql<ReportableMatch>`
    select m.id, h.name as home, a.name as away, coalesce(f.starts_at, m.starts_at) as "startsAt",
           s.id as "tournamentId", s.name, s.time_zone as "timeZone",
           m.status <> 'upcoming' as "hasBegun", s.organisation_id as "organisationId",
           array(select account_id::text from tournament_manager
                 where tournament_id = s.id and role = 'owner') as "ownerIds",
           array(select account_id::text from tournament_manager
                 where tournament_id = s.id and role = 'manager') as "managerIds",
           array(select o.account_id::text from appointment ap
                 join official o on o.id = ap.official_id
                 where ap.match_id = m.id and ap.state = 'accepted'
                   and o.account_id is not null) as "officialIds"
    from tournament_fixture f join tournament_setup s on s.id = f.tournament_id
    join match m on m.id = f.match_id
    join team h on h.id = f.home_id join team a on a.id = f.away_id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

export type SideRow = {
  readonly teamId: string
  readonly name: string
  readonly players: readonly string[]
}

/** The sides of a match, home first, with everybody in the line-up or the squad. */
export async function findSides(
  db: Db,
  { id, tournamentId }: Pick<ReportableMatch, 'id' | 'tournamentId'>,
): Promise<SideRow[]> {
  const found = await sql<SideRow>`
    select t.id as "teamId", t.name,
           array(select distinct on (known.folded) known.name from (
                   select p.name, p.folded, 0 as n from tournament_player p
                   where p.tournament_id = ${tournamentId}::uuid and p.team_id = t.id
                   union all
                   select p.name, p.folded, 1 from match_player mp
                   join person p on p.id = coalesce(mp.logged_as, mp.person_id)
                   where mp.match_id = s.match_id and mp.side = s.side) known
                 order by known.folded, known.n) as players
    from match_side s join team t on t.id = s.team_id
    where s.match_id = ${id}::uuid order by s.side`.execute(db)
  return found.rows
}

/** The name of these that is the same but for case and accents. */
export async function findSameName(
  db: Db,
  names: readonly string[],
  asked: string,
): Promise<string | undefined> {
  const found = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) name
    where fold(name) = fold(${asked}) limit 1`.execute(db)
  return found.rows[0]?.name
}
