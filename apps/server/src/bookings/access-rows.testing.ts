import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  aBooking,
  aGround,
  aGroundAlone,
  groundStaff,
  staff,
} from '#app/access-walk/hired-ground.testing.ts'
import { only, open, openly, own, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'

const named = async (things: Things) => {
  const { groundId, bookingId } = await aBooking(things)
  return { groundId, bookingId }
}

export const bookings: RowsOf<'bookings'> = {
  availability: open(aGroundAlone, 'it only looks what is free'),
  quote: open(async (things) => {
    const { groundId, slot } = await aGround(things)
    return { groundId, slots: [slot] }
  }, 'it only reckons what a booking would cost'),
  book: own('every account may book, and pays for it', async (things) => {
    const { groundId, slot } = await aGround(things)
    return { groundId, slots: [slot], idempotencyKey: randomUUID() }
  }),
  show: only('read-order', [...staff, 'operator'], named),
  calendar: only('read-order', [...staff, 'operator'], named),
  cancel: only('cancel-booking', [...staff, 'operator'], named),
  reschedule: only('cancel-booking', [...staff, 'operator'], async (things) => {
    const { groundId, bookingId, spanId, slot } = await aBooking(things)
    return { groundId, bookingId, from: spanId, to: slot }
  }),
  filter: openly(only('manage-ground', groundStaff, aGroundAlone)),
}

async function aClosure(things: Things) {
  const { groundId } = await aGround(things)
  const { id: closureId } = await things.app.db
    .insertInto('ground_span')
    .values({
      ground_id: groundId,
      during: sql<string>`tstzrange(now(), now() + interval '1 day')`,
      reason: 'Reseeding',
      made_at: things.app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, closureId }
}

export const groundConsole: RowsOf<'groundConsole'> = {
  bookWalkIn: openly(
    only('manage-ground', groundStaff, async (things) => {
      const { groundId, slot } = await aGround(things)
      return { groundId, slots: [slot], customer: 'Somebody', idempotencyKey: randomUUID() }
    }),
  ),
  close: openly(
    only('manage-ground', groundStaff, async (things) => {
      const { groundId } = await aGround(things)
      const start = '2030-01-01T00:00:00Z'
      return { groundId, start, end: '2030-01-02T00:00:00Z', reason: 'Reseeding' }
    }),
  ),
  closures: openly(only('manage-ground', groundStaff, aGroundAlone)),
  takings: openly(
    only('manage-ground', groundStaff, async (things) => {
      const { groundId } = await aGround(things)
      return { groundId, from: '2030-01-01', to: '2030-01-31' }
    }),
  ),
  reopen: openly(only('manage-ground', groundStaff, aClosure)),
}
