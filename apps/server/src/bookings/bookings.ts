import type { Db } from '#db/connect.ts'
import { findPlayed } from './played.queries.ts'

/** The account's first paid booking at the ground that is over; undefined when there is none. */
export const bookingPlayed = async (
  db: Db,
  by: { readonly groundId: string; readonly accountId: string; readonly now: string },
): Promise<string | undefined> => (await findPlayed(db, by))?.id

export { findTakenTimes, type TakenTime } from './taken-times.queries.ts'
export { bookingCancelled, bookingMoved } from './booking-events.ts'
