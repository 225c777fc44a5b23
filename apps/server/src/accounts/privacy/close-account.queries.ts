import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** The names of the organisations of which the account is the only owner. */
export async function findSoleOwnerships(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select o.name from membership m join organisation o on o.id = m.organisation_id
    where m.account_id = ${accountId}::uuid and m.role = 'owner' and o.archived_at is null
      and not exists (
        select from membership other where other.organisation_id = o.id and other.role = 'owner'
          and other.account_id <> m.account_id)
    order by o.name, o.id`.execute(db)
  return found.rows.map(({ name }) => name)
}

/** Whether the account has a booking, held or paid, that is not over yet. */
export async function hasComingBooking(db: Db, accountId: string, now: string): Promise<boolean> {
  const found = await sql`
    select from booking b join ground_span s on s.booking_id = b.id
    where b.booked_by = ${accountId}::uuid and b.order_id is not null and b.live
      and upper(s.during) > ${now}::timestamptz
      and not (b.order_status = 'pending' and b.hold_until <= ${now}::timestamptz)
    limit 1`.execute(db)
  return found.rows.length > 0
}

/** Whether the number or the address was changed so recently that the change can still be undone. */
export async function hasNewContact(db: Db, accountId: string, now: string): Promise<boolean> {
  const found = await sql`
    select from security_event
    where account_id = ${accountId}::uuid and kind in ('phone-changed', 'email-changed')
      and at > ${now}::timestamptz - interval '7 days'
    limit 1`.execute(db)
  return found.rows.length > 0
}

export async function findUnpaidOrders(db: Db, accountId: string): Promise<string[]> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/**
 * All addresses and numbers that the account was written to: its current ones, former ones and requested
 * ones, except those that now belong to another account.
 */
export async function findAddresses(db: Db, accountId: string): Promise<string[]> {
  const found = await sql<{ recipient: string }>`
    with written(recipient) as (
      select unnest(array[email, phone]) from account where id = ${accountId}::uuid
      union
      select unnest(array[email, phone]) from email_undo where account_id = ${accountId}::uuid
      union
      select target from verification_code where account_id = ${accountId}::uuid and target is not null
    )
    select recipient from written where not exists (
      select from account other where other.id <> ${accountId}::uuid and other.status = 'active'
        and recipient in (other.phone, other.email))`.execute(db)
  return found.rows.map(({ recipient }) => recipient)
}

/**
 * Deletes what belongs to the account alone. Breaks `membership_keeps_an_owner` when an organisation would
 * be left without an owner.
 */
export async function deleteOwn(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('avatar').where('account_id', '=', accountId).execute()
  await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  await db.deleteFrom('security_event').where('account_id', '=', accountId).execute()
  await db.deleteFrom('verification_code').where('account_id', '=', accountId).execute()
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await db.deleteFrom('email_undo').where('account_id', '=', accountId).execute()
  await db.deleteFrom('membership').where('account_id', '=', accountId).execute()
  await db.deleteFrom('platform_role').where('account_id', '=', accountId).execute()
  await db.updateTable('booking').set({ purpose: '' }).where('booked_by', '=', accountId).execute()
}

/** Empties the account's row, which stays because other rows refer to it. */
export const makeNobody = (db: Db, accountId: string, now: string) =>
  db
    .updateTable('account')
    .set({
      status: 'closed',
      closed_at: now,
      email: '',
      email_key: '',
      phone: '',
      password_hash: '',
      avatar: null,
      first_name: 'Former',
      last_name: 'Member',
      phone_verified_at: null,
      email_verified_at: null,
    })
    .where('id', '=', accountId)
    .execute()
