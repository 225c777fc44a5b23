import { NOT_ALLOWED } from '@pavilion/contract/account-refusals.ts'
import { GROUND_NOT_FOUND } from '@pavilion/contract/ground-calls.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import { may } from '#access/access.ts'
import { type Offer, offerOf } from '#grounds/grounds.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'

/** A ground, for those who look after it. Everybody may know of it, so others hear that they may not. */
export async function groundOfManager(
  context: CallContext,
  groundId: GroundId,
): Promise<{ readonly actor: SignedIn; readonly offer: Offer }> {
  const actor = await signedIn(context)
  const offer = await offerOf(context.world.db, groundId)
  if (offer === undefined) throw refuseCall('GROUND_NOT_FOUND', GROUND_NOT_FOUND)
  if (!may(actor, 'manage-ground', offer)) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return { actor, offer }
}
