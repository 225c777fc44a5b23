import { OFFICIAL_TAKEN } from '@pavilion/contract/bookings/booking-refusals.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import type { Db } from '#db/connect.ts'
import type { WallClock } from '#grounds/grounds.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { expireOrders } from '#orders/orders.ts'
import { takenAmong } from './choose-slots.ts'
import {
  findLapsedOrders,
  insertOfficials,
  insertSpans,
  type NewSpan,
  type Wanted,
} from './span.queries.ts'

/** Releases the expired holds that are in the way, so that their slots can be booked again. */
export async function releaseLapsed(db: Db, wanted: Wanted, now: string): Promise<void> {
  const orderIds = await findLapsedOrders(db, wanted, now)
  if (orderIds.length > 0) await expireOrders(db, { orderIds, now })
}

export type HiredOfficial = {
  readonly id: string
  readonly personId: string
  readonly price: MinorUnits
}

export type Taking = {
  readonly id: string
  readonly groundId: string
  readonly now: string
  readonly spans: readonly NewSpan[]
  readonly officials: readonly HiredOfficial[]
  readonly clock: WallClock
}

/** Takes all slots and all officials, or refuses. Races are decided by constraints of the database. */
export async function takeSpans(db: Db, taking: Taking): Promise<void> {
  const { spans, officials, clock } = taking
  const got = await insertSpans(db, taking, spans)
  const gone = spans.filter(
    (span) => !got.some(({ start }) => Date.parse(start) === Date.parse(span.start)),
  )
  if (gone.length > 0) throw takenAmong(spans, gone, clock)
  const hired = got.flatMap(({ id: spanId, start, end }) =>
    officials.map(({ id: officialId, personId, price }) => ({
      spanId,
      officialId,
      personId,
      price,
      start,
      end,
    })),
  )
  const came = await insertOfficials(db, taking.id, hired)
  if (came < hired.length) throw refuseCall('OFFICIAL_TAKEN', OFFICIAL_TAKEN)
}
