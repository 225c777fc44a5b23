import { phoneOf } from '#access/phone.ts'
import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { findProfile } from '../account.queries.ts'
import { setPhone } from './contact.queries.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode } from '../codes/own-codes.ts'
import { CHANGE_REFUSED, confirmContact } from './confirm-contact.ts'
import { phoneChangedEmail, phoneChangedText } from './contact-emails.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { inTheSameTime } from '../constant-time.ts'

const purpose = 'change-phone'
const SHOWN_DIGITS = 2

/** The answer is the same whether or not the number belongs to another account; the holder is told by SMS. */
export const changePhone = os.accounts.changePhone.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { phoneNumber, countryId } = await findProfile(context.app.db, accountId)
    const { password, phone_number: number, country_code: callingCode, country_id: country } = input
    const target = phoneOf({ number, callingCode, country: country ?? countryId })
    if (target === undefined) throw refuseField('phone_number', 'Invalid Phone Number')
    if (target === phoneNumber) throw refuseField('phone_number', 'That is your number already')
    await provePassword(context, { accountId, password, otherwise: CHANGE_REFUSED })
    await sendOwnCode(context, { accountId, purpose, target })
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  }),
)

export const confirmPhone = os.accounts.confirmPhone.handler(async ({ input, context }) => {
  const profile = await confirmContact(context, input, {
    purpose,
    kind: 'phone-changed',
    store: (db, accountId, phone) => setPhone(db, accountId, { phone, now: context.app.now() }),
    messages: (site, before, { target, link }) => [
      phoneChangedText(site, before.phone),
      phoneChangedEmail(site, before.email, { ending: target.slice(-SHOWN_DIGITS), link }),
    ],
  })
  return success('Mobile number verified', profile)
})
