import { createHash, randomUUID } from 'node:crypto'
import { GroundId } from '@pavilion/contract/ids.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import { sql } from 'kysely'
import type { Person, Things } from './rows.testing.ts'

export const groundStaff: readonly Person[] = ['owner', 'admin', 'ground-manager', 'operator']

export const staff: readonly Person[] = ['member', 'owner', 'admin', 'ground-manager']

/** A ground of the organisation that can be hired daily from one to two o'clock. */
export async function aGround({ app, organisationId }: Things) {
  const ground = await app.db
    .insertInto('ground')
    .values({ name: `Ground ${randomUUID()}`, city: '', organisation_id: organisationId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ground_id = ground.id
  await app.db.insertInto('ground_facts').values({ ground_id, currency: 'PKR' }).execute()
  const slots = await app.db
    .insertInto('ground_slot')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ground_id,
        weekday,
        starts: '01:00',
        ends: '02:00',
        price: minorUnits(100),
      })),
    )
    .returning(['id', 'weekday'])
    .execute()
  const soon = new Date(Date.parse(app.now()) + 3 * 86_400_000)
  const slotId = slots.find(({ weekday }) => weekday === (soon.getUTCDay() || 7))?.id ?? ''
  return {
    groundId: GroundId.parse(ground_id),
    slot: { slotId, day: soon.toISOString().slice(0, 10) },
  }
}

export const aGroundAlone = async (things: Things) => ({
  groundId: (await aGround(things)).groundId,
})

/** A booking of the member, played yesterday. */
export async function aBooking(things: Things) {
  const { app, memberId } = things
  const { groundId, slot } = await aGround(things)
  const { id: bookingId } = await app.db
    .insertInto('booking')
    .values({
      ground_id: groundId,
      booked_by: memberId,
      customer: 'Somebody',
      idempotency_key: randomUUID(),
      request_hash: createHash('sha256').digest(),
      cancellation: '[]',
      booked_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const during = sql<string>`tstzrange(now() - interval '1 day', now() - interval '23 hours')`
  const { id: spanId } = await app.db
    .insertInto('ground_span')
    .values({
      ground_id: groundId,
      booking_id: bookingId,
      during,
      slot_id: slot.slotId,
      day: slot.day,
      kind: 'standard',
      price: minorUnits(100),
      made_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { groundId, slot, bookingId, spanId }
}
