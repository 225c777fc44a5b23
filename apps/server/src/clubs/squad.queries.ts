import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type SquadOf = { readonly teamId: string; readonly season: string }

export type SquadRow = {
  readonly player: {
    readonly id: string
    readonly name: string
    readonly email: string | null
    readonly hasAccount: boolean
  }
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
}

/** By shirt number, then by name. */
export async function findSquad(db: Db, { teamId, season }: SquadOf): Promise<SquadRow[]> {
  const found = await sql<SquadRow>`
    select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email,
             'hasAccount', p.account_id is not null) as player,
           s.shirt, s.is_captain as "isCaptain", s.is_keeper as "isKeeper"
    from squad_player s join club_player p on p.id = s.player_id
    where s.team_id = ${teamId}::uuid and s.season = ${season}
    order by s.shirt nulls last, p.folded, p.id`.execute(db)
  return found.rows
}

type Added = SquadOf & {
  readonly organisationId: string
  readonly playerIds: readonly string[]
  readonly now: string
}

export type AddedPlayer = { readonly playerId: string; readonly accountId: string | null }

/** Adds those players of the club who are not in the squad, and answers who they are. */
export async function insertSquad(db: Db, added: Added): Promise<AddedPlayer[]> {
  const { organisationId, teamId, season, playerIds, now } = added
  const found = await sql<AddedPlayer>`
    with added as (
      insert into squad_player (team_id, season, player_id, organisation_id, added_at)
      select ${teamId}::uuid, ${season}, id, organisation_id, ${now}::timestamptz from club_player
      where id = any(${[...playerIds]}::uuid[]) and organisation_id = ${organisationId}::uuid
        and left_at is null
      on conflict (team_id, season, player_id) do nothing returning player_id
    )
    select p.id as "playerId", p.account_id as "accountId"
    from added join club_player p on p.id = added.player_id`.execute(db)
  return found.rows
}

export async function countSquad(db: Db, { teamId, season }: SquadOf): Promise<number> {
  const found = await sql<{ players: number }>`
    select count(*)::int as players from squad_player
    where team_id = ${teamId}::uuid and season = ${season}`.execute(db)
  return found.rows[0]?.players ?? 0
}

/** How many of these ids are players of the club. */
export async function countAmong(
  db: Db,
  organisationId: string,
  playerIds: readonly string[],
): Promise<number> {
  const found = await sql<{ players: number }>`
    select count(*)::int as players from club_player
    where id = any(${[...playerIds]}::uuid[]) and organisation_id = ${organisationId}::uuid
      and left_at is null`.execute(db)
  return found.rows[0]?.players ?? 0
}

export type InSquad = SquadOf & {
  readonly playerId: string
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
}

/**
 * Answers whether the player is in the squad. A new captain or wicket-keeper takes the place of the former.
 * Breaks `squad_player_shirt_once`.
 */
export async function updateInSquad(db: Db, changed: InSquad): Promise<boolean> {
  const { teamId, season, playerId, shirt, isCaptain, isKeeper } = changed
  await sql`
    update squad_player
    set is_captain = is_captain and not ${isCaptain}, is_keeper = is_keeper and not ${isKeeper}
    where team_id = ${teamId}::uuid and season = ${season} and player_id <> ${playerId}::uuid
      and (is_captain and ${isCaptain} or is_keeper and ${isKeeper})`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('squad_player')
    .set({ shirt, is_captain: isCaptain, is_keeper: isKeeper })
    .where('team_id', '=', teamId)
    .where('season', '=', season)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteFromSquad(
  db: Db,
  { teamId, season, playerId }: SquadOf & { readonly playerId: string },
): Promise<void> {
  await sql`
    delete from squad_player where team_id = ${teamId}::uuid and season = ${season}
      and player_id = ${playerId}::uuid`.execute(db)
}
