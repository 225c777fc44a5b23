import type { Db } from '#db/connect.ts'
import type { Rendition } from './picture-address.ts'
import type { Editor } from './editor.ts'

type NewPicture = Readonly<Record<Rendition | 'digest', Buffer>>

export const findPictureOf = (db: Db, { siteId }: Editor, digest: Buffer) =>
  db
    .selectFrom('post_picture')
    .select('id')
    .where('site_id', '=', siteId)
    .where('digest', '=', digest)
    .executeTakeFirst()

/** Undefined when the same file was inserted at the same moment. */
export const insertPicture = (db: Db, { siteId, accountId, now }: Editor, picture: NewPicture) =>
  db
    .insertInto('post_picture')
    .values({ ...picture, site_id: siteId, made_by: accountId, made_at: now })
    .onConflict((conflict) => conflict.constraint('post_picture_once').doNothing())
    .returning('id')
    .executeTakeFirst()

export const findRendition = (db: Db, id: string, rendition: Rendition) =>
  db
    .selectFrom('post_picture')
    .select(`${rendition} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst()
