import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { hiddenByFormer } from '../former-child.queries.ts'
import { isInClub, isNear, isOfferOver, nearby } from './near.queries.ts'

type Asking = { readonly entryId: string; readonly accountId: string; readonly now: string }

export async function findOfferingClub(db: Db, entryId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('guest_offer')
    .select('organisation_id')
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  return found?.organisation_id
}

type OfferTo = {
  readonly hasPlace: boolean
  readonly isInClub: boolean
  readonly isOver: boolean
}

/** How somebody who would play as a guest stands with an offer; undefined when it is not for them. */
export async function findOfferTo(
  db: Db,
  { entryId, accountId, now }: Asking,
): Promise<OfferTo | undefined> {
  const found = await sql<OfferTo>`
    select ${isInClub(sql`c.account_id`)} as "isInClub", ${isOfferOver(now)} as "isOver",
           exists (select from guest_place g join club_player k on k.id = g.player_id
             where g.entry_id = e.id and k.account_id = c.account_id) as "hasPlace"
    from guest_offer f join calendar_entry e on e.id = f.entry_id
    join organisation o on o.id = e.organisation_id and o.archived_at is null ${nearby}
    join guest_consent c on c.account_id = ${accountId}::uuid
    where f.entry_id = ${entryId}::uuid and (${isNear} or exists (select from guest_told t
      where t.entry_id = e.id and t.account_id = c.account_id))`.execute(db)
  return found.rows[0]
}

type Coming = { readonly organisationId: string; readonly accountId: string; readonly now: string }

/**
 * The entry of an account among the guests of a club that is locked, made if there is none. Undefined when the club has
 * a player or another guest of that name.
 */
export async function keepGuest(db: Db, coming: Coming): Promise<string | undefined> {
  const { organisationId, accountId, now } = coming
  await sql`
    with guest as (
      select left(concat_ws(' ', a.first_name, a.last_name), 100) as name from account a
      where a.id = ${accountId}::uuid and not exists (select from club_player g
        where g.is_guest and g.organisation_id = ${organisationId}::uuid and g.account_id = a.id)
    )
    insert into club_player
      (organisation_id, name, account_id, is_guest, hidden_until, added_at, left_at)
    select ${organisationId}::uuid, guest.name, ${accountId}::uuid, true,
           ${hiddenByFormer({ organisationId, name: sql`guest.name`, accountId: sql`${accountId}::uuid`, now })},
           ${now}::timestamptz, ${now}::timestamptz
    from guest
    on conflict do nothing`.execute(db)
  const found = await sql<{ id: string }>`
    select g.id from club_player g
    where g.is_guest and g.organisation_id = ${organisationId}::uuid
      and g.account_id = ${accountId}::uuid and not exists (
        select from club_player other where other.left_at is null and other.organisation_id = g.organisation_id and other.folded = g.folded)`.execute(
    db,
  )
  return found.rows[0]?.id
}

type Place = { readonly entryId: string; readonly playerId: string }

/** Answers whether a place was free. Breaks `guest_place_once_each` when the player has one. */
export async function takePlace(
  db: Db,
  { entryId, playerId, now }: Place & { readonly now: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update guest_place set player_id = ${playerId}::uuid, taken_at = ${now}::timestamptz
    where id = (select id from guest_place where entry_id = ${entryId}::uuid and player_id is null
                order by id limit 1 for update skip locked)`.execute(db)
  return numAffectedRows > 0n
}

/** Frees the place of a guest. Answers whether there was one. */
export async function freePlace(db: Db, { entryId, playerId }: Place): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guest_place')
    .set({ player_id: null, taken_at: null })
    .where('entry_id', '=', entryId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Held = {
  readonly playerId: string
  readonly organisationId: string
  readonly hasBegun: boolean
}

/** The place of an account in a match; undefined when it has none. */
export async function findHeld(
  db: Db,
  { entryId, accountId, now }: Asking,
): Promise<Held | undefined> {
  const found = await sql<Held>`
    select g.player_id as "playerId", g.organisation_id as "organisationId",
           e.starts_at <= ${now}::timestamptz as "hasBegun"
    from guest_place g join calendar_entry e on e.id = g.entry_id
    join club_player p on p.id = g.player_id and p.account_id = ${accountId}::uuid
    where g.entry_id = ${entryId}::uuid`.execute(db)
  return found.rows[0]
}
