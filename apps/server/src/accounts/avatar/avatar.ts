import { createHash } from 'node:crypto'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { avatarAddress } from './avatar-address.ts'
import { deleteAvatar, putAvatar, setAvatarAddress } from './avatar.queries.ts'
import { ownAccount } from '../own-account.ts'
import { profileOf } from '../profile.ts'
import { redrawAvatar } from './redraw-avatar.ts'
import { limits } from '../limits.ts'

const HASH_LETTERS = 16

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS)

export const uploadAvatar = os.accounts.uploadAvatar.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  await spendTries(context, [[limits.avatarByAccount, accountId]])
  const { app } = context
  const webp = await redrawAvatar(context, { file: await input.bytes(), accountId })
  const hash = hashOf(webp)
  const profile = await app.db.transaction().execute(async (db) => {
    const id = await putAvatar(db, { accountId, hash, webp, now: app.now() })
    await setAvatarAddress(db, accountId, avatarAddress({ id, hash }))
    await audit(db, context, { kind: 'avatar-changed', accountId })
    return profileOf({ db }, accountId)
  })
  return success('Picture saved', profile)
})

export const removeAvatar = os.accounts.removeAvatar.handler(async ({ context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const profile = await context.app.db.transaction().execute(async (db) => {
    await setAvatarAddress(db, accountId, null)
    await deleteAvatar(db, accountId)
    await audit(db, context, { kind: 'avatar-removed', accountId })
    return profileOf({ db }, accountId)
  })
  return success('Picture removed', profile)
})
