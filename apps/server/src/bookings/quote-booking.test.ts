import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { refusalOf } from '#http/refusals.ts'
import { newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { groundId, booker, slot, equipmentId } = hire

test('anybody is told what a booking would cost, to the unit that it costs then', async () => {
  const chosen = {
    groundId,
    slots: [slot('2026-10-22', '06:00'), slot('2026-10-22', '09:00')],
    equipment: [{ equipmentId, quantity: 2 }],
  }
  const { data } = await hire.client.bookings.quote(chosen)
  const one = await booker()
  const booked = await one.bookings.book({ ...chosen, idempotencyKey: newKey() })

  expect(data.total).toBe(booked.data.order?.total)
  expect(data.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 4])
  expect(data.slots).toMatchObject([
    { day: '2026-10-22', localStart: '2026-10-22T06:00' },
    { localStart: '2026-10-22T09:00' },
  ])
})

test('a quote holds nothing, and names the slot that somebody else has', async () => {
  const chosen = {
    groundId,
    slots: [slot('2026-10-23', '09:00'), slot('2026-10-23', '06:00')],
  }
  await hire.client.bookings.quote(chosen)
  const one = await booker()
  await one.bookings.book({
    groundId,
    slots: [slot('2026-10-23', '06:00')],
    idempotencyKey: newKey(),
  })

  const refused: unknown = await hire.client.bookings.quote(chosen).catch((error: unknown) => error)

  expect(refused instanceof ORPCError && refusalOf(refused)).toMatchObject({
    code: 'SLOT_TAKEN',
    errors: [{ path: 'slots.1', message: '2026-10-23 06:00 to 09:00 is taken.' }],
  })
})

test('a code that nobody knows is refused by a quote', async () => {
  const quote = hire.client.bookings.quote({
    groundId,
    slots: [slot('2026-10-24', '06:00')],
    couponCode: 'NOSUCH',
  })

  await expect(quote).rejects.toMatchObject({ code: 'COUPON_UNKNOWN' })
})
