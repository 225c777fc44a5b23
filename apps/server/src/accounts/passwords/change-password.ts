import type { Tokens } from '@pavilion/contract/accounts/account-calls.ts'
import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { lockActive } from '../account.queries.ts'
import { refuseCommon } from './common-password.ts'
import { setNewPassword } from './new-password.ts'
import { ownAccount } from '../own-account.ts'
import { sessionFor } from '../sign-in/begin-session.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'

/** Ends all sessions, including the caller's, and opens a new one for the caller. */
export const changePassword = os.accounts.changePassword.handler(async ({ input, context }) => {
  const { accountId, hasProvedFactor } = await ownAccount(context, 'edit-own-account')
  const { app } = context
  const { password } = input
  refuseCommon({ password: input.newPassword, field: 'newPassword' })
  const before = await provePassword(context, {
    accountId,
    password,
    otherwise: 'password-change-refused',
  })
  const passwordHash = await hashPassword(context, input.newPassword)
  const change = { accountId, hasProvedFactor, before, passwordHash }
  return app.db.transaction().execute((db) => replacePassword(db, context, change))
})

type Change = {
  readonly accountId: string
  /** In the session that asks, which the new one takes the place of. */
  readonly hasProvedFactor: boolean
  readonly before: string
  readonly passwordHash: string
}

/** Refuses when the password was changed meanwhile. */
async function replacePassword(
  db: Db,
  context: CallContext,
  { accountId, hasProvedFactor, before, passwordHash }: Change,
): Promise<Tokens> {
  const account = await lockActive(db, accountId)
  if (account?.passwordHash !== before) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  await setNewPassword(db, context, { account, passwordHash, by: 'password-change' })
  const tokens = await sessionFor(db, context, { accountId, hasProvedFactor })
  return { ...tokens, message: 'Password changed' }
}
