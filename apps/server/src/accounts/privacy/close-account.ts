import {
  COMING_BOOKINGS,
  CONTACT_CHANGED,
  LAST_OWNER,
} from '@pavilion/contract/accounts/account-refusals.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMessagesOf, tell } from '#messages/messages.ts'
import { cancelOrder } from '#orders/orders.ts'
import { forgetIdentities } from '#providers/providers.ts'
import { insertSecurityEvent } from '#security/security.queries.ts'
import { siteOf } from '#sites/sites.ts'
import { findProfile } from '../account.queries.ts'
import {
  deleteOwn,
  findAddresses,
  findSoleOwnerships,
  findUnpaidOrders,
  hasComingBooking,
  hasNewContact,
  makeNobody,
} from './close-account.queries.ts'
import { lockContact } from '../contact/contact.queries.ts'
import { ownAccount } from '../own-account.ts'
import { sendOwnCode, withOwnCode } from '../codes/own-codes.ts'
import { farewellLetter } from '../contact/contact-emails.ts'
import { provePassword } from '../passwords/prove-password.ts'

const purpose = 'close-account'
const otherwise = 'close-refused'

export const closeAccount = os.accounts.closeAccount.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  const { app } = context
  await provePassword(context, { accountId, password: input.password, otherwise })
  await refuseNeeded(app.db, accountId, app.now())
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

/**
 * Refuses (409) when others still depend on the account: a sole ownership, a coming booking, a change that
 * can be undone.
 */
async function refuseNeeded(db: Db, accountId: string, now: string): Promise<void> {
  const organisations = await findSoleOwnerships(db, accountId)
  if (organisations.length > 0) {
    const message = `You are the only owner of ${organisations.join(', ')}. Make somebody else an owner first.`
    throw refuseCall('LAST_OWNER', { ...LAST_OWNER, message })
  }
  if (await hasComingBooking(db, accountId, now)) {
    throw refuseCall('COMING_BOOKINGS', COMING_BOOKINGS)
  }
  if (await hasNewContact(db, accountId, now)) throw refuseCall('CONTACT_CHANGED', CONTACT_CHANGED)
}

type Leaving = { readonly accountId: string; readonly phone: string }

/** Undefined when the code went to a number that is no longer the account's. */
async function close(
  db: Db,
  context: CallContext,
  { accountId, phone }: Leaving,
): Promise<'closed' | undefined> {
  const { app, host } = context
  const before = await lockContact(db, accountId)
  if (before?.phone !== phone) return undefined
  const now = app.now()
  await refuseNeeded(db, accountId, now)
  await letOrdersGo(db, accountId, now)
  await forgetMessagesOf(db, await findAddresses(db, accountId))
  await forgetIdentities(db, accountId)
  await deleteOwn(db, accountId)
  await makeNobody(db, accountId, now)
  const nowhere = { address: '', userAgent: '', at: now }
  await insertSecurityEvent(db, { kind: 'account-closed', accountId }, nowhere)
  await tell(app, db, farewellLetter(await siteOf(app, host), before.email))
  return 'closed'
}

/** Cancels the open orders. A payment that still arrives for one of them is refunded. */
async function letOrdersGo(db: Db, accountId: string, now: string): Promise<void> {
  for (const orderId of await findUnpaidOrders(db, accountId)) {
    await cancelOrder(db, { orderId, now })
  }
}
