import { sql } from 'kysely'
import { CONTACT_CHANGED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import type { PersonalData } from '#privacy/personal-data.ts'

/** Whether the number or the address was changed so recently that the change can still be undone. */
async function hasNewContact(db: Db, accountId: string, now: string): Promise<boolean> {
  const found = await sql`
    select from security_event
    where account_id = ${accountId}::uuid and kind in ('phone-changed', 'email-changed')
      and at > ${now}::timestamptz - interval '7 days'
    limit 1`.execute(db)
  return found.rows.length > 0
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

/** Empties the account's row, which stays because other rows refer to it. */
const makeNobody = (db: Db, accountId: string, now: string) =>
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

export const personalData: PersonalData = {
  held: {
    account: {
      by: ['account.id'],
      rows: (id) => sql`select id, site_id, email, phone, country, first_name, last_name, status,
        phone_verified_at, email_verified_at, created_at from account where id = ${id}::uuid`,
    },
    avatar: {
      by: ['avatar.account_id'],
      rows: (id) => sql`select id, created_at, encode(webp, 'base64') as webp_in_base64
        from avatar where account_id = ${id}::uuid`,
    },
    verification_code: {
      by: ['verification_code.account_id'],
      rows: (id) => sql`select purpose, target, tries, expires_at, used_at
        from verification_code where account_id = ${id}::uuid order by purpose`,
    },
    second_factor: {
      by: ['second_factor.account_id', 'recovery_code.account_id'],
      rows: (id) => sql`select f.created_at, f.confirmed_at, (
          select count(*)::int from recovery_code r
          where r.account_id = f.account_id and r.used_at is null) as recovery_codes_left
        from second_factor f where f.account_id = ${id}::uuid`,
    },
    passkey: {
      by: ['passkey.account_id'],
      rows: (id) => sql`select id, name, host, is_synced, created_at, last_used_at
        from passkey where account_id = ${id}::uuid order by id desc`,
    },
    password_reset: {
      by: ['password_reset.account_id'],
      rows: (id) => sql`select email_key, expires_at, used_at
        from password_reset where account_id = ${id}::uuid order by expires_at desc`,
    },
    account_suspension: {
      by: ['account_suspension.account_id'],
      rows: (id) => sql`select reason, suspended_at
        from account_suspension where account_id = ${id}::uuid`,
    },
    email_undo: {
      by: ['email_undo.account_id'],
      rows: (id) => sql`select email, phone, expires_at
        from email_undo where account_id = ${id}::uuid order by expires_at desc`,
    },
  },
  leftOut: {
    'account.password_hash': 'Whoever has it could try to find your password.',
    'verification_code.code_hash': 'It proves that you have your number.',
    'second_factor.secret': 'Whoever has it has the codes of your app.',
    'passkey_challenge.account_id': 'It proves nothing, and ends within five minutes.',
    'passkey.public_key': 'It is of no use without the key on your device.',
    'recovery_code.hash': 'It proves that you have a recovery code.',
    'password_reset.token_hash': 'It lets your password be set.',
    'account_suspension.suspended_by': 'It is about the account that was suspended.',
    'email_undo.token_hash': 'It lets your address be taken back.',
  },
  refuseClosing: async (db, { accountId, now }) =>
    (await hasNewContact(db, accountId, now))
      ? { code: 'CONTACT_CHANGED', ...CONTACT_CHANGED }
      : undefined,
  erase: async (db, { accountId, now }) => {
    await db.deleteFrom('avatar').where('account_id', '=', accountId).execute()
    await db.deleteFrom('verification_code').where('account_id', '=', accountId).execute()
    await db.deleteFrom('passkey').where('account_id', '=', accountId).execute()
    await db.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()
    await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
    await db.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
    await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
    await db.deleteFrom('email_undo').where('account_id', '=', accountId).execute()
    await makeNobody(db, accountId, now)
  },
}
