import type { Tokens } from '@pavilion/contract/accounts/account-calls.ts'
import { WRONG_CREDENTIALS } from '@pavilion/contract/accounts/account-refusals.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, spendTries, type Try } from '#security/limits.ts'
import { openSession } from '#sessions/sessions.ts'
import { findActiveByEmail, findUnverified, lockActive } from '../account.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { fitPassword } from '../passwords/passwords.ts'

/**
 * Always checks two passwords, of the active account and of an unverified one, so that neither the answer
 * nor its timing reveals which of them exist.
 */
export const login = os.accounts.login.handler(async ({ input, context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const key = emailKey(input.username)
  const failures: readonly Try[] = [
    ['login-by-account-and-address', `${key} ${caller.address}`],
    ['login-by-account', key],
  ]
  await spendTries(context, [['login-by-address', caller.address], ...failures])
  const account = await findActiveByEmail(app.db, key)
  const unverified = await findUnverified(app.db, key)
  const hashes = [account?.passwordHash, unverified?.passwordHash]
  const [isOwner, isUnverified] = await fitPassword(context, input.password, hashes)
  if (isOwner && account !== undefined) {
    const tokens = await signIn(context, account)
    await forgiveTries(app, failures)
    return tokens
  }
  if (isUnverified) {
    return {
      status: 'UnVerifiedPhoneNumber' as const,
      message: 'Please verify your phone number first',
    }
  }
  await audit(app.db, context, { kind: 'sign-in-refused', accountId: account?.id })
  throw refuseCall('WRONG_CREDENTIALS', WRONG_CREDENTIALS)
})

/** Refuses when the password was changed meanwhile. */
function signIn(
  context: CallContext,
  account: { readonly id: string; readonly passwordHash: string },
): Promise<Tokens> {
  return context.app.db.transaction().execute(async (db) => {
    const now = await lockActive(db, account.id)
    if (now?.passwordHash !== account.passwordHash) {
      throw refuseCall('WRONG_CREDENTIALS', WRONG_CREDENTIALS)
    }
    const { sessionId, ...tokens } = await openSession(db, context, account.id)
    await audit(db, context, { kind: 'signed-in', accountId: account.id, sessionId })
    return { status: 'Success', message: 'Successfully logged in', ...tokens }
  })
}
