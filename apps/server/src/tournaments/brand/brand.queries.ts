import type { BrandFields, SponsorPlace } from '@pavilion/contract/tournaments/brand-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Rendition } from './picture-address.ts'

export type SponsorRow = {
  readonly id: string
  readonly name: string
  readonly link: string
  readonly place: SponsorPlace
  readonly pictureId: string | null
}

export type BrandRow = {
  readonly revision: number
  readonly logoId: string | null
  readonly sponsors: SponsorRow[]
}

export async function findBrand(db: Db, tournamentId: string): Promise<BrandRow | undefined> {
  const found = await sql<BrandRow>`
    select s.brand_revision as revision, s.logo_id as "logoId",
           coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'link', p.link,
               'place', p.place, 'pictureId', p.picture_id) order by p.position)
             from tournament_sponsor p where p.tournament_id = s.id), '[]') as sponsors
    from tournament_setup s where s.id = ${tournamentId}::uuid`.execute(db)
  return found.rows[0]
}

/** Which of these pictures the tournament has. */
export async function findPictures(
  db: Db,
  tournamentId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('tournament_picture')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('id', 'in', [...ids])
    .execute()
  return found.map(({ id }) => id)
}

export async function replaceBrand(
  db: Db,
  tournamentId: string,
  { logoId, sponsors }: BrandFields,
): Promise<void> {
  await db.deleteFrom('tournament_sponsor').where('tournament_id', '=', tournamentId).execute()
  if (sponsors.length > 0) {
    const rows = sponsors.map(({ id, name, link, place, pictureId }, position) => ({
      id,
      tournament_id: tournamentId,
      position,
      name,
      link,
      place,
      picture_id: pictureId,
    }))
    await db.insertInto('tournament_sponsor').values(rows).execute()
  }
  await sql`
    update tournament_setup
    set logo_id = ${logoId}::uuid, brand_revision = brand_revision + 1
    where id = ${tournamentId}::uuid`.execute(db)
}

/** Deletes pictures that nothing has shown for a day. */
export async function deleteOldPictures(
  db: Db,
  tournamentId: string,
  before: string,
): Promise<void> {
  await sql`
    delete from tournament_picture p
    where p.tournament_id = ${tournamentId}::uuid and p.made_at < ${before}::timestamptz
      and not exists (select from tournament_setup s where s.logo_id = p.id)
      and not exists (select from tournament_sponsor o where o.picture_id = p.id)`.execute(db)
}

/** The existing picture with the same content. */
export const findPictureOf = (db: Db, tournamentId: string, digest: Buffer) =>
  db
    .selectFrom('tournament_picture')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('digest', '=', digest)
    .executeTakeFirst()

type NewPicture = {
  readonly tournamentId: string
  readonly digest: Buffer
  readonly small: Buffer
  readonly large: Buffer
  readonly accountId: string
  readonly now: string
}

export async function insertPicture(db: Db, picture: NewPicture): Promise<void> {
  const { tournamentId, digest, small, large, accountId, now } = picture
  await db
    .insertInto('tournament_picture')
    .values({
      tournament_id: tournamentId,
      digest,
      small,
      large,
      made_by: accountId,
      made_at: now,
    })
    .onConflict((conflict) => conflict.constraint('tournament_picture_once').doNothing())
    .execute()
}

export const findPictureFile = (db: Db, id: string, rendition: Rendition) =>
  db
    .selectFrom('tournament_picture')
    .select(`${rendition} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst()
