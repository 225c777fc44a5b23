import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'

/** The signed-in account, if it may do this deed to itself. Refuses with 401 when nobody is signed in. */
export async function ownAccount(
  context: CallContext,
  action: 'read-own-account' | 'edit-own-account',
): Promise<SignedIn> {
  const actor = await signedIn(context)
  if (!may(actor, action, actor)) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  return actor
}
