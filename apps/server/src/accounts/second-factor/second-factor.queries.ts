import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { NOBODYS_HASH } from '../passwords/passwords.ts'

export type Factor = {
  readonly secret: Buffer
  /** Null until a code has been typed that fits. */
  readonly confirmedAt: string | null
}

export const findFactor = (db: Db, accountId: string): Promise<Factor | undefined> =>
  db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Begins again where nothing is confirmed yet. Answers whether a secret is kept: not beside a confirmed one. */
export async function keepSecret(
  db: Db,
  { accountId, secret, now }: { accountId: string; secret: Buffer; now: string },
): Promise<boolean> {
  const kept = await db
    .insertInto('second_factor')
    .values({ account_id: accountId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** All secrets, to be encrypted anew. */
export const findSealed = (db: Db) =>
  db.selectFrom('second_factor').select(['account_id as accountId', 'secret']).execute()

/** Unless another was kept meanwhile. */
export const replaceSealed = (
  db: Db,
  { accountId, before, secret }: { accountId: string; before: Buffer; secret: Buffer },
) =>
  db
    .updateTable('second_factor')
    .set({ secret })
    .where('account_id', '=', accountId)
    .where('secret', '=', before)
    .execute()

/** Uses the code of a half minute up; false when it, or a later one, was used already. */
export async function useStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Answers false when it was confirmed already. */
export async function confirmFactor(db: Db, accountId: string, now: string): Promise<boolean> {
  const confirmed = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** The codes of an app are no longer asked for. Answers whether they were. */
export async function deleteFactor(db: Db, accountId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return deleted !== undefined && deleted.confirmedAt !== null
}

/** Recovery codes stand in for something: they go with the last of it. */
export const forgetIdleCodes = (db: Db, accountId: string) =>
  db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where((is) => is.not(is.exists(meansOf(db, accountId))))
    .execute()

/** A row for each means of a second factor: "app", and the host of each passkey. */
const meansOf = (db: Db, accountId: string) =>
  db
    .selectFrom('second_factor')
    .select(sql<string>`'app'`.as('means'))
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .unionAll(db.selectFrom('passkey').select('host as means').where('account_id', '=', accountId))

/** "app", and the hosts of the passkeys. */
export const findMeans = async (db: Db, accountId: string): Promise<readonly string[]> =>
  (await meansOf(db, accountId).execute()).map(({ means }) => means)

/** The codes of an app, all passkeys and recovery codes. Answers whether there was a second factor. */
export async function deleteFactors(db: Db, accountId: string): Promise<boolean> {
  const hadApp = await deleteFactor(db, accountId)
  const passkeys = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  await forgetIdleCodes(db, accountId)
  return hadApp || passkeys.length > 0
}

export async function replaceCodes(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute()
}

/** Uses a recovery code up; false when there is none such, or it was used. */
export async function useRecoveryCode(
  db: Db,
  { accountId, hash, now }: { accountId: string; hash: Buffer; now: string },
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function countCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Operators without a confirmed second factor, leaving out those whom nobody can log in as. */
export async function countOpenOperators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('platform_role')
    .innerJoin('account', 'account.id', 'platform_role.account_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .where(sql<boolean>`not exists (select from passkey p where p.account_id = account.id)`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('platform_role.role', '=', 'operator')
    .where('account.status', '=', 'active')
    .where('account.password_hash', '<>', NOBODYS_HASH)
    .where('second_factor.confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
