import type { Db } from '#db/connect.ts'

export const findPushKey = (db: Db) =>
  db
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'sealed_private as sealedPrivate'])
    .executeTakeFirst()

type NewKey = { readonly publicKey: Buffer; readonly sealedPrivate: Buffer; readonly now: string }

/** Does nothing when there is a key already. */
export const insertPushKey = (db: Db, { publicKey, sealedPrivate, now }: NewKey) =>
  db
    .insertInto('push_key')
    .values({ public_key: publicKey, sealed_private: sealedPrivate, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const replacePushKey = (db: Db, before: Buffer, sealed: Buffer) =>
  db
    .updateTable('push_key')
    .set({ sealed_private: sealed })
    .where('sealed_private', '=', before)
    .execute()
