import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { EntryOf } from '../selection/pick.queries.ts'
import { isInClub, isNear, nearby } from './near.queries.ts'
import { isKnownMinor } from './wish.queries.ts'

/** How many people are told of one offer at once, and of how many offers somebody is told in a day. */
const MOST_TOLD = 500
const MOST_A_DAY = 5

export type Offerable = { readonly startsAt: string; readonly hasCity: boolean }

/** When a match begins, and whether it is known where. */
export async function findOfferable(db: Db, entryId: string): Promise<Offerable | undefined> {
  const found = await sql<Offerable>`
    select e.starts_at as "startsAt",
           near.country is not null and near.folded is not null as "hasCity"
    from calendar_entry e join organisation o on o.id = e.organisation_id ${nearby}
    where e.id = ${entryId}::uuid`.execute(db)
  return found.rows[0]
}

type Offer = EntryOf & {
  readonly places: number
  readonly note: string
  readonly until: string
}

/** Makes the offer for a match this one, which is open. Places that are taken stay taken. */
export async function keepOffer(db: Db, offer: Offer): Promise<void> {
  const { organisationId, entryId, places, note, until } = offer
  await sql`
    insert into guest_offer (entry_id, organisation_id, note, until)
    values (${entryId}::uuid, ${organisationId}::uuid, ${note}, ${until}::timestamptz)
    on conflict (entry_id) do update
    set note = excluded.note, until = excluded.until, closed_at = null`.execute(db)
  await sql`
    delete from guest_place where player_id is null and id in (
      select id from guest_place where entry_id = ${entryId}::uuid
      order by player_id is null, id offset ${places})`.execute(db)
  await sql`
    insert into guest_place (entry_id, organisation_id)
    select ${entryId}::uuid, ${organisationId}::uuid
    from generate_series(1, ${places}::int - (
      select count(*)::int from guest_place where entry_id = ${entryId}::uuid))`.execute(db)
}

/**
 * Notes whom an offer is told, and answers who they are: those who have agreed and are near, are not of the club, and
 * were not told before. Nobody when no place is free.
 */
export async function noteTold(db: Db, entryId: string, now: string): Promise<string[]> {
  const told = await sql<{ id: string }>`
    insert into guest_told (entry_id, account_id, told_at)
    select e.id, c.account_id, ${now}::timestamptz
    from calendar_entry e join organisation o on o.id = e.organisation_id ${nearby}
    join guest_consent c on ${isNear}
    join account a on a.id = c.account_id and a.status = 'active'
    where e.id = ${entryId}::uuid
      and exists (select from guest_place g where g.entry_id = e.id and g.player_id is null)
      and not ${isInClub(sql`c.account_id`)} and not ${isKnownMinor(sql`c.account_id`, now)}
      and not exists (select from guest_told t
        where t.entry_id = e.id and t.account_id = c.account_id)
      and (select count(*) from guest_told t where t.account_id = c.account_id
        and t.told_at > ${now}::timestamptz - interval '1 day') < ${MOST_A_DAY}
    order by c.given_at, c.account_id limit ${MOST_TOLD}
    on conflict do nothing
    returning account_id as id`.execute(db)
  return told.rows.map(({ id }) => id)
}

export async function closeOffer(db: Db, entryId: string, now: string): Promise<void> {
  await sql`
    update guest_offer set closed_at = ${now}::timestamptz
    where entry_id = ${entryId}::uuid and closed_at is null`.execute(db)
}
