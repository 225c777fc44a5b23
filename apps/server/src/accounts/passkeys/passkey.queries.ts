import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Stored } from '#db/stored.ts'

export type ChallengePurpose = Stored<'passkey_challenge', 'purpose'>

type NewChallenge = {
  readonly hash: Buffer
  readonly purpose: ChallengePurpose
  readonly accountId: string | null
  readonly host: string
  readonly expiresAt: string
}

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db
    .insertInto('passkey_challenge')
    .values({
      hash: challenge.hash,
      purpose: challenge.purpose,
      account_id: challenge.accountId,
      host: challenge.host,
      expires_at: challenge.expiresAt,
    })
    .execute()

type Asked = Omit<NewChallenge, 'expiresAt'> & { readonly now: string }

/** Uses a challenge up; false when it was not made for this, was used, or has expired. */
export async function takeChallenge(db: Db, asked: Asked): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', asked.hash)
    .returning(['purpose', 'account_id as accountId', 'host', 'expires_at as expiresAt'])
    .executeTakeFirst()
  return (
    taken !== undefined &&
    taken.purpose === asked.purpose &&
    taken.accountId === asked.accountId &&
    taken.host === asked.host &&
    Date.parse(taken.expiresAt) > Date.parse(asked.now)
  )
}

export const deleteOldChallenges = (db: Db, now: string) =>
  db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()

export type NewPasskeyRow = {
  readonly accountId: string
  readonly credentialId: Buffer
  readonly host: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly isSynced: boolean
  readonly name: string
  readonly now: string
}

/** False when somebody has registered this credential already. */
export async function insertPasskey(db: Db, passkey: NewPasskeyRow): Promise<boolean> {
  const kept = await db
    .insertInto('passkey')
    .values({
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      host: passkey.host,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      is_synced: passkey.isSynced,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** The passkeys of an account, oldest first. */
export const findPasskeys = (db: Db, accountId: string) =>
  db
    .selectFrom('passkey')
    .select([
      'id',
      'name',
      'host',
      'credential_id as credentialId',
      'transports',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'is_synced as isSynced',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

/** A passkey by what its authenticator calls it, at a host. */
export const findByCredential = (db: Db, credentialId: Buffer, host: string) =>
  db
    .selectFrom('passkey')
    .select([
      'id',
      'account_id as accountId',
      'public_key as publicKey',
      sql<number>`counter::float8`.as('counter'),
      'transports',
    ])
    .where('credential_id', '=', credentialId)
    .where('host', '=', host)
    .executeTakeFirst()

/** Notes a use; false when it was used with this count or a later one meanwhile. */
export async function useCounter(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: string },
): Promise<boolean> {
  const used = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is.and({ counter: 0 })]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

type Own = { readonly accountId: string; readonly id: string }

export async function setName(db: Db, { accountId, id }: Own, name: string): Promise<boolean> {
  const named = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return named !== undefined
}

export async function deletePasskey(db: Db, { accountId, id }: Own): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
