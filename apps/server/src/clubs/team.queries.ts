import type { TeamFields } from '@pavilion/contract/clubs/club-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  organisationColumns,
  type OrganisationRow,
  teamJson,
  type TeamRow,
} from '#records/references.queries.ts'

/** Undefined when there is none, or when it is archived. */
export async function findClub(db: Db, id: string): Promise<OrganisationRow | undefined> {
  const found = await sql<OrganisationRow>`
    select ${organisationColumns('organisation')} from organisation
    where id = ${id}::uuid and archived_at is null`.execute(db)
  return found.rows[0]
}

/** Changes of a club's teams and players follow each other. */
export async function lockClub(db: Db, organisationId: string): Promise<void> {
  await sql`select from organisation where id = ${organisationId}::uuid for update`.execute(db)
}

/** The seasons in which the club's teams have squads, the latest first. */
export async function findSeasons(db: Db, organisationId: string): Promise<string[]> {
  const found = await sql<{ season: string }>`
    select distinct season from squad_player where organisation_id = ${organisationId}::uuid
    order by season desc limit 50`.execute(db)
  return found.rows.map(({ season }) => season)
}

export type ClubTeamRow = {
  readonly team: TeamRow
  readonly gender: TeamFields['gender']
  readonly players: number
}

type Teams = {
  readonly organisationId: string
  readonly season: string
  readonly teamId?: string
}

/** The club's teams by name, or one of them. */
export async function findClubTeams(
  db: Db,
  { organisationId, season, teamId }: Teams,
): Promise<ClubTeamRow[]> {
  const found = await sql<ClubTeamRow>`
    select ${teamJson('t')} as team, t.gender,
           (select count(*)::int from squad_player s
            where s.team_id = t.id and s.season = ${season}) as players
    from team t where t.organisation_id = ${organisationId}::uuid
      and (${teamId ?? null}::uuid is null or t.id = ${teamId ?? null}::uuid)
    order by t.folded, t.id limit 200`.execute(db)
  return found.rows
}
