import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type NewAvatar = {
  readonly accountId: string
  readonly hash: string
  readonly webp: Buffer
  readonly now: string
}

/**
 * Stores the avatar of an account and answers its name. The same picture keeps its name; a different
 * picture gets a different one.
 */
export async function putAvatar(
  db: Db,
  { accountId, hash, webp, now }: NewAvatar,
): Promise<string> {
  const { id } = await db
    .insertInto('avatar')
    .values({ account_id: accountId, hash, webp, created_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((is) => ({
        id: sql`case when avatar.hash = excluded.hash then avatar.id else excluded.id end`,
        hash: is.ref('excluded.hash'),
        webp: is.ref('excluded.webp'),
        created_at: is.ref('excluded.created_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteAvatar = (db: Db, accountId: string) =>
  db.deleteFrom('avatar').where('account_id', '=', accountId).execute()

export const setAvatarAddress = (db: Db, accountId: string, avatar: string | null) =>
  db.updateTable('account').set({ avatar }).where('id', '=', accountId).execute()

export const findAvatar = (db: Db, id: string, hash: string) =>
  db
    .selectFrom('avatar')
    .select('webp')
    .where('id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
