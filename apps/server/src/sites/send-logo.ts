import { createHash } from 'node:crypto'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { spendTries } from '#security/limits.ts'
import { deleteOldLogos, findLogoOf, insertLogo } from './logo.queries.ts'
import { redrawLogo } from './redraw-logo.ts'
import { settlerOf } from './site-editor.ts'
import { limits } from './limits.ts'

const HERE = 'The logo is here. It is shown once the settings are saved'

/** Sending the same file again answers the same logo. */
export const sendLogo = os.sites.sendLogo.handler(async ({ input: file, context, errors }) => {
  const settler = await settlerOf(context)
  const { db, now } = context.app
  const bytes = Buffer.from(await file.arrayBuffer())
  const digest = createHash('sha256').update(bytes).digest()
  const known = await findLogoOf(db, settler.siteId, digest)
  if (known !== undefined) return success(HERE, known)
  await spendTries(context, [[limits.logoByAccount, settler.accountId]])
  const drawn = await redrawLogo(context, { bytes, accountId: settler.accountId })
  if (drawn === undefined) throw errors.UNREADABLE_PICTURE()
  await insertLogo(db, { ...settler, ...drawn, digest, now: now() })
  await deleteOldLogos(db, settler.siteId)
  const made = await findLogoOf(db, settler.siteId, digest)
  if (made === undefined) throw new Error('A logo that was put in is not there.')
  return success(HERE, made)
})
