import type { Fine } from '@pavilion/contract/associations/report-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { tournamentJson, tournamentRef, type TournamentRow } from '#records/references.queries.ts'

type Asked = {
  readonly associationId: string
  readonly year: number
  /** How many are wanted; without it, all. */
  readonly most?: number | null
}

type FineRow = Omit<Fine, 'tournament'> & { readonly tournament: TournamentRow }

const given = (associationId: string, year: number) => sql`
  given as (
    select d.id, (d.made_at at time zone 'UTC')::date as day, d.tournament_id, d.team_id,
           null as player, d.fine, d.reason
    from tournament_adjustment d where d.fine is not null
    union all
    select c.id, (c.decided_at at time zone 'UTC')::date, c.tournament_id, c.team_id,
           c.player, c.fine, coalesce(nullif(c.reason, ''), c.happened)
    from discipline_case c where c.state = 'decided' and c.sanction = 'fine'),
  own as (
    select given.*, ${tournamentJson('t')} as tournament
    from given join tournament t on t.id = given.tournament_id
    where t.organisation_id = ${associationId}::uuid
      and given.day between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31))`

/** The fines of a year in the tournaments of an association, the latest first. */
export async function findFines(
  db: Db,
  { associationId, year, most = null }: Asked,
): Promise<Fine[]> {
  const found = await sql<FineRow>`
    with ${given(associationId, year)}
    select own.id, own.day::text as "on", own.tournament, team.name as team,
           club.name as club, own.player, own.fine, own.reason
    from own join team on team.id = own.team_id
    left join organisation club on club.id = team.organisation_id
    order by own.day desc, own.id limit ${most}::int`.execute(db)
  return found.rows.map((row) => ({ ...row, tournament: tournamentRef(row.tournament) }))
}

export async function countFines(
  db: Db,
  { associationId, year }: Omit<Asked, 'most'>,
): Promise<number> {
  const found = await sql<{ total: number }>`
    with ${given(associationId, year)} select count(*)::int as total from own`.execute(db)
  return found.rows[0]?.total ?? 0
}
