import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { TOO_MANY_PHOTOS } from '@pavilion/contract/grounds/own-ground-calls.ts'
import { redrawPicture } from '#cms/redraw-picture.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { spendTries } from '#security/limits.ts'
import { lockGround, raiseRevision } from './edit-ground.queries.ts'
import { groundOfManager, refuseBare } from './manage-ground.ts'
import {
  countPhotos,
  findPhotoOf,
  insertPhoto,
  keepPhotos,
  type NewPhoto,
} from './photo.queries.ts'
import { changePart } from './save-ground.ts'
import { limits } from './limits.ts'

const MOST_PHOTOS = 12

/** Sending the same file again answers the same photo. */
export const sendPhoto = os.grounds.sendPhoto.handler(
  async ({ input: { params, body: file }, context, errors }) => {
    const { groundId } = params
    const { actor, offer } = await groundOfManager(context, groundId)
    refuseBare(offer)
    const { db, now } = context.app
    const bytes = Buffer.from(await file.arrayBuffer())
    const digest = createHash('sha256').update(bytes).digest()
    const known = await findPhotoOf(db, groundId, digest)
    if (known !== undefined) return success('Photo', known)
    await spendTries(context, [[limits.groundPhotoByAccount, actor.accountId]])
    const drawn = await redrawPicture(context, { bytes, accountId: actor.accountId })
    if (drawn === undefined) throw errors.UNREADABLE_PICTURE()
    const { small, large } = drawn
    const { accountId } = actor
    const photo = { groundId, accountId, digest, small, large, now: now() }
    const put = await db.transaction().execute((inside) => putPhoto(inside, photo))
    return success('Photo', put)
  },
)

async function putPhoto(db: Db, photo: NewPhoto) {
  const { groundId, digest } = photo
  await lockGround(db, groundId)
  const known = await findPhotoOf(db, groundId, digest)
  if (known !== undefined) return known
  if ((await countPhotos(db, groundId)) >= MOST_PHOTOS) {
    throw refuseCall('TOO_MANY_PHOTOS', TOO_MANY_PHOTOS)
  }
  await insertPhoto(db, photo)
  await raiseRevision(db, groundId)
  const made = await findPhotoOf(db, groundId, digest)
  if (made === undefined) throw new Error('A photo that was put in is not there.')
  return made
}

export const savePhotos = os.grounds.savePhotos.handler(async ({ input, context }) => {
  const { groundId, revision, photos } = input
  const managed = await changePart(context, {
    groundId,
    revision,
    isSaved: (saved) =>
      isDeepStrictEqual(
        saved.photos.map(({ id, alt }) => ({ id, alt })),
        photos,
      ),
    save: async (db, saved) => {
      refuseBare(saved)
      await keepPhotos(db, groundId, photos)
    },
  })
  return success('Saved', managed)
})
