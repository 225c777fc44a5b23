import type { Tokens } from '@pavilion/contract/account-calls.ts'
import { VISIT_OVER } from '@pavilion/contract/provider-refusals.ts'
import type { Provider } from '@pavilion/contract/provider.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { tell } from '#messages/messages.ts'
import { holderOf, linkIdentity } from '#providers/providers.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { openSession } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'
import { lockActive } from '../account.queries.ts'
import { accountToLink } from './exchange-code.ts'
import { identityLinkedLetter } from '../letters.ts'
import { provePassword } from '../passwords/prove-password.ts'

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' }

export const linkByPassword = os.providers.link.handler(async ({ input, context }) => {
  const { world, caller } = context
  caller.setHeader('cache-control', 'no-store')
  await spendTries(context, [['login-by-address', caller.address]])
  const account = await accountToLink(context, await holderOf(world.db, context, input.ticket))
  if (account === undefined) throw refuseCall('VISIT_OVER', VISIT_OVER)
  const { id: accountId } = account
  const { password } = input
  const otherwise = 'sign-in-refused'
  const passwordHash = await provePassword(context, { accountId, password, otherwise })
  const proved = { accountId, passwordHash, ticket: input.ticket }
  return world.db.transaction().execute((db) => link(db, context, proved))
})

type Proved = {
  readonly accountId: string
  readonly passwordHash: string
  readonly ticket: string
}

/** Refuses when the password was changed, or the ticket used, meanwhile. */
async function link(db: Db, context: CallContext, proved: Proved): Promise<Tokens> {
  const { world, host } = context
  const { accountId, passwordHash } = proved
  const account = await lockActive(db, accountId)
  if (account?.passwordHash !== passwordHash) throw refuseCall('VISIT_OVER', VISIT_OVER)
  const person = await holderOf(db, context, proved.ticket)
  await linkIdentity(db, context, { person, accountId })
  const site = await siteOf(world, host)
  await tell(world, db, identityLinkedLetter(site, account.email, names[person.provider]))
  const { sessionId, ...tokens } = await openSession(db, context, accountId)
  await audit(db, context, { kind: 'signed-in', accountId, sessionId })
  return { status: 'Success', message: 'Successfully logged in', ...tokens }
}
