import { WRONG_LINK } from '@pavilion/contract/accounts/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetIdentities } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { endSessions } from '#sessions/sessions.ts'
import { setPassword } from '../account.queries.ts'
import { deleteUndos, findUndo, restoreContact, type Undo } from './contact.queries.ts'
import { sendResetLink } from '../passwords/forgot-password.ts'
import { deleteFactors } from '../second-factor/second-factor.queries.ts'
import { sendOwnCode, withOwnCode } from '../codes/own-codes.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { deleteResets } from '../codes/proof.queries.ts'
import { limits } from '../limits.ts'

const purpose = 'undo-email-change'

/** The change that the link in the email belongs to, while the link is valid. */
async function undoOf(context: CallContext, token: string): Promise<Undo> {
  const { app, caller } = context
  await spendTries(context, [[limits.undoByAddress, caller.address]])
  const undo = await findUndo(app.db, tokenHash(token), app.now())
  if (undo === undefined) throw refuseCall('WRONG_LINK', WRONG_LINK)
  return undo
}

/**
 * Having the link proves the address; the code to the number of that time proves that the account was
 * theirs.
 */
export const undoEmailChange = os.accounts.undoEmailChange.handler(
  async ({ input: { token }, context }) => {
    const { accountId, phone } = await undoOf(context, token)
    await sendOwnCode(context, { accountId, purpose, target: phone })
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  },
)

export const confirmUndo = os.accounts.confirmUndo.handler(
  async ({ input: { token, ...typed }, context }) => {
    const undo = await undoOf(context, token)
    const passwordHash = await hashPassword(context, newToken())
    await withOwnCode(context, {
      accountId: undo.accountId,
      purpose,
      ...typed,
      who: token,
      otherwise: 'contact-change-refused',
      act: (db) => restore(db, context, { undo, passwordHash }),
    })
    return {
      status: 'Success' as const,
      message: 'Your account is yours again. We have emailed you a link to set a new password.',
    }
  },
)

/**
 * Also revokes the password, sessions, provider links and the second factor, since whoever changed the
 * address knew the password.
 */
async function restore(
  db: Db,
  context: CallContext,
  { undo, passwordHash }: { readonly undo: Undo; readonly passwordHash: string },
): Promise<true | undefined> {
  const { accountId } = undo
  if ((await restoreContact(db, undo)) === undefined) return undefined
  await setPassword(db, accountId, passwordHash)
  await deleteUndos(db, accountId)
  await deleteResets(db, accountId)
  await forgetIdentities(db, accountId)
  await deleteFactors(db, accountId)
  await endSessions(db, { accountId }, { by: 'email-undone', now: context.app.now() })
  await audit(db, context, { kind: 'email-change-undone', accountId })
  await sendResetLink(db, context, undo.emailKey)
  return true
}
