import type { Db } from '#db/connect.ts'

export type NewAccount = {
  readonly siteId: string
  readonly email: string
  readonly emailKey: string
  readonly phone: string
  readonly country: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly now: string
}

/** An unverified account. Several of these may share an address, besides one verified account. */
export async function insertAccount(db: Db, account: NewAccount): Promise<string> {
  const { id } = await db
    .insertInto('account')
    .values({
      site_id: account.siteId,
      email: account.email,
      email_key: account.emailKey,
      phone: account.phone,
      country: account.country,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      created_at: account.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findCountry = (db: Db, code: string) =>
  db.selectFrom('country').select('code').where('code', '=', code).executeTakeFirst()

const signIn = ['id', 'email', 'phone', 'password_hash as passwordHash'] as const

export const findActiveByEmail = (db: Db, emailKey: string) =>
  db
    .selectFrom('account')
    .select(signIn)
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .executeTakeFirst()

export const findActiveByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .where('status', '=', 'active')
    .executeTakeFirst()

/** The latest account that signed up with this address and has not verified its number. */
export const findUnverified = (db: Db, emailKey: string) =>
  db
    .selectFrom('account')
    .select(signIn)
    .where('email_key', '=', emailKey)
    .where('status', '=', 'unverified')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An active account, locked, so that a decision based on its password holds until the commit. */
export const lockActive = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'email_key as emailKey', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst()

/** Breaks `account_one_email` or `account_one_phone` when another account was activated first. */
export const activate = (db: Db, id: string, now: string) =>
  db
    .updateTable('account')
    .set({ status: 'active', phone_verified_at: now })
    .where('id', '=', id)
    .where('status', '=', 'unverified')
    .returning(['id', 'email_key as emailKey'])
    .executeTakeFirst()

/** Deletes the unverified accounts of an address that has just been verified. */
export const deleteUnverified = (db: Db, emailKey: string) =>
  db
    .deleteFrom('account')
    .where('email_key', '=', emailKey)
    .where('status', '=', 'unverified')
    .execute()

export const deleteUnverifiedBefore = (db: Db, before: string) =>
  db
    .deleteFrom('account')
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .execute()

export const setPassword = (db: Db, id: string, passwordHash: string) =>
  db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()

export const setEmailVerified = (db: Db, id: string, now: string) =>
  db
    .updateTable('account')
    .set((is) => ({ email_verified_at: is.fn.coalesce('email_verified_at', is.val(now)) }))
    .where('id', '=', id)
    .execute()

export const setNames = (
  db: Db,
  id: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
) =>
  db
    .updateTable('account')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()

export const findProfile = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone as phoneNumber',
      'country as countryId',
      'avatar',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const findPasswordHash = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()

/** Active accounts with one of these addresses whose password is not this hash. */
export const findActiveWithout = (
  db: Db,
  {
    emailKeys,
    passwordHash,
  }: { readonly emailKeys: readonly string[]; readonly passwordHash: string },
) =>
  db
    .selectFrom('account')
    .select('id')
    .where('email_key', 'in', emailKeys)
    .where('status', '=', 'active')
    .where('password_hash', '<>', passwordHash)
    .execute()
