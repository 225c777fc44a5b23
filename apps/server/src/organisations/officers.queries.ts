import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { teamJson, type TeamRow } from '#records/references.queries.ts'

export type OfficerRow = { readonly id: string; readonly position: string; readonly name: string }

export const findOfficers = (db: Db, organisationId: string): Promise<OfficerRow[]> =>
  db
    .selectFrom('officer')
    .select(['id', 'position', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute()

export type CaptainRow = {
  readonly team: TeamRow
  readonly season: string
  readonly name: string
}

/** The captain of each team of a club in the latest season for which it has a squad. */
export async function findCaptains(db: Db, organisationId: string): Promise<CaptainRow[]> {
  const found = await sql<CaptainRow>`
    select ${teamJson('t')} as team, latest.season, p.name
    from team t
    cross join lateral (
      select max(s.season) as season from squad_player s where s.team_id = t.id) latest
    join squad_player s on s.team_id = t.id and s.season = latest.season and s.is_captain
    join club_player p on p.id = s.player_id and p.left_at is null
    where t.organisation_id = ${organisationId}::uuid
    order by t.folded, t.id`.execute(db)
  return found.rows
}

type Added = OfficerRow & { readonly organisationId: string; readonly by: string }

export async function insertOfficer(
  db: Db,
  { organisationId, position, name, by }: Omit<Added, 'id'>,
  now: string,
): Promise<void> {
  await db
    .insertInto('officer')
    .values({ organisation_id: organisationId, position, name, added_by: by, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteOfficer = (db: Db, organisationId: string, id: string) =>
  db
    .deleteFrom('officer')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .execute()
