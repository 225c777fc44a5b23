import type { Tokens } from '@pavilion/contract/account-calls.ts'
import { SIGNED_OUT, WRONG_PASSWORD } from '@pavilion/contract/account-refusals.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { openSession, signedIn } from '#sessions/sessions.ts'
import { findPasswordHash, lockActive } from './account.queries.ts'
import { setNewPassword } from './new-password.ts'
import { fitPassword, hashPassword } from './passwords.ts'

/** Every session ends, this one too; it goes on as a new one. */
export const changePassword = os.account.changePassword.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { world } = context
  await spendTries(context, [['password-by-account', accountId]])
  const known = await findPasswordHash(world.db, accountId)
  const [isOwner] = await fitPassword(context, input.password, [known?.passwordHash])
  if (!isOwner || known === undefined) {
    await audit(world.db, context, { kind: 'password-change-refused', accountId })
    throw refuseCall('WRONG_PASSWORD', WRONG_PASSWORD)
  }
  const passwordHash = await hashPassword(context, input.newPassword)
  const change = { accountId, before: known.passwordHash, passwordHash }
  return world.db.transaction().execute((db) => replacePassword(db, context, change))
})

type Change = {
  readonly accountId: string
  readonly before: string
  readonly passwordHash: string
}

/** Refused after all when the password was changed in the meantime. */
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
