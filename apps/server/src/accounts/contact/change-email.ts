import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { deleteUnverified, findProfile } from '../account.queries.ts'
import { setEmail } from './contact.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode } from '../codes/own-codes.ts'
import { CHANGE_REFUSED, confirmContact } from './confirm-contact.ts'
import { addressChangedEmail, newAddressEmail } from './contact-emails.ts'
import { deleteResets } from '../codes/proof.queries.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { inTheSameTime } from '../constant-time.ts'

const purpose = 'change-email'

/**
 * The answer is the same whether or not the address belongs to another account; the holder is told by mail.
 */
export const changeEmail = os.accounts.changeEmail.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { email } = await findProfile(context.app.db, accountId)
    const { password, email: target } = input
    if (target === email) throw refuseField('email', 'That is your address already')
    await provePassword(context, { accountId, password, otherwise: CHANGE_REFUSED })
    await sendOwnCode(context, { accountId, purpose, target })
    return { status: 'Success' as const, message: 'Email sent successfully!' }
  }),
)

/**
 * Sets the new address. Reset links sent to the old one, and unverified accounts for the new one, become
 * void.
 */
export const confirmEmail = os.accounts.confirmEmail.handler(async ({ input, context }) => {
  const profile = await confirmContact(context, input, {
    purpose,
    kind: 'email-changed',
    store: async (db, accountId, email) => {
      const key = emailKey(email)
      await setEmail(db, accountId, { email, emailKey: key, now: context.app.now() })
      await deleteUnverified(db, key)
      await deleteResets(db, accountId)
    },
    messages: (site, before, { target, link }) => [
      addressChangedEmail(site, before.email, link),
      newAddressEmail(site, target),
    ],
  })
  return success('Email verified', profile)
})
