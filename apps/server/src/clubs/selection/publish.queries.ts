import type { PickState } from '@pavilion/contract/clubs/calendar-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { contacts, type Reached } from '../calendar/ask.queries.ts'
import { concerns } from '../calendar/calendar.queries.ts'

export type ToTell = Reached & { readonly state: PickState; readonly place: number }

const reached = sql`
  p.id as "playerId", contact.account_id as "accountId", p.name, contact.email`

export async function countPlaying(db: Db, entryId: string): Promise<number> {
  const found = await sql<{ players: number }>`
    select count(*)::int as players from selection
    where entry_id = ${entryId}::uuid and state = 'playing'`.execute(db)
  return found.rows[0]?.players ?? 0
}

/** The first day of a match, and the names of those who are picked to play, and of one who is to play as well. */
export async function findSide(
  db: Db,
  entryId: string,
  also: string | null = null,
): Promise<{ day: string; names: string[] } | undefined> {
  const found = await sql<{ day: string; names: string[] }>`
    select lower(e.days)::text as day,
           array(select p.name from selection s join club_player p on p.id = s.player_id
                 where s.entry_id = e.id
                   and (s.state = 'playing' or s.player_id = ${also}::uuid)) as names
    from calendar_entry e where e.id = ${entryId}::uuid`.execute(db)
  return found.rows[0]
}

/** Notes who was available for a match and has no place that day. */
export async function noteLeftOut(db: Db, entryId: string): Promise<void> {
  await sql`
    insert into selection (entry_id, player_id, organisation_id, days, state)
    select e.id, p.id, e.organisation_id, e.days, 'left-out'
    from calendar_entry e join club_player p on ${concerns}
    join availability a on a.entry_id = e.id and a.player_id = p.id and a.answer in ('yes', 'maybe')
    where e.id = ${entryId}::uuid and not exists (
      select from selection s where s.player_id = p.id and s.days && e.days
        and s.state in ('playing', 'reserve', 'asked'))
    on conflict (entry_id, player_id) do nothing`.execute(db)
}

type Published = { readonly entryId: string; readonly isPublic: boolean; readonly now: string }

/** Publishes a sheet as it stands, and answers whom it tells something new. */
export async function publish(db: Db, published: Published): Promise<ToTell[]> {
  const { entryId, isPublic, now } = published
  await sql`
    update calendar_entry set sheet_published_at = ${now}::timestamptz, sheet_is_public = ${isPublic}
    where id = ${entryId}::uuid`.execute(db)
  const found = await sql<ToTell>`
    with told as (
      update selection set told = state
      where entry_id = ${entryId}::uuid and told is distinct from state
      returning player_id, state, place
    )
    select ${reached}, told.state, told.place
    from told join club_player p on p.id = told.player_id and (p.left_at is null or p.is_guest)
    ${contacts}
    order by told.place, p.id`.execute(db)
  return found.rows
}

type Of = { readonly entryId: string; readonly playerId: string }

/** Takes a player off a sheet, and answers the place that is free now; undefined when there was none. */
export async function withdraw(db: Db, { entryId, playerId }: Of): Promise<PickState | undefined> {
  await sql`select from calendar_entry where id = ${entryId}::uuid for update`.execute(db)
  await sql`
    delete from selection where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid
      and told is null`.execute(db)
  const found = await sql<{ state: PickState }>`
    with former as (
      select state from selection where entry_id = ${entryId}::uuid
        and player_id = ${playerId}::uuid and state in ('playing', 'reserve', 'asked') for update
    )
    update selection s
    set state = 'withdrawn', told = 'withdrawn', shirt = null, is_captain = false, is_keeper = false
    from former where s.entry_id = ${entryId}::uuid and s.player_id = ${playerId}::uuid
    returning former.state`.execute(db)
  return found.rows[0]?.state
}

/** The published reserves of a match, in the order in which they are asked. */
export async function findReserves(db: Db, entryId: string): Promise<string[]> {
  const found = await sql<{ playerId: string }>`
    select player_id as "playerId" from selection where entry_id = ${entryId}::uuid
      and state = 'reserve' and told = 'reserve' order by place, player_id`.execute(db)
  return found.rows.map(({ playerId }) => playerId)
}

/** Asks a reserve to stand in, and answers how the player is reached. */
export async function askReserve(db: Db, { entryId, playerId }: Of): Promise<ToTell[]> {
  const found = await sql<ToTell>`
    with next as (
      update selection set state = 'asked', told = 'asked'
      where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid and state = 'reserve'
      returning player_id, state, place
    )
    select ${reached}, next.state, next.place from next
    join club_player p on p.id = next.player_id ${contacts}`.execute(db)
  return found.rows
}

/** Whether a player was asked to stand in and has not answered, with the place locked. */
export async function isAskedIn(db: Db, { entryId, playerId }: Of): Promise<boolean> {
  const found = await sql`
    select from selection where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid
      and state = 'asked' for update`.execute(db)
  return found.rows.length > 0
}

/** Whoever was asked to stand in plays. */
export async function standIn(db: Db, { entryId, playerId }: Of): Promise<void> {
  await sql`
    update selection set state = 'playing', told = 'playing'
    where entry_id = ${entryId}::uuid and player_id = ${playerId}::uuid
      and state = 'asked'`.execute(db)
}

/** The accounts that run the teams of a club: owners, admins and coaches. */
export async function findSelectors(db: Db, organisationId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct account_id as id from membership
    where organisation_id = ${organisationId}::uuid and role in ('owner', 'admin', 'coach')
    limit 50`.execute(db)
  return found.rows.map(({ id }) => id)
}
