import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const

/** The caller, who may do that; everybody else is answered as at an unknown address. */
export async function operatorOf(context: CallContext, action: 'refund-orders' | 'run-shop') {
  const account = await signedIn(context)
  if (!may(account, action)) throw refuseCall('NOT_FOUND', NOT_FOUND)
  return account
}
