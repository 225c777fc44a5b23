import { splitName } from '@pavilion/contract/accounts/names.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { queueMessage, smsBudget } from '#messages/messages.ts'
import { holderOf, linkWhenActive } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { forgiveTries, noteFailures, spendTries } from '#security/limits.ts'
import { siteOf } from '#sites/sites.ts'
import {
  findActiveByEmail,
  findActiveByPhone,
  findCountry,
  insertAccount,
  type NewAccount,
} from '../account.queries.ts'
import { sendCode } from '../codes/codes.ts'
import { emailKey } from '#access/email-key.ts'
import { phoneOf } from '#access/phone.ts'
import { numberTakenText, signedUpAgainEmail } from '../emails.ts'
import { refuseUnfitNames } from './name-length.ts'
import { admitSms, codesByNetwork } from '../codes/sms-budget.ts'
import { refuseCommon } from '../passwords/common-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { inTheSameTime } from '../constant-time.ts'
import { limits } from '../limits.ts'

/**
 * The answer is the same whether or not there is an account already; its owner is told by mail. Only the
 * owner of the number receives the code that activates the new account.
 */
export const register = os.accounts.register.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { app, host } = context
    const names = splitName(input.name)
    await refuseUnfitNames(context, names, ['name.first', 'name.last'])
    const country = (await findCountry(app.db, input.country_id))?.code
    if (country === undefined) throw refuseField('country_id', 'Choose a country from the list')
    const { phone_number: number, country_code: callingCode } = input
    const phone = phoneOf({ number, callingCode, country })
    if (phone === undefined) throw refuseField('phone_number', 'Invalid Phone Number')
    const key = emailKey(input.email)
    refuseCommon({ password: input.password, field: 'password', own: ownOf(input) })
    await admitSms(context, { who: input.email, phone, proof: input.proof })
    await spendCode(context, key, phone)
    const account = {
      siteId: (await siteOf(app, host)).id,
      email: input.email,
      emailKey: key,
      phone,
      country,
      ...names,
      passwordHash: await hashPassword(context, input.password),
      now: app.now(),
      ticket: input.ticket,
    }
    await app.db.transaction().execute((db) => signUp(db, context, account))
    return { status: 'Success' as const, message: 'Successfully signed up' }
  }),
)

const ownOf = ({ name, email }: { readonly name: string; readonly email: string }) => [
  name,
  email,
  email.slice(0, email.indexOf('@')),
]

/**
 * A corrected number may be tried at once after a typing mistake; resending to a number has to wait a
 * minute.
 */
async function spendCode(context: CallContext, key: string, phone: string): Promise<void> {
  await spendTries(context, [
    ...codesByNetwork(context),
    [limits.codeByMinute, phone],
    [limits.codeByHour, phone],
    [limits.codeByHour, key],
    [limits.codeByDay, phone],
    [limits.codeByDay, key],
    ...smsBudget(context.app, phone),
  ])
  await forgiveTries(context.app, [
    [limits.codeByMinute, key],
    [limits.verifyByAccount, key],
  ])
  await noteFailures(context, [[limits.codeByMinute, key]])
}

async function signUp(
  db: Db,
  context: CallContext,
  account: NewAccount & { readonly ticket: string | undefined },
): Promise<void> {
  const { app, host } = context
  const site = await siteOf(app, host)
  const owner = await findActiveByEmail(db, account.emailKey)
  const numberOwner = await findActiveByPhone(db, account.phone)
  const id = await insertAccount(db, account)
  if (account.ticket !== undefined) {
    const person = await holderOf(db, context, account.ticket)
    await linkWhenActive(db, context, { person, accountId: id })
  }
  await audit(db, context, { accountId: id, kind: 'registered' })
  if (owner !== undefined) {
    await audit(db, context, { accountId: owner.id, kind: 'registered-again' })
    await queueMessage(app, db, signedUpAgainEmail(site, owner.email))
  } else if (numberOwner !== undefined) {
    await queueMessage(app, db, numberTakenText(site, account.phone))
  } else {
    await sendCode(db, context, { id, phone: account.phone })
  }
}
