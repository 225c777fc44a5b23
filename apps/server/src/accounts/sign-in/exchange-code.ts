import { IDENTITY_TAKEN, SIGN_IN_EXPIRED } from '@pavilion/contract/providers/provider-refusals.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { accountOf, endAttempt, type Returned, whoReturned } from '#providers/providers.ts'
import { spendTries } from '#security/limits.ts'
import { findActiveByEmail, lockActive } from '../account.queries.ts'
import { emailKey } from '#access/email-key.ts'
import { limits } from '../limits.ts'
import { beginSession } from './begin-session.ts'

/**
 * Signs in only people who are already linked to an account. A matching address alone does not link: the
 * account's password is asked for once. When the provider does not vouch for the address, the answer does
 * not reveal whether it has an account.
 */
export const exchangeCode = os.providers.exchange.handler(async ({ input, context }) => {
  context.caller.setHeader('cache-control', 'no-store')
  await spendTries(context, [[limits.providerByAddress, context.caller.address]])
  const { person, ticket } = await whoReturned(context, input)
  const owner = await accountOf(context, person)
  if (owner !== undefined && person.accountId === null) return signIn(context, person, owner)
  if (owner !== undefined && owner !== person.accountId) {
    throw refuseCall('IDENTITY_TAKEN', IDENTITY_TAKEN)
  }
  const account = await accountToLink(context, person)
  if (account !== undefined) {
    const message = 'You already have an account here. Enter its password once to link the two.'
    return { status: 'LinkNeeded' as const, message, ticket, email: account.email }
  }
  return {
    status: 'SignUpNeeded' as const,
    message: 'Welcome. Add your mobile number to finish.',
    ticket,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email ?? '',
  }
})

/**
 * The account to link: the one that started the visit, else the one with an address that the provider
 * vouches for.
 */
export async function accountToLink(
  { app: { db } }: Pick<CallContext, 'app'>,
  { accountId, email, emailVerified }: Returned,
) {
  if (accountId !== null) return lockActive(db, accountId)
  return email !== null && emailVerified ? findActiveByEmail(db, emailKey(email)) : undefined
}

const signIn = (context: CallContext, person: Returned, accountId: string) =>
  context.app.db.transaction().execute(async (db) => {
    const account = await lockActive(db, accountId)
    if (account === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
    await endAttempt(db, person)
    return beginSession(db, context, account)
  })
