import type { GuestWish } from '@pavilion/contract/clubs/guest-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isChildPlayer, lastOfAge } from '#privacy/minors.queries.ts'

/** Whether a club or an academy knows an account as somebody under 18. `accountId` is SQL. */
export const isKnownMinor = (accountId: RawBuilder<unknown>, now: string): RawBuilder<boolean> =>
  sql<boolean>`(
    exists (select from club_player p where p.account_id = ${accountId} and ${isChildPlayer(now)})
    or exists (select from student s where s.account_id = ${accountId} and s.is_self
      and s.born_on > ${lastOfAge(now)}))`

export async function isMinor(db: Db, accountId: string, now: string): Promise<boolean> {
  const found = await sql<{ is: boolean }>`
    select ${isKnownMinor(sql`${accountId}::uuid`, now)} as "is"`.execute(db)
  return found.rows[0]?.is === true
}

/** Where somebody would play as a guest; undefined when they have not said so. */
export async function findWish(db: Db, accountId: string): Promise<GuestWish | undefined> {
  const found = await sql<GuestWish>`
    select country, city, role, from_day::text as "fromDay"
    from guest_consent where account_id = ${accountId}::uuid`.execute(db)
  return found.rows[0]
}

type Wished = GuestWish & { readonly accountId: string; readonly now: string }

export async function keepWish(db: Db, wished: Wished): Promise<void> {
  const { accountId, country, city, role, fromDay, now } = wished
  await sql`
    insert into guest_consent (account_id, country, city, role, from_day, given_at)
    values (${accountId}::uuid, ${country}, ${city}, ${role}, ${fromDay}::date, ${now}::timestamptz)
    on conflict (account_id) do update set country = excluded.country, city = excluded.city,
      role = excluded.role, from_day = excluded.from_day`.execute(db)
}

export const forgetWish = (db: Db, accountId: string) =>
  db.deleteFrom('guest_consent').where('account_id', '=', accountId).execute()
