import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Db } from '#db/connect.ts'

export type NewAttempt = {
  readonly provider: Provider
  readonly keyHash: Buffer
  readonly browserHash: Buffer
  readonly redirectUri: string
  /** The account to link the identity to; null when somebody signs in. */
  readonly accountId: string | null
  readonly expiresAt: string
}

export const insertAttempt = (db: Db, attempt: NewAttempt) =>
  db
    .insertInto('oauth_attempt')
    .values({
      provider: attempt.provider,
      key_hash: attempt.keyHash,
      browser_hash: attempt.browserHash,
      redirect_uri: attempt.redirectUri,
      account_id: attempt.accountId,
      expires_at: attempt.expiresAt,
    })
    .execute()

/** What the provider said about somebody. */
export type Told = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

type State = { readonly provider: Provider; readonly hash: Buffer; readonly now: string }

/** Removes and answers the attempt of a state, so that it can be used once; undefined when there is none. */
export const takeState = (db: Db, { provider, hash, now }: State) =>
  db
    .deleteFrom('oauth_attempt')
    .where('provider', '=', provider)
    .where('stage', '=', 'away')
    .where('key_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning([
      'provider',
      'browser_hash as browserHash',
      'redirect_uri as redirectUri',
      'account_id as accountId',
    ])
    .executeTakeFirst()

/** Inserts the attempt again, with what the provider said. */
export const insertReturn = (db: Db, attempt: NewAttempt, told: Told) =>
  db
    .insertInto('oauth_attempt')
    .values({
      provider: attempt.provider,
      stage: 'back',
      key_hash: attempt.keyHash,
      browser_hash: attempt.browserHash,
      redirect_uri: attempt.redirectUri,
      account_id: attempt.accountId,
      issuer: told.issuer,
      subject: told.subject,
      email: told.email,
      email_verified: told.emailVerified,
      first_name: told.firstName,
      last_name: told.lastName,
      expires_at: attempt.expiresAt,
    })
    .execute()

const told = [
  'id',
  'provider',
  'account_id as accountId',
  'issuer',
  'subject',
  'email',
  'email_verified as emailVerified',
  'first_name as firstName',
  'last_name as lastName',
] as const

export type KeyChange = {
  readonly code: Buffer
  readonly browserHash: Buffer
  readonly ticket: Buffer
  readonly now: string
  readonly expiresAt: string
}

/**
 * Exchanges the browser's code for a ticket; undefined when it was used, has expired, or belongs to another
 * browser.
 */
export const takeCode = (db: Db, change: KeyChange) =>
  db
    .updateTable('oauth_attempt')
    .set({ stage: 'known', key_hash: change.ticket, expires_at: change.expiresAt })
    .where('stage', '=', 'back')
    .where('key_hash', '=', change.code)
    .where('browser_hash', '=', change.browserHash)
    .where('expires_at', '>', change.now)
    .returning(told)
    .executeTakeFirst()

/** The attempt of a valid ticket, locked. */
export const lockTicket = (db: Db, ticket: Buffer, now: string) =>
  db
    .selectFrom('oauth_attempt')
    .select(told)
    .where('stage', '=', 'known')
    .where('key_hash', '=', ticket)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Keeps the attempt of somebody who signs up until the number is verified. */
export const keepForSignUp = (
  db: Db,
  id: string,
  { accountId, expiresAt }: { readonly accountId: string; readonly expiresAt: string },
) =>
  db
    .updateTable('oauth_attempt')
    .set({ account_id: accountId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

/** The attempt that waited for the account to become active. */
export const takeWaiting = (db: Db, accountId: string) =>
  db
    .deleteFrom('oauth_attempt')
    .where('account_id', '=', accountId)
    .where('stage', '=', 'known')
    .returning(told)
    .executeTakeFirst()

export const deleteAttempt = (db: Db, id: string) =>
  db.deleteFrom('oauth_attempt').where('id', '=', id).execute()

/** Deletes the attempts of an account that may be in other hands. */
export const deleteAttemptsOf = (db: Db, accountId: string) =>
  db.deleteFrom('oauth_attempt').where('account_id', '=', accountId).execute()

export const deleteOldAttempts = (db: Db, now: string) =>
  db.deleteFrom('oauth_attempt').where('expires_at', '<=', now).execute()
