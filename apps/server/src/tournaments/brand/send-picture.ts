import { createHash } from 'node:crypto'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { spendTries } from '#security/limits.ts'
import { redrawLogo } from '#sites/redraw-logo.ts'
import { limits } from '../limits.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import { findPictureOf, insertPicture } from './brand.queries.ts'
import { pictureAddress } from './picture-address.ts'

const HERE = 'The picture is here. It is shown once it is saved'

/** Sending the same file again answers the same picture. */
export const sendPicture = os.tournaments.sendPicture.handler(
  async ({ input: { params, body: file }, context, errors }) => {
    const { tournamentId } = params
    const { accountId } = (await tournamentOfManager(context, tournamentId)).actor
    const { db, now } = context.app
    const bytes = Buffer.from(await file.arrayBuffer())
    const digest = createHash('sha256').update(bytes).digest()
    const answerOf = ({ id }: { id: string }) => success(HERE, { id, address: pictureAddress(id) })
    const known = await findPictureOf(db, tournamentId, digest)
    if (known !== undefined) return answerOf(known)
    await spendTries(context, [[limits.pictureByAccount, accountId]])
    const drawn = await redrawLogo(context, { bytes, accountId })
    if (drawn === undefined) throw errors.UNREADABLE_PICTURE()
    const { small, large } = drawn
    await insertPicture(db, { tournamentId, digest, small, large, accountId, now: now() })
    const made = await findPictureOf(db, tournamentId, digest)
    if (made === undefined) throw new Error('A picture that was put in is not there.')
    return answerOf(made)
  },
)
