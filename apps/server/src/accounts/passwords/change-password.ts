import type { Tokens } from '@pavilion/contract/accounts/account-calls.ts'
import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { openSession } from '#sessions/sessions.ts'
import { lockActive } from '../account.queries.ts'
import { refuseCommon } from './common-password.ts'
import { setNewPassword } from './new-password.ts'
import { ownAccount } from '../own-account.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './prove-password.ts'

/** Ends all sessions, including the caller's, and opens a new one for the caller. */
export const changePassword = os.accounts.changePassword.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { app } = context
  const { password } = input
  refuseCommon({ password: input.newPassword, field: 'newPassword' })
  const before = await provePassword(context, {
    accountId,
    password,
    otherwise: 'password-change-refused',
  })
  const passwordHash = await hashPassword(context, input.newPassword)
  const change = { accountId, before, passwordHash }
  return app.db.transaction().execute((db) => replacePassword(db, context, change))
})

type Change = {
  readonly accountId: string
  readonly before: string
  readonly passwordHash: string
}

/** Refuses when the password was changed meanwhile. */
async function replacePassword(
  db: Db,
  context: CallContext,
  { accountId, before, passwordHash }: Change,
): Promise<Tokens> {
  const account = await lockActive(db, accountId)
  if (account?.passwordHash !== before) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  await setNewPassword(db, context, { account, passwordHash, by: 'password-change' })
  const { sessionId, ...tokens } = await openSession(db, context, accountId)
  await audit(db, context, { kind: 'signed-in', accountId, sessionId })
  return { status: 'Success', message: 'Your new password is set', ...tokens }
}
