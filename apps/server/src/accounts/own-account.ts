import { SIGNED_OUT } from '@pavilion/contract/account-refusals.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'

/** Who is signed in, and may do this to the account that is theirs. Refuses the call (401) where nobody is. */
export async function ownAccount(
  context: CallContext,
  deed: 'read-own-account' | 'edit-own-account',
): Promise<SignedIn> {
  const actor = await signedIn(context)
  if (!may(actor, deed, actor)) throw refuseCall('SIGNED_OUT', SIGNED_OUT)
  return actor
}
