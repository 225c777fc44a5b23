import type { Db } from '#db/connect.ts'

export type Contact = { readonly email: string; readonly emailKey: string; readonly phone: string }

/** The email address and number of an account, locked until the commit. */
export const lockContact = (db: Db, id: string): Promise<Contact | undefined> =>
  db
    .selectFrom('account')
    .select(['email', 'email_key as emailKey', 'phone'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst()

/** Breaks `account_one_phone` when another account has the number. */
export async function setPhone(
  db: Db,
  id: string,
  { phone, now }: { readonly phone: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable('account')
    .set({ phone, phone_verified_at: now })
    .where('id', '=', id)
    .execute()
}

type NewEmail = { readonly email: string; readonly emailKey: string; readonly now: string }

/** Breaks `account_one_email` when another account has the address. */
export const setEmail = (db: Db, id: string, { email, emailKey, now }: NewEmail) =>
  db
    .updateTable('account')
    .set({ email, email_key: emailKey, email_verified_at: now })
    .where('id', '=', id)
    .execute()

/** The address and number before a change. */
export type Undo = Contact & { readonly accountId: string }

export async function insertUndo(
  db: Db,
  undo: Undo & { readonly hash: Buffer; readonly expiresAt: string },
): Promise<void> {
  await db
    .insertInto('email_undo')
    .values({
      token_hash: undo.hash,
      account_id: undo.accountId,
      email: undo.email,
      email_key: undo.emailKey,
      phone: undo.phone,
      expires_at: undo.expiresAt,
    })
    .execute()
}

export const findUndo = (db: Db, hash: Buffer, now: string): Promise<Undo | undefined> =>
  db
    .selectFrom('email_undo')
    .select(['account_id as accountId', 'email', 'email_key as emailKey', 'phone'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** The oldest change that can still be undone. */
export const findFirstUndo = (db: Db, accountId: string, now: string) =>
  db
    .selectFrom('email_undo')
    .select('phone')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst()

export const deleteUndos = (db: Db, accountId: string) =>
  db.deleteFrom('email_undo').where('account_id', '=', accountId).execute()

/**
 * Restores the former address and number. Breaks `account_one_email` or `account_one_phone` when another
 * account has them by now.
 */
export const restoreContact = (db: Db, { accountId, email, emailKey, phone }: Undo) =>
  db
    .updateTable('account')
    .set({ email, email_key: emailKey, phone })
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst()
