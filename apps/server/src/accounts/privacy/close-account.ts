import { LAST_OWNER } from '@pavilion/contract/accounts/account-refusals.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { queueMessage } from '#messages/messages.ts'
import { insertSecurityEvent } from '#security/security.queries.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { findProfile } from '../account.queries.ts'
import { findAddresses } from './personal-data.queries.ts'
import { lockContact } from '../contact/contact.queries.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode, withOwnCode } from '../codes/own-codes.ts'
import { farewellEmail } from '../contact/contact-emails.ts'
import { provePassword } from '../passwords/prove-password.ts'

const purpose = 'close-account'
const otherwise = 'close-refused'

export const closeAccount = os.accounts.closeAccount.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { app } = context
  await provePassword(context, { accountId, password: input.password, otherwise })
  await refuseNeeded(app, app.db, accountId)
  const { phoneNumber: target } = await findProfile(app.db, accountId)
  await sendOwnCode(context, { accountId, purpose, target })
  return { status: 'Success' as const, message: 'OTP sent successfully' }
})

export const confirmClosing = os.accounts.confirmClosing.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  try {
    await withOwnCode(context, {
      accountId,
      ...input,
      purpose,
      otherwise,
      act: (db, phone) => close(db, context, { accountId, phone }),
    })
  } catch (error) {
    // The other owner of an organisation left meanwhile.
    if (brokeCheck(error, 'membership_keeps_an_owner')) throw refuseCall('LAST_OWNER', LAST_OWNER)
    throw error
  }
  return { status: 'Success' as const, message: 'Your account is closed' }
})

/** Refuses (409) while others still depend on the account. */
async function refuseNeeded(app: AppContext, db: Db, accountId: string): Promise<void> {
  for (const { refuseClosing } of app.personalData) {
    const refusal = await refuseClosing?.(db, { accountId, now: app.now() })
    if (refusal !== undefined) throw refuseCall(refusal.code, refusal)
  }
}

type Confirmed = { readonly accountId: string; readonly phone: string }

/** Undefined when the code went to a number that is no longer the account's. */
async function close(
  db: Db,
  context: CallContext,
  { accountId, phone }: Confirmed,
): Promise<'closed' | undefined> {
  const { app, host } = context
  const before = await lockContact(db, accountId)
  if (before?.phone !== phone) return undefined
  const now = app.now()
  await refuseNeeded(app, db, accountId)
  const addresses = await findAddresses(db, accountId)
  for (const { erase } of app.personalData) await erase?.(db, { accountId, now, addresses })
  const nowhere = { address: '', userAgent: '', at: now }
  await insertSecurityEvent(db, { kind: 'account-closed', accountId }, nowhere)
  await queueMessage(app, db, farewellEmail(await siteOf(app, host), before.email))
  return 'closed'
}
