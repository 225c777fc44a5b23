import { percent } from '@pavilion/contract/money.ts'
import type { Percent } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { handleEvents } from '#app/events.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { type Booker, codeOf, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, booker, slot, pay, officialId } = hire
const organisationId = await anOrganisation(app, 'ground-owner')
await app.db
  .updateTable('ground')
  .set({ organisation_id: organisationId })
  .where('id', '=', groundId)
  .execute()
const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })

type Starts = '06:00' | '09:00' | '18:00'
const hold = async (one: Booker, day: string, starts: Starts = '06:00') => {
  const slots = [slot(day, starts)]
  const asked = { groundId, slots, officials: [officialId], idempotencyKey: newKey() }
  return (await one.bookings.book(asked)).data
}
const booked = async (one: Booker, day: string, starts: Starts = '06:00') => {
  const held = await hold(one, day, starts)
  await pay(one, held.order?.id)
  return held
}
const stateOf = async (day: string, start: Starts = '06:00') => {
  const { data } = await hire.client.bookings.availability({ groundId, from: day, to: day })
  return data.slots.find(({ localStart }) => localStart === `${day}T${start}`)?.state
}
const cancel = (one: Booker, bookingId: string) => one.bookings.cancel({ groundId, bookingId })
const PRICE = 1_200_000

test.each([
  ['2026-10-23', PRICE, 'refunded'],
  ['2026-10-22', PRICE / 2, 'partly refunded'],
  ['2026-10-21', 0, 'paid'],
])('a booking of %s that is cancelled on the 20th brings back %d', async (day, refund, status) => {
  const one = await booker()
  const { id, order } = await booked(one, day)
  const { data: cancelled } = await cancel(one, id)
  const { data: after } = await one.orders.show({ orderId: order?.id ?? '' })

  expect(cancelled).toMatchObject({ state: 'cancelled', refund, order: { status } })
  expect(after).toMatchObject({ refunded: refund, status })
  expect(await stateOf(day)).toBe('free')
})

test('the terms of when it was booked hold, whatever they are now', async () => {
  const one = await booker()
  const { id } = await booked(one, '2026-11-01')
  await app.db
    .updateTable('ground_cancellation_step')
    .set({ percent: percent(0) })
    .execute()
  const { data } = await cancel(one, id)
  const asBefore = sql<Percent>`case hours_before when 48 then 100 else 50 end`
  await app.db.updateTable('ground_cancellation_step').set({ percent: asBefore }).execute()

  expect(data.refund).toBe(PRICE)
})

test('cancelled ten times at once, it brings back the money once', async () => {
  const one = await booker()
  const { id, order } = await booked(one, '2026-11-02')
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(one, id)))
  const { data: after } = await one.orders.show({ orderId: order?.id ?? '' })

  for (const { data } of answers) expect(data).toMatchObject({ state: 'cancelled', refund: PRICE })
  expect(after.refunds.map(({ amount }) => amount)).toEqual([PRICE])
})

test('a hold that is let go is free at once, and its order can be paid no more', async () => {
  const one = await booker()
  const held = await hold(one, '2026-11-03')
  const { data } = await cancel(one, held.id)

  expect(data).toMatchObject({ state: 'cancelled', refund: 0, order: { status: 'cancelled' } })
  expect(await stateOf('2026-11-03')).toBe('free')
  expect(await codeOf(hire.link(one, held.order?.id))).toBe('ORDER_NOT_PAYABLE')
})

