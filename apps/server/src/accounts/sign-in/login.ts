import { PROOF_NEEDED, WRONG_CREDENTIALS } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, hasTriesLeft, spendTries, type Try } from '#security/limits.ts'
import { findActiveByEmail, findUnverified, lockActive } from '../account.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { isSolved } from '../codes/proof-of-work.ts'
import { beginSession } from './begin-session.ts'
import { knownDevice, nameDevice } from './known-device.ts'
import { fitPassword } from '../passwords/passwords.ts'
import { limits } from '../limits.ts'

/**
 * Always checks two passwords, of the active account and of an unverified one, so that neither the answer
 * nor its timing reveals which of them exist.
 */
export const login = os.accounts.login.handler(async ({ input, context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const key = emailKey(input.username)
  const failures = await admit(context, { ...input, key })
  const account = await findActiveByEmail(app.db, key)
  const unverified = await findUnverified(app.db, key)
  const hashes = [account?.passwordHash, unverified?.passwordHash]
  const [isOwner, isUnverified] = await fitPassword(context, input.password, hashes)
  if (isOwner && account !== undefined) {
    const begun = await signIn(context, account)
    await forgiveTries(app, failures)
    return begun.status === 'Success' ? { ...begun, device: await nameDevice(app, key) } : begun
  }
  if (isUnverified) {
    return {
      status: 'UnVerifiedPhoneNumber' as const,
      message: 'Verify your mobile number first',
    }
  }
  await audit(app.db, context, { kind: 'sign-in-refused', accountId: account?.id })
  throw refuseCall('WRONG_CREDENTIALS', WRONG_CREDENTIALS)
})

type Attempt = {
  readonly key: string
  readonly username: string
  readonly password: string
  readonly device?: string | undefined
  readonly proof?: Proof | undefined
}

/**
 * Counts a login before its password is tried; answers what a success forgives. Devices that the account
 * was signed in to before have a count of their own, whatever others at their address do. From all others
 * together there are so many guesses, and after that each of them costs a proof of work: its owner is
 * delayed on a new device, but not locked out.
 */
async function admit(context: CallContext, attempt: Attempt): Promise<readonly Try[]> {
  const { app, caller } = context
  const { key, username: who, password: code, proof } = attempt
  const device = await knownDevice(app, key, attempt.device)
  if (device !== undefined) {
    const own: readonly Try[] = [[limits.loginByDevice, device]]
    await spendTries(context, own)
    return own
  }
  await spendTries(context, [[limits.loginByAddress, caller.address]])
  const narrow: Try = [limits.loginByAccountAndAddress, `${key} ${caller.address}`]
  const wide: Try = [limits.loginByAccount, key]
  await spendTries(context, [narrow])
  const isFree = await hasTriesLeft(context, [wide])
  if (!isFree && !(await isSolved(app, { who, code, proof }))) {
    throw refuseCall('PROOF_NEEDED', PROOF_NEEDED)
  }
  return [narrow, wide]
}

/** Refuses when the password was changed meanwhile. */
function signIn(
  context: CallContext,
  account: { readonly id: string; readonly passwordHash: string },
) {
  return context.app.db.transaction().execute(async (db) => {
    const now = await lockActive(db, account.id)
    if (now?.passwordHash !== account.passwordHash) {
      throw refuseCall('WRONG_CREDENTIALS', WRONG_CREDENTIALS)
    }
    return beginSession(db, context, account)
  })
}
