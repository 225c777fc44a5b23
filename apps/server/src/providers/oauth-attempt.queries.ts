import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Db } from '#db/connect.ts'

export type NewVisit = {
  readonly provider: Provider
  readonly keyHash: Buffer
  readonly browserHash: Buffer
  readonly redirectUri: string
  /** The account to link the identity to; null when somebody signs in. */
  readonly accountId: string | null
  readonly expiresAt: string
}

export const insertVisit = (db: Db, visit: NewVisit) =>
  db
    .insertInto('provider_visit')
    .values({
      provider: visit.provider,
      key_hash: visit.keyHash,
      browser_hash: visit.browserHash,
      redirect_uri: visit.redirectUri,
      account_id: visit.accountId,
      expires_at: visit.expiresAt,
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

/** Removes and answers the visit of a state, so that it can be used once; undefined when there is none. */
export const takeState = (db: Db, { provider, hash, now }: State) =>
  db
    .deleteFrom('provider_visit')
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

/** Inserts the visit again, with what the provider said. */
export const insertReturn = (db: Db, visit: NewVisit, told: Told) =>
  db
    .insertInto('provider_visit')
    .values({
      provider: visit.provider,
      stage: 'back',
      key_hash: visit.keyHash,
      browser_hash: visit.browserHash,
      redirect_uri: visit.redirectUri,
      account_id: visit.accountId,
      issuer: told.issuer,
      subject: told.subject,
      email: told.email,
      email_verified: told.emailVerified,
      first_name: told.firstName,
      last_name: told.lastName,
      expires_at: visit.expiresAt,
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
    .updateTable('provider_visit')
    .set({ stage: 'known', key_hash: change.ticket, expires_at: change.expiresAt })
    .where('stage', '=', 'back')
    .where('key_hash', '=', change.code)
    .where('browser_hash', '=', change.browserHash)
    .where('expires_at', '>', change.now)
    .returning(told)
    .executeTakeFirst()

/** The visit of a valid ticket, locked. */
export const lockTicket = (db: Db, ticket: Buffer, now: string) =>
  db
    .selectFrom('provider_visit')
    .select(told)
    .where('stage', '=', 'known')
    .where('key_hash', '=', ticket)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Keeps the visit of somebody who signs up until the number is verified. */
export const keepForSignUp = (
  db: Db,
  id: string,
  { accountId, expiresAt }: { readonly accountId: string; readonly expiresAt: string },
) =>
  db
    .updateTable('provider_visit')
    .set({ account_id: accountId, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

/** The visit that waited for the account to become active. */
export const takeWaiting = (db: Db, accountId: string) =>
  db
    .deleteFrom('provider_visit')
    .where('account_id', '=', accountId)
    .where('stage', '=', 'known')
    .returning(told)
    .executeTakeFirst()

export const deleteVisit = (db: Db, id: string) =>
  db.deleteFrom('provider_visit').where('id', '=', id).execute()

/** Deletes the visits of an account that may be in other hands. */
export const deleteVisitsOf = (db: Db, accountId: string) =>
  db.deleteFrom('provider_visit').where('account_id', '=', accountId).execute()

export const deleteOldVisits = (db: Db, now: string) =>
  db.deleteFrom('provider_visit').where('expires_at', '<=', now).execute()
