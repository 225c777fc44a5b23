import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY_REUSED } from '@pavilion/contract/bookings/booking-refusals.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { findByKey } from './booking.queries.ts'

/** A hash of the request, to detect a different request under the same key. */
export const hashOf = (request: object): Buffer =>
  createHash('sha256').update(JSON.stringify(request)).digest()

/** The booking that this key made earlier. Refuses when that was for a different request. */
export async function earlierBooking(
  db: Db,
  accountId: string,
  asked: { readonly idempotencyKey: string },
): Promise<string | undefined> {
  const earlier = await findByKey(db, accountId, asked.idempotencyKey)
  if (earlier === undefined) return undefined
  if (earlier.requestHash.equals(hashOf(asked))) return earlier.id
  throw refuseCall('IDEMPOTENCY_KEY_REUSED', IDEMPOTENCY_KEY_REUSED)
}
