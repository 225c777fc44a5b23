import { WRONG_LINK } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetIdentities } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { tokenHash } from '#security/opaque-token.ts'
import { lockActive, setEmailVerified } from '../account.queries.ts'
import { refuseCommon } from './common-password.ts'
import { setNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { findReset, useReset } from '../codes/proof.queries.ts'
import { limits } from '../limits.ts'

/**
 * A link works once, for an hour, and for the address it was sent to. All sessions and provider links end.
 */
export const resetPassword = os.accounts.resetPassword.handler(async ({ input, context }) => {
  const { app, caller } = context
  await spendTries(context, [[limits.resetByAddress, caller.address]])
  refuseCommon({ password: input.password, field: 'password' })
  const hash = tokenHash(input.token)
  const isGood = (await findReset(app.db, hash, app.now())) !== undefined
  const passwordHash = isGood ? await hashPassword(context, input.password) : undefined
  const isDone =
    passwordHash !== undefined &&
    (await app.db.transaction().execute((db) => reset(db, context, { hash, passwordHash })))
  if (!isDone) {
    await audit(app.db, context, { kind: 'reset-refused' })
    throw refuseCall('WRONG_LINK', WRONG_LINK)
  }
  return { status: 'Success' as const, message: 'Password changed. Log in with it now.' }
})

async function reset(
  db: Db,
  context: CallContext,
  { hash, passwordHash }: { readonly hash: Buffer; readonly passwordHash: string },
): Promise<boolean> {
  const now = context.app.now()
  const link = await useReset(db, hash, now)
  if (link === undefined) return false
  const account = await lockActive(db, link.accountId)
  if (account === undefined || account.emailKey !== link.emailKey) return false
  await setNewPassword(db, context, { account, passwordHash, by: 'password-reset' })
  await setEmailVerified(db, account.id, now)
  await forgetIdentities(db, account.id)
  return true
}
