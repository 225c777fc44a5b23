import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import { findActiveByEmail } from '../account.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { resetEmail } from '../emails.ts'
import { replaceReset } from '../codes/proof.queries.ts'
import { inTheSameTime } from '../constant-time.ts'
import { limits } from '../limits.ts'

const RESET_SECONDS = 3600

/**
 * The answer is the same whether or not there is such an account. The link goes to the account's address,
 * not to the one that was typed.
 */
export const forgotPassword = os.accounts.forgotPassword.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const key = emailKey(input.email)
    await spendTries(context, [
      [limits.resetByAddress, context.caller.address],
      [limits.resetByAccount, key],
    ])
    await context.app.db.transaction().execute((db) => sendResetLink(db, context, key))
    return { status: 'Success' as const, message: 'Email sent successfully!' }
  }),
)

/** Mails a password-reset link to the account of an address; does nothing when there is none. */
export async function sendResetLink(db: Db, context: CallContext, key: string): Promise<void> {
  const { app, host } = context
  const account = await findActiveByEmail(db, key)
  if (account === undefined) return
  const token = newToken()
  const expiresAt = after(app.now(), RESET_SECONDS)
  const hash = tokenHash(token)
  await replaceReset(db, { accountId: account.id, emailKey: key, hash, expiresAt })
  // After the #, so that the token appears in no log and no Referer header.
  const link = `${await linkOrigin(context)}/reset-password#token=${token}`
  await queueMessage(app, db, resetEmail(await siteOf(app, host), account.email, link))
  await audit(db, context, { kind: 'reset-requested', accountId: account.id })
}
