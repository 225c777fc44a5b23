import type { Profile } from '@pavilion/contract/accounts/account-calls.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { tell } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { deleteUnverified, findProfile } from '../account.queries.ts'
import { lockContact, setEmail } from './contact.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode, withOwnCode } from '../codes/own-codes.ts'
import { emailChangedLetter, emailWelcomeLetter } from './contact-emails.ts'
import { profileOf } from '../profile.ts'
import { deleteResets } from '../codes/proof.queries.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { inTheSameTime } from '../constant-time.ts'
import { undoLink } from './undo-link.ts'

const purpose = 'change-email'
const otherwise = 'contact-change-refused'

/**
 * The answer is the same whether or not the address belongs to another account; the holder is told by mail.
 */
export const changeEmail = os.accounts.changeEmail.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { email } = await findProfile(context.app.db, accountId)
    const { password, email: target } = input
    if (target === email) throw refuseField('email', 'That is your address already')
    await provePassword(context, { accountId, password, otherwise })
    await sendOwnCode(context, { accountId, purpose, target })
    return { status: 'Success' as const, message: 'Email sent successfully!' }
  }),
)

export const confirmEmail = os.accounts.confirmEmail.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const profile = await withOwnCode(context, {
    accountId,
    ...input,
    purpose,
    otherwise,
    act: (db, email) => replaceEmail(db, context, { accountId, email }),
  })
  return success('Email verified', profile)
})

/**
 * Sets the new address. Reset links sent to the old one, and unverified accounts for the new one, become
 * void.
 */
async function replaceEmail(
  db: Db,
  context: CallContext,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<Profile | undefined> {
  const { app, host } = context
  const before = await lockContact(db, accountId)
  if (before === undefined) return undefined
  const key = emailKey(email)
  await setEmail(db, accountId, { email, emailKey: key, now: app.now() })
  await deleteUnverified(db, key)
  await deleteResets(db, accountId)
  await audit(db, context, { kind: 'email-changed', accountId })
  const link = await undoLink(db, context, { accountId, ...before })
  const site = await siteOf(app, host)
  await tell(app, db, emailChangedLetter(site, before.email, link))
  await tell(app, db, emailWelcomeLetter(site, email))
  return profileOf({ db }, accountId)
}
