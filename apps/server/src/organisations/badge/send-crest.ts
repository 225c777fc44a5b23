import { createHash } from 'node:crypto'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { smallCrest } from '#records/badge.queries.ts'
import { spendTries } from '#security/limits.ts'
import { redrawLogo } from '#sites/redraw-logo.ts'
import { limits } from '../limits.ts'
import { organisationOfManager } from '../managed-organisation.ts'
import { findPictureOf, insertPicture } from './picture.queries.ts'

const HERE = 'The crest is here. It is shown once it is saved'

/** Sending the same file again answers the same picture. */
export const sendCrest = os.organisations.sendCrest.handler(
  async ({ input: { params, body: file }, context, errors }) => {
    const { organisationId } = params
    const { accountId } = (await organisationOfManager(context, organisationId)).actor
    const { db, now } = context.app
    const bytes = Buffer.from(await file.arrayBuffer())
    const digest = createHash('sha256').update(bytes).digest()
    const answerOf = ({ id }: { id: string }) => success(HERE, { id, address: smallCrest(id) })
    const known = await findPictureOf(db, organisationId, digest)
    if (known !== undefined) return answerOf(known)
    await spendTries(context, [[limits.crestByAccount, accountId]])
    const drawn = await redrawLogo(context, { bytes, accountId })
    if (drawn === undefined) throw errors.UNREADABLE_PICTURE()
    const { small, large } = drawn
    await insertPicture(db, { organisationId, digest, small, large, accountId, now: now() })
    const made = await findPictureOf(db, organisationId, digest)
    if (made === undefined) throw new Error('A crest that was put in is not there.')
    return answerOf(made)
  },
)
