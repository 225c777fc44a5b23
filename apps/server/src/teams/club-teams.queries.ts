import type { TeamFields } from '@pavilion/contract/clubs/club-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

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

type OwnClub = {
  readonly name: string
  readonly shortName: string | null
  readonly gender: TeamFields['gender']
  readonly madeBy: string
}

/** A club that an account enters for itself. Answers its id. */
export async function insertOwnClub(db: Db, club: OwnClub): Promise<string> {
  const { name, shortName: short_name, gender, madeBy: made_by } = club
  const made = await db
    .insertInto('team')
    .values({ name, short_name, gender, kind: 'club', made_by, made_here: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
