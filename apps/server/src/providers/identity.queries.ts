import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Db } from '#db/connect.ts'

export type Identity = {
  readonly provider: Provider
  readonly issuer: string
  readonly subject: string
}

/** The active account of an identity. Records that the identity was used. */
export const useIdentity = (db: Db, { provider, issuer, subject }: Identity, now: string) =>
  db
    .updateTable('identity')
    .from('account')
    .set({ used_at: now })
    .whereRef('account.id', '=', 'identity.account_id')
    .where('account.status', '=', 'active')
    .where('identity.provider', '=', provider)
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .returning('identity.account_id as accountId')
    .executeTakeFirst()

type NewIdentity = Identity & {
  readonly accountId: string
  readonly email: string | null
  readonly now: string
}

/**
 * Answers whose identity it is afterwards: of two simultaneous links the first wins. Repeating it changes
 * nothing.
 */
export async function insertIdentity(db: Db, identity: NewIdentity): Promise<string> {
  const { provider, issuer, subject } = identity
  await db
    .insertInto('identity')
    .values({
      account_id: identity.accountId,
      provider,
      issuer,
      subject,
      email: identity.email,
      linked_at: identity.now,
      used_at: identity.now,
    })
    .onConflict((conflict) => conflict.constraint('identity_of_one_account').doNothing())
    .execute()
  const { accountId } = await db
    .selectFrom('identity')
    .select('account_id as accountId')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return accountId
}

export const MOST_IDENTITIES = 50

export const findIdentities = (db: Db, accountId: string) =>
  db
    .selectFrom('identity')
    .select(['id', 'provider', 'email', 'linked_at as linkedAt', 'used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MOST_IDENTITIES)
    .execute()

export const findIdentityOwner = (db: Db, id: string) =>
  db
    .selectFrom('identity')
    .select('account_id as accountId')
    .where('id', '=', id)
    .executeTakeFirst()

export const deleteIdentities = (db: Db, accountId: string) =>
  db.deleteFrom('identity').where('account_id', '=', accountId).execute()

export const deleteIdentity = (db: Db, id: string) =>
  db.deleteFrom('identity').where('id', '=', id).execute()
