import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from './sites.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const

/** The caller, if they may edit this site; refuses otherwise. */
export async function settlerOf(context: CallContext) {
  const account = await signedIn(context)
  const { id: siteId } = await siteOf(context.app, context.host)
  if (!may(account, 'edit-site')) throw refuseCall('NOT_FOUND', NOT_FOUND)
  return { siteId, accountId: account.accountId }
}