/** What was written last about an order. */
async function letterAbout(number: string | undefined) {
  await handleEvents(app)
  const mail = await app.db
    .selectFrom('message')
    .select(['subject', 'body'])
    .where('subject', 'like', `%${number}%`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return `${mail?.subject}\n${mail?.body}`
}

test('whoever paid is written to when the booking is moved or cancelled, by whomever', async () => {
  const one = await booker()
  const own = await booked(one, '2026-11-24')
  const [span] = own.slots
  const from = span?.id ?? ''
  await manager.bookings.reschedule({
    groundId,
    bookingId: own.id,
    from,
    to: slot('2026-11-25', '06:00'),
  })
  expect(await letterAbout(own.order?.number)).toMatch(/Your new time[^]*25 Nov 2026, 06:00/)
  await cancel(one, own.id)
  expect(await letterAbout(own.order?.number)).toMatch(
    /You have cancelled[^]*25 Nov 2026, 06:00[^]*You will be refunded PKR 12,000.00/,
  )
  const theirs = await booked(one, '2026-11-24')
  await cancel(manager, theirs.id)
  expect(await letterAbout(theirs.order?.number)).toMatch(
    /The ground has cancelled[^]*24 Nov 2026, 06:00[^]*You will be refunded in full: PKR 12,000.00/,
  )
})

test('who lets go what was never paid is not written to, unless the ground does it', async () => {
  const one = await booker()
  const own = await hold(one, '2026-11-26')
  await cancel(one, own.id)
  const theirs = await hold(one, '2026-11-26')
  await cancel(manager, theirs.id)

  expect(await letterAbout(own.order?.number)).toBe('undefined\nundefined')
  expect(await letterAbout(theirs.order?.number)).toContain('You have not been charged.')
})

test('when the ground cancels, everything comes back', async () => {
  const { id } = await booked(await booker(), '2026-10-21', '09:00')
  const { data } = await cancel(manager, id)

  expect(data).toMatchObject({ state: 'cancelled', refund: PRICE })
})

test('what is over or was never paid for cannot be cancelled', async () => {
  const one = await booker()
  const { id } = await booked(one, '2026-10-21', '18:00')
  const held = await hold(one, '2026-11-04')
  hire.wait(2 * 86_400)
  const later = await hire.again(one)
  const codes = [await codeOf(cancel(later, id)), await codeOf(cancel(later, held.id))]
  hire.wait(-2 * 86_400)

  expect(codes).toEqual(['BOOKING_OVER', 'BOOKING_OVER'])
})

test('a slot is changed for a free one of the same price, officials, order and calendar with it', async () => {
  const one = await booker()
  const { id, slots, order } = await booked(one, '2026-11-05')
  const move = {
    groundId,
    bookingId: id,
    from: slots[0]?.id ?? '',
    to: slot('2026-11-06', '09:00'),
  }
  const { data } = await one.bookings.reschedule(move)
  const { data: again } = await one.bookings.reschedule(move)
  const { data: after } = await one.orders.show({ orderId: order?.id ?? '' })
  const calendar = await one.bookings.calendar({ groundId, bookingId: id })

  expect(again).toEqual(data)
  expect(data.slots).toMatchObject([{ id: slots[0]?.id, localStart: '2026-11-06T09:00' }])
  expect(after.lines[0]).toMatchObject({ startsAt: '2026-11-06T09:00:00Z' })
  expect(after.lines[1]).toMatchObject({ startsAt: null })
  expect([await stateOf('2026-11-05'), await stateOf('2026-11-06', '09:00')]).toEqual([
    'free',
    'booked',
  ])
  expect(calendar.type).toBe('text/calendar')
  expect(await calendar.text()).toContain(
    `UID:${slots[0]?.id}\r\nDTSTART:20261106T090000Z\r\nDTEND:20261106T120000Z\r\n`,
  )
  expect(await calendar.text()).toContain('SEQUENCE:1\r\nSTATUS:CONFIRMED\r\n')
})

test('a slot is not changed for one that is taken, has another price, or when it is too late', async () => {
  const one = await booker()
  const { id, slots } = await booked(one, '2026-11-09')
  await booked(await booker(), '2026-11-10')
  const late = await booked(one, '2026-10-22')
  const held = await hold(one, '2026-11-11')
  const move = (from: typeof late, to: { slotId: string; day: string }, by = one) =>
    codeOf(
      by.bookings.reschedule({ groundId, bookingId: from.id, from: from.slots[0]?.id ?? '', to }),
    )
  const early = { ...late, id, slots }

  expect(await move(early, slot('2026-11-10', '06:00'))).toBe('SLOT_TAKEN')
  expect(await move(early, slot('2026-11-10', '18:00'))).toBe('OTHER_PRICE')
  expect(await move(late, slot('2026-11-12', '06:00'))).toBe('TOO_LATE_TO_MOVE')
  expect(await move(held, slot('2026-11-12', '06:00'))).toBe('BOOKING_UNPAID')
  expect(await move(late, slot('2026-11-12', '06:00'), manager)).toBe('answered')
  expect(await stateOf('2026-11-09')).toBe('booked')
})

test('somebody else’s booking is not found, also under another ground’s address', async () => {
  const { id } = await hold(await booker(), '2026-11-13')
  const stranger = await booker()
  const elsewhere = await booker({
    roles: [{ organisationId: await anOrganisation(app, 'club'), role: 'owner' }],
  })
  const asked = { groundId, bookingId: id }

  expect(await codeOf(stranger.bookings.show(asked))).toBe('BOOKING_NOT_FOUND')
  expect(await codeOf(elsewhere.bookings.cancel(asked))).toBe('BOOKING_NOT_FOUND')
  expect(await codeOf(stranger.bookings.calendar(asked))).toBe('BOOKING_NOT_FOUND')
  expect(await codeOf(manager.bookings.show({ ...asked, groundId: hire.bareGroundId }))).toBe(
    'BOOKING_NOT_FOUND',
  )
  expect(await codeOf(manager.bookings.show(asked))).toBe('answered')
})
