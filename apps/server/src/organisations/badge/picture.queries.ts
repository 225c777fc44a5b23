import type { Db } from '#db/connect.ts'
import type { Rendition } from './read-picture-address.ts'

/** The existing picture with the same content. */
export const findPictureOf = (db: Db, organisationId: string, digest: Buffer) =>
  db
    .selectFrom('organisation_picture')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('digest', '=', digest)
    .executeTakeFirst()

type NewPicture = {
  readonly organisationId: string
  readonly digest: Buffer
  readonly small: Buffer
  readonly large: Buffer
  readonly accountId: string
  readonly now: string
}

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  const { organisationId, digest, small, large, accountId, now } = picture
  await db
    .insertInto('organisation_picture')
    .values({
      organisation_id: organisationId,
      digest,
      small,
      large,
      made_by: accountId,
      made_at: now,
    })
    .onConflict((conflict) => conflict.constraint('organisation_picture_once').doNothing())
    .execute()
}

export const findPictureFile = (db: Db, id: string, rendition: Rendition) =>
  db
    .selectFrom('organisation_picture')
    .select(`${rendition} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst()
