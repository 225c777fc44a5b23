import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import type { GroundSummary } from '@pavilion/contract/grounds/ground-calls.ts'
import { leastOf } from '@pavilion/contract/least.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Api } from '#context.ts'

const groundsLookedAt = 12
const groundsShown = 3
const slotsShown = 3

export type Hire = {
  readonly currency: Currency
  /** The price of the cheapest free slot. */
  readonly from: MinorUnits
  readonly next: readonly Pick<SlotOnDay, 'slotId' | 'day' | 'localStart'>[]
}

export type HomeGround = {
  readonly ground: GroundSummary
  /** Null when nothing is free this week, or the ground is not for hire. */
  readonly hire: Hire | null
}

/** Grounds for the home page: those for hire first, then those with most matches. */
export async function loadGrounds(api: Api): Promise<HomeGround[]> {
  const { data } = await api.grounds.filter({ page: { size: groundsLookedAt } })
  const shown = data.items
    .toSorted((one, other) => Number(other.isBookable) - Number(one.isBookable))
    .slice(0, groundsShown)
  return Promise.all(shown.map(async (ground) => ({ ground, hire: await hireOf(api, ground) })))
}

async function hireOf(api: Api, { id: groundId, isBookable }: GroundSummary): Promise<Hire | null> {
  if (!isBookable) return null
  const { data } = await api.bookings.availability({ groundId })
  const free = data.slots
    .filter(({ state }) => state === 'free')
    .toSorted((one, other) => one.start.localeCompare(other.start))
  if (free.length === 0) return null
  return {
    currency: data.currency,
    from: leastOf(free.map(({ price }) => price)),
    next: free
      .slice(0, slotsShown)
      .map(({ slotId, day, localStart }) => ({ slotId, day, localStart })),
  }
}
