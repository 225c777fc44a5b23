import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Db } from '#db/connect.ts'
import { fromStart } from '#paging/read-part.ts'
import { groundRef } from '#records/references.queries.ts'
import { groundSummary } from './filter-grounds.ts'
import { findGrounds, groundOrders } from './ground-list.queries.ts'
import { findOffer, findWeeklySlots } from './ground-facts.queries.ts'
import { termsOf } from './terms-of.ts'

export { keepGround } from './keep-ground.queries.ts'
export { keepOffer } from './edit-ground.queries.ts'
export { groundOfManager } from './manage-ground.ts'
export { findEquipment, findGroundOfficials } from './ground-facts.queries.ts'
export { type DatedSlot, dayAfter, daysBetween, slotOn, slotsBetween } from './slots.ts'
export { type WallClock, wallClock } from './wall-clock.ts'

/**
 * A ground, its owner, and its hire terms, which are null when it is not for hire. Undefined when there is
 * no such ground.
 */
export async function offerOf(db: Db, groundId: GroundId) {
  const offer = await findOffer(db, groundId)
  if (offer === undefined) return undefined
  const { organisationId } = offer
  return { ground: groundRef(offer.ground), organisationId, terms: termsOf(offer) }
}
export type Offer = NonNullable<Awaited<ReturnType<typeof offerOf>>>

/** The weekly slots of a ground, from Monday on. */
export const weeklySlotsOf = (db: Db, groundId: GroundId) => findWeeklySlots(db, groundId)

/** The organisation's grounds by name, a hundred at most. */
export async function groundsOf(db: Db, organisationId: string): Promise<GroundSummary[]> {
  const rows = await findGrounds(db, {
    filter: { organisationId },
    ...fromStart(groundOrders.name),
  })
  return rows.map(groundSummary)
}
