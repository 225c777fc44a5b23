import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { NOT_BOOKABLE } from '@pavilion/contract/bookings/booking-refusals.ts'
import { GROUND_NOT_FOUND } from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findOffer, type OfferRow } from './ground-facts.queries.ts'

/** The ground, if the caller manages it. Its existence is public, so others are refused with 403. */
export async function groundOfManager(
  context: CallContext,
  groundId: GroundId,
): Promise<{ readonly actor: SignedIn; readonly offer: OfferRow }> {
  const actor = await signedIn(context)
  const offer = await groundOf(context.app.db, groundId)
  if (!may(actor, 'manage-ground', offer)) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return { actor, offer }
}

/** The ground; refuses (404) when there is no such ground. */
export async function groundOf(db: Db, groundId: GroundId): Promise<OfferRow> {
  const offer = await findOffer(db, groundId)
  if (offer === undefined) throw refuseCall('GROUND_NOT_FOUND', GROUND_NOT_FOUND)
  return offer
}

/** Refuses when the ground's facts were never entered. */
export function refuseBare({ revision }: { readonly revision: number | null }): void {
  if (!revision) throw refuseCall('NOT_BOOKABLE', NOT_BOOKABLE)
}
