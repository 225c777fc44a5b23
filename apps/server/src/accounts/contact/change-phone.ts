import type { Profile } from '@pavilion/contract/accounts/account-calls.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { tell } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { findProfile } from '../account.queries.ts'
import { lockContact, setPhone } from './contact.queries.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode, withOwnCode } from '../codes/own-codes.ts'
import { phoneChangedMail, phoneChangedText } from './contact-emails.ts'
import { phoneOf } from '../phone.ts'
import { profileOf } from '../profile.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { inTheSameTime } from '../constant-time.ts'
import { undoLink } from './undo-link.ts'

const purpose = 'change-phone'
const otherwise = 'contact-change-refused'
const SHOWN_DIGITS = 2

/** The answer is the same whether or not the number belongs to another account; the holder is told by SMS. */
export const changePhone = os.accounts.changePhone.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { phoneNumber, countryId } = await findProfile(context.app.db, accountId)
    const { phone_number: number, country_code: callingCode, country_id: country } = input
    const target = phoneOf({ number, callingCode, country: country ?? countryId })
    if (target === undefined) throw refuseField('phone_number', 'Invalid Phone Number')
    if (target === phoneNumber) throw refuseField('phone_number', 'That is your number already')
    await provePassword(context, { accountId, password: input.password, otherwise })
    await sendOwnCode(context, { accountId, purpose, target })
    return { status: 'Success' as const, message: 'OTP sent successfully' }
  }),
)

export const confirmPhone = os.accounts.confirmPhone.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const profile = await withOwnCode(context, {
    accountId,
    ...input,
    purpose,
    otherwise,
    act: (db, phone) => replacePhone(db, context, { accountId, phone }),
  })
  return success('Mobile number verified', profile)
})

async function replacePhone(
  db: Db,
  context: CallContext,
  { accountId, phone }: { readonly accountId: string; readonly phone: string },
): Promise<Profile | undefined> {
  const { app, host } = context
  const before = await lockContact(db, accountId)
  if (before === undefined) return undefined
  await setPhone(db, accountId, { phone, now: app.now() })
  await audit(db, context, { kind: 'phone-changed', accountId })
  const link = await undoLink(db, context, { accountId, ...before })
  const site = await siteOf(app, host)
  await tell(app, db, phoneChangedText(site, before.phone))
  await tell(
    app,
    db,
    phoneChangedMail(site, before.email, { ending: phone.slice(-SHOWN_DIGITS), link }),
  )
  return profileOf({ db }, accountId)
}
