import { NOT_BOOKABLE } from '@pavilion/contract/bookings/booking-refusals.ts'
import type { SlotOnDay, SlotState } from '@pavilion/contract/bookings/booking-fields.ts'
import { GROUND_NOT_FOUND } from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Db } from '#db/connect.ts'
import {
  type DatedSlot,
  dayAfter,
  type Offer,
  offerOf,
  slotsBetween,
  type WallClock,
  wallClock,
  weeklySlotsOf,
} from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { overlaps, spanOf, stands, whyClosed, type Window } from './choose-slots.ts'
import { dayAt, localText } from './instants.ts'
import { findTaken, type Taken } from './span.queries.ts'

type Bookable = Offer & { readonly terms: NonNullable<Offer['terms']> }

/** What can be booked at a ground. Refuses when there is no such ground, or when it is not for hire. */
export async function bookableGround(db: Db, groundId: GroundId): Promise<Bookable> {
  const offer = await offerOf(db, groundId)
  if (offer === undefined) throw refuseCall('GROUND_NOT_FOUND', GROUND_NOT_FOUND)
  const { terms } = offer
  if (terms === null) throw refuseCall('NOT_BOOKABLE', NOT_BOOKABLE)
  return { ...offer, terms }
}

const A_WEEK = 7

export const checkAvailability = os.bookings.availability.handler(
  async ({ input: { groundId, from, to }, context: { app } }) => {
    const now = app.now()
    const { ground, terms } = await bookableGround(app.db, groundId)
    const clock = wallClock(ground.timeZone)
    const today = dayAt(clock, Date.parse(now))
    const days = { from: from ?? today, to: to ?? dayAfter(today, A_WEEK - 1) }
    const slots = slotsBetween(await weeklySlotsOf(app.db, groundId), days, clock)
    const taken = await takenAround(app.db, groundId, slots)
    const asked = { taken, clock, window: { ...terms, now } }
    const shown = slots.map((slot) => slotOnDay(slot, asked))
    const free = shown.filter(({ state }) => state === 'free').length
    return success(`${counted(free, 'slot')} free`, {
      ...days,
      timeZone: ground.timeZone,
      currency: terms.currency,
      slots: shown,
    })
  },
)

async function takenAround(
  db: Db,
  groundId: GroundId,
  slots: readonly DatedSlot[],
): Promise<readonly Taken[]> {
  const [first] = slots
  if (first === undefined) return []
  const end = Math.max(...slots.map((slot) => slot.end))
  return findTaken(db, groundId, {
    start: spanOf(first).start,
    end: new Date(end).toISOString(),
  })
}

type Asked = {
  readonly taken: readonly Taken[]
  readonly clock: WallClock
  readonly window: Window
}

function slotOnDay(slot: DatedSlot, asked: Asked): SlotOnDay {
  return {
    ...spanOf(slot),
    localStart: localText(asked.clock, slot.start),
    localEnd: localText(asked.clock, slot.end),
    state: stateOf(slot, asked),
  }
}

function stateOf(slot: DatedSlot, { taken, clock, window }: Asked): SlotState {
  const closed = whyClosed(slot, window, clock)
  if (closed === 'past') return 'past'
  const span = spanOf(slot)
  const inTheWay = taken.find((one) => overlaps(one, span) && stands(one, window.now))
  if (inTheWay === undefined) return closed === undefined ? 'free' : 'closed'
  if (inTheWay.matchId !== null || inTheWay.fixtureId !== null) return 'match'
  if (inTheWay.bookingId === null) return 'closed'
  return inTheWay.orderStatus === 'pending' ? 'held' : 'booked'
}
