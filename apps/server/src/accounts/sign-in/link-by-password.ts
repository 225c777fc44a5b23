import { SIGN_IN_EXPIRED } from '@pavilion/contract/providers/provider-refusals.ts'
import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { queueMessage } from '#messages/messages.ts'
import { holderOf, linkIdentity } from '#providers/providers.ts'
import { spendTries } from '#security/limits.ts'
import { siteOf } from '#sites/sites.ts'
import { lockActive } from '../account.queries.ts'
import { beginSession } from './begin-session.ts'
import { accountToLink } from './exchange-code.ts'
import { identityLinkedEmail } from '../emails.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { limits } from '../limits.ts'

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' }

export const linkByPassword = os.providers.link.handler(async ({ input, context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  await spendTries(context, [[limits.loginByAddress, caller.address]])
  const account = await accountToLink(context, await holderOf(app.db, context, input.ticket))
  if (account === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
  const { id: accountId } = account
  const { password } = input
  const otherwise = 'sign-in-refused'
  const passwordHash = await provePassword(context, { accountId, password, otherwise })
  const proved = { accountId, passwordHash, ticket: input.ticket }
  return app.db.transaction().execute((db) => link(db, context, proved))
})

type Proved = {
  readonly accountId: string
  readonly passwordHash: string
  readonly ticket: string
}

/** Refuses when the password was changed, or the ticket used, meanwhile. */
async function link(db: Db, context: CallContext, proved: Proved) {
  const { app, host } = context
  const { accountId, passwordHash } = proved
  const account = await lockActive(db, accountId)
  if (account?.passwordHash !== passwordHash) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
  const person = await holderOf(db, context, proved.ticket)
  await linkIdentity(db, context, { person, accountId })
  const site = await siteOf(app, host)
  await queueMessage(app, db, identityLinkedEmail(site, account.email, names[person.provider]))
  return beginSession(db, context, account)
}
