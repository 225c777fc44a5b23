import { may } from '#access/access.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { CallContext } from '#http/implement.ts'
import { signedIn } from '#sessions/sessions.ts'

/** Whoever runs what the site itself sells; everybody else is answered as at an unknown address. */
export async function shopkeeperOf(context: CallContext) {
  const account = await signedIn(context)
  if (!may(account, 'run-shop')) {
    throw refuseCall('NOT_FOUND', { status: 404, message: 'Not found.' })
  }
  return account
}
