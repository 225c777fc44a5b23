import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { photoAddress, type Rendition } from './photo-address.ts'

export const countPhotos = async (db: Db, groundId: string): Promise<number> => {
  const { photos } = await db
    .selectFrom('ground_photo')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('ground_id', '=', groundId)
    .executeTakeFirstOrThrow()
  return photos
}

/** The existing photo with the same content. */
export const findPhotoOf = (db: Db, groundId: string, digest: Buffer) =>
  db
    .selectFrom('ground_picture as picture')
    .innerJoin('ground_photo as photo', 'photo.picture_id', 'picture.id')
    .select(['photo.id', 'photo.address', 'photo.alt'])
    .where('picture.ground_id', '=', groundId)
    .where('picture.digest', '=', digest)
    .executeTakeFirst()

export type NewPhoto = {
  readonly groundId: string
  readonly accountId: string
  readonly digest: Buffer
  readonly small: Buffer
  readonly large: Buffer
  readonly now: string
}

/** Appends the photo. */
export async function insertPhoto(db: Db, photo: NewPhoto): Promise<void> {
  const { groundId, accountId, digest, small, large, now } = photo
  const { id } = await db
    .insertInto('ground_picture')
    .values({ ground_id: groundId, digest, small, large, made_by: accountId, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ground_photo')
    .values({
      ground_id: groundId,
      picture_id: id,
      position: sql`(select coalesce(max(position) + 1, 0) from ground_photo where ground_id = ${groundId}::uuid)`,
      address: photoAddress(id, 'large'),
      alt: '',
    })
    .execute()
}

type Kept = readonly { readonly id: string; readonly alt: string }[]

/** Keeps these photos, in this order and with these captions, and deletes the others. */
export async function keepPhotos(db: Db, groundId: string, kept: Kept): Promise<void> {
  const ids = sql`${kept.map(({ id }) => id)}::uuid[]`
  const alts = sql`${kept.map(({ alt }) => alt)}::text[]`
  await sql`
    with gone as (
      delete from ground_photo where ground_id = ${groundId}::uuid and id <> all(${ids})
      returning picture_id)
    delete from ground_picture where id in (select picture_id from gone)`.execute(db)
  await sql`
    update ground_photo photo set position = kept.place - 1, alt = kept.alt
    from unnest(${ids}, ${alts}) with ordinality as kept(id, alt, place)
    where photo.id = kept.id and photo.ground_id = ${groundId}::uuid`.execute(db)
}

export const findRendition = (db: Db, id: string, rendition: Rendition) =>
  db
    .selectFrom('ground_picture')
    .select(`${rendition} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst()
