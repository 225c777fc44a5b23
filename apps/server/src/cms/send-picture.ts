import { createHash } from 'node:crypto'
import type { SentPicture } from '@pavilion/contract/cms/editor-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { spendTries } from '#security/limits.ts'
import { editorOf } from './editor.ts'
import { pictureAddress } from './picture-address.ts'
import { findPictureOf, insertPicture } from './picture.queries.ts'
import { redrawPicture } from './redraw-picture.ts'
import { limits } from './limits.ts'

/** Sending the same file again answers the same picture. */
export const sendPicture = os.editor.sendPicture.handler(
  async ({ input: file, context, errors }) => {
    const editor = await editorOf(context)
    const { db } = context.app
    const bytes = Buffer.from(await file.arrayBuffer())
    const digest = createHash('sha256').update(bytes).digest()
    const known = await findPictureOf(db, editor, digest)
    if (known !== undefined) return success('The picture is here', sent(known.id))
    await spendTries(context, [[limits.postPictureByAccount, editor.accountId]])
    const drawn = await redrawPicture(context, { bytes, accountId: editor.accountId })
    if (drawn === undefined) throw errors.UNREADABLE_PICTURE()
    await insertPicture(db, editor, { ...drawn, digest })
    const made = await findPictureOf(db, editor, digest)
    if (made === undefined) throw new Error('A picture that was put in is not there.')
    return success('The picture is here', sent(made.id))
  },
)

const sent = (id: string): SentPicture => ({
  id,
  small: pictureAddress(id, 'small'),
  large: pictureAddress(id, 'large'),
  share: pictureAddress(id, 'share'),
})
