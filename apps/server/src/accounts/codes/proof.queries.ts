import { sql } from 'kysely'
import type { Stored } from '#db/stored.ts'
import type { Db } from '#db/connect.ts'
import { deleteOldChallenges } from '../passkeys/passkey.queries.ts'
import { isUsable } from '#security/one-time.queries.ts'

export type CodePurpose = Stored<'verification_code', 'purpose'>
export type OwnCodePurpose = Exclude<CodePurpose, 'verify-phone'>

type NewCode = {
  readonly accountId: string
  readonly purpose: CodePurpose
  /** What the code is sent to; null for the number of a new account. */
  readonly target: string | null
  readonly hash: Buffer
  readonly expiresAt: string
}

/** Stores a new code in place of the old one, which is void from then on. */
export async function upsertCode(
  db: Db,
  { accountId, purpose, target, hash, expiresAt }: NewCode,
): Promise<void> {
  const code = { target, code_hash: hash, expires_at: expiresAt, tries: 0, used_at: null }
  await db
    .insertInto('verification_code')
    .values({ account_id: accountId, purpose, ...code })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(code))
    .execute()
}

const MOST_TRIES = 5

/**
 * Takes one try of each valid code among the unverified accounts of an address, and answers those codes. A
 * code allows five tries, however many requests arrive at once.
 */
export async function takeTries(db: Db, emailKey: string, now: string) {
  return db
    .updateTable('verification_code')
    .from('account')
    .set({ tries: sql`tries + 1` })
    .whereRef('account.id', '=', 'verification_code.account_id')
    .where('account.email_key', '=', emailKey)
    .where('account.status', '=', 'unverified')
    .where('verification_code.purpose', '=', 'verify-phone')
    .where('verification_code.used_at', 'is', null)
    .where('verification_code.expires_at', '>', now)
    .where('verification_code.tries', '<', MOST_TRIES)
    .returning([
      'verification_code.account_id as accountId',
      'verification_code.purpose',
      'verification_code.code_hash as hash',
    ])
    .execute()
}

type Subject = { readonly accountId: string; readonly purpose: OwnCodePurpose }

/** As `takeTries`, for the code of one account; undefined when it has no valid code. */
export const takeTry = (db: Db, { accountId, purpose }: Subject, now: string) =>
  db
    .updateTable('verification_code')
    .set({ tries: sql`tries + 1` })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where(isUsable(now))
    .where('tries', '<', MOST_TRIES)
    .returning('code_hash as hash')
    .executeTakeFirst()

/** What the latest code was sent to, if it is still valid. */
export const findCodeTarget = (db: Db, { accountId, purpose }: Subject, now: string) =>
  db
    .selectFrom('verification_code')
    .select('target')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where(isUsable(now))
    .executeTakeFirst()

type Used = {
  readonly accountId: string
  readonly purpose: CodePurpose
  readonly hash: Buffer
  readonly now: string
}

/** Undefined when the code was used or replaced meanwhile. */
export const useCode = (db: Db, { accountId, purpose, hash, now }: Used) =>
  db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('target')
    .executeTakeFirst()

type NewReset = {
  readonly accountId: string
  readonly emailKey: string
  readonly hash: Buffer
  readonly expiresAt: string
}

/** Replaces the earlier reset links: only the latest is valid. */
export async function replaceReset(db: Db, reset: NewReset): Promise<void> {
  await deleteResets(db, reset.accountId)
  await db
    .insertInto('password_reset')
    .values({
      token_hash: reset.hash,
      account_id: reset.accountId,
      email_key: reset.emailKey,
      expires_at: reset.expiresAt,
    })
    .execute()
}

export const findReset = (db: Db, hash: Buffer, now: string) =>
  db
    .selectFrom('password_reset')
    .select('account_id as accountId')
    .where('token_hash', '=', hash)
    .where(isUsable(now))
    .executeTakeFirst()

/** Undefined when the link was used already or has expired: of two simultaneous uses, one succeeds. */
export const useReset = (db: Db, hash: Buffer, now: string) =>
  db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where(isUsable(now))
    .returning(['account_id as accountId', 'email_key as emailKey'])
    .executeTakeFirst()

export const deleteResets = (db: Db, accountId: string) =>
  db
    .deleteFrom('password_reset')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Deletes expired codes and links. */
export async function deleteOldProofs(db: Db, now: string): Promise<void> {
  await db.deleteFrom('verification_code').where('expires_at', '<', now).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_undo').where('expires_at', '<', now).execute()
  await deleteOldChallenges(db, now)
}
