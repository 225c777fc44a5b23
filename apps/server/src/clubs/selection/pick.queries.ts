import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isGuestIn } from '../calendar/calendar.queries.ts'

export type EntryOf = { readonly organisationId: string; readonly entryId: string }

export type Pickable = { readonly days: string; readonly isOver: boolean }

/** A match of the club's calendar, locked; undefined when there is none. */
export async function lockMatch(
  db: Db,
  { organisationId, entryId }: EntryOf,
  now: string,
): Promise<Pickable | undefined> {
  const found = await sql<Pickable>`
    select days::text as days, cancelled_at is not null or ends_at <= ${now}::timestamptz as "isOver"
    from calendar_entry
    where id = ${entryId}::uuid and organisation_id = ${organisationId}::uuid and kind = 'match'
    for update`.execute(db)
  return found.rows[0]
}

type Pick = EntryOf & {
  readonly playerId: string
  readonly state: 'playing' | 'reserve'
}

/** The match in which a player has a place on these days; null for none. */
export async function findPlace(db: Db, playerId: string, days: string): Promise<string | null> {
  const found = await sql<{ entryId: string }>`
    select entry_id as "entryId" from selection
    where player_id = ${playerId}::uuid and days && ${days}::daterange
      and state in ('playing', 'reserve', 'asked')`.execute(db)
  return found.rows[0]?.entryId ?? null
}

/**
 * Puts a player of the club, or a guest of the match, at the end of the eleven or the reserves, with the shirt number of the team's
 * latest squad if it is free. Answers whether there is such a player. Breaks `selection_one_eleven_a_day`.
 */
export async function insertPick(db: Db, pick: Pick): Promise<boolean> {
  const { organisationId, entryId, playerId, state } = pick
  const { numAffectedRows = 0n } = await sql`
    insert into selection (entry_id, player_id, organisation_id, days, state, place, shirt)
    select e.id, p.id, e.organisation_id, e.days, ${state},
           (select coalesce(max(place), 0) + 1 from selection s where s.entry_id = e.id),
           (select s.shirt from squad_player s
            where ${state === 'playing'} and s.team_id = e.team_id and s.player_id = p.id
              and not exists (select from selection other where other.entry_id = e.id
                and other.shirt = s.shirt and other.state = 'playing' and other.player_id <> p.id)
            order by s.season desc limit 1)
    from calendar_entry e join club_player p on p.organisation_id = e.organisation_id
    where e.id = ${entryId}::uuid and e.organisation_id = ${organisationId}::uuid
      and p.id = ${playerId}::uuid and (p.left_at is null or ${isGuestIn})
    on conflict (entry_id, player_id) do update
    set state = excluded.state, place = excluded.place, shirt = excluded.shirt,
        is_captain = false, is_keeper = false`.execute(db)
  return numAffectedRows > 0n
}

/** Who was told of a place stays noted as left out, to be told of that too. */
export async function takeOut(
  db: Db,
  { entryId, playerId }: { readonly entryId: string; readonly playerId: string },
): Promise<void> {
  await sql`
    delete from selection where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid
      and told is null`.execute(db)
  await sql`
    update selection set state = 'left-out', shirt = null, is_captain = false, is_keeper = false
    where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid`.execute(db)
}

type Marks = EntryOf & {
  readonly playerId: string
  readonly shirt: number | null
  readonly isCaptain: boolean
  readonly isKeeper: boolean
}

/** Answers whether the player is in the eleven. Breaks `selection_shirt_once`. */
export async function updateMarks(db: Db, marks: Marks): Promise<boolean> {
  const { entryId, playerId, shirt, isCaptain, isKeeper } = marks
  await sql`
    update selection
    set is_captain = is_captain and not ${isCaptain}, is_keeper = is_keeper and not ${isKeeper}
    where entry_id = ${entryId}::uuid and player_id <> ${playerId}::uuid`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('selection')
    .set({ shirt, is_captain: isCaptain, is_keeper: isKeeper })
    .where('entry_id', '=', entryId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'playing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Matches that are called off have no eleven. */
export async function clearPicks(db: Db, entryId: string): Promise<void> {
  await sql`delete from selection where entry_id = ${entryId}::uuid`.execute(db)
  await sql`delete from match_duty where entry_id = ${entryId}::uuid`.execute(db)
}

/** The matches to come of whose published sheets a player is. */
export async function findPlacesToCome(db: Db, playerId: string, now: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select e.id from selection s join calendar_entry e on e.id = s.entry_id
    where s.player_id = ${playerId}::uuid and e.starts_at > ${now}::timestamptz
      and s.told is not null and s.state in ('playing', 'reserve', 'asked')
    order by e.starts_at, e.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Takes who leaves the club off the sheets of matches to come, and out of their jobs. */
export async function forgetPicks(
  db: Db,
  { playerId, now }: { readonly playerId: string; readonly now: string },
): Promise<void> {
  await sql`
    delete from selection s using calendar_entry e
    where e.id = s.entry_id and s.player_id = ${playerId}::uuid
      and e.starts_at > ${now}::timestamptz`.execute(db)
  await sql`
    update match_duty d set player_id = null from calendar_entry e
    where e.id = d.entry_id and d.player_id = ${playerId}::uuid
      and e.starts_at > ${now}::timestamptz`.execute(db)
}
