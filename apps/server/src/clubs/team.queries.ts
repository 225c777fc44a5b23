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

export async function countTeamsOf(db: Db, organisationId: string): Promise<number> {
  const found = await sql<{ teams: number }>`
    select count(*)::int as teams from team
    where organisation_id = ${organisationId}::uuid`.execute(db)
  return found.rows[0]?.teams ?? 0
}

type NewTeam = {
  readonly organisationId: string
  readonly fields: TeamFields
  readonly idempotencyKey: string
}

/** The team that a request with this key has made. */
export async function findTeamAsked(
  db: Db,
  { organisationId, idempotencyKey }: Omit<NewTeam, 'fields'>,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from team where organisation_id = ${organisationId}::uuid
      and idempotency_key = ${idempotencyKey}`.execute(db)
  return found.rows[0]?.id
}

/** Breaks `team_named_once_in_organisation` where the club has a team of this name. */
export async function insertTeam(db: Db, team: NewTeam): Promise<string> {
  const { name, shortName, gender } = team.fields
  const found = await db
    .insertInto('team')
    .values({
      organisation_id: team.organisationId,
      idempotency_key: team.idempotencyKey,
      name,
      short_name: shortName,
      gender,
      kind: 'club',
      made_here: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return found.id
}

type Changed = {
  readonly organisationId: string
  readonly teamId: string
  readonly fields: TeamFields
}

/**
 * Answers whether there is such a team. One that was imported keeps what its matches say of it. Breaks
 * `team_named_once_in_organisation`.
 */
export async function updateTeam(
  db: Db,
  { organisationId, teamId, fields }: Changed,
): Promise<boolean> {
  const { name, shortName, gender } = fields
  const { numUpdatedRows } = await db
    .updateTable('team')
    .set({ name, short_name: shortName, gender })
    .where('id', '=', teamId)
    .where('organisation_id', '=', organisationId)
    .where('made_here', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
