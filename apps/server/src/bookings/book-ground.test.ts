import { ORPCError } from '@orpc/server'
import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { refusalOf } from '#http/refusals.ts'
import { codeOf, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, booker, slot, pay, equipmentId, officialId } = hire

const stateOf = async (day: string, start: string) => {
  const { data } = await hire.client.bookings.availability({ groundId, from: day, to: day })
  return data.slots.find(({ localStart }) => localStart === `${day}T${start}`)?.state
}
const request = (day: string, starts: '06:00' | '09:00' | '18:00' = '06:00') => ({
  groundId,
  slots: [slot(day, starts)],
  idempotencyKey: newKey(),
})
const ordersOf = (accountId: string) =>
  app.db
    .selectFrom('orders')
    .select(['status', 'total'])
    .where('account_id', '=', accountId)
    .execute()

test('who has paid for a slot is written where and when it is, by the clock at the ground', async () => {
  const one = await booker()
  const { data: held } = await one.bookings.book({
    groundId,
    slots: [slot('2026-10-22', '18:00')],
    idempotencyKey: newKey(),
  })
  await pay(one, held.order?.id)
  const mail = await app.db
    .selectFrom('message')
    .select('body')
    .where('subject', 'like', `%${held.order?.number} is paid`)
    .executeTakeFirstOrThrow()

  expect(mail.body).toMatch(/\n- Test Oval.*22 Oct 2026, 18:00.21:00 \(Europe\/London\)\n/)
  expect(mail.body).toContain('under My Bookings.')
})

test('a slot is free, held while it is to be paid for, and booked when it is', async () => {
  const one = await booker()
  const before = await stateOf('2026-10-22', '06:00')
  const { data: held } = await one.bookings.book(request('2026-10-22'))
  const during = await stateOf('2026-10-22', '06:00')
  await pay(one, held.order?.id)
  const { data: booked } = await one.bookings.show({ groundId, bookingId: held.id })

  expect([before, during, await stateOf('2026-10-22', '06:00')]).toEqual(['free', 'held', 'booked'])
  expect(held).toMatchObject({
    state: 'held',
    slots: [{ localStart: '2026-10-22T06:00', start: '2026-10-22T05:00:00Z', price: 1_000_000 }],
    order: { status: 'pending', total: 1_000_000 },
    holdUntil: '2026-10-20T08:10:00Z',
  })
  expect(booked).toMatchObject({ state: 'booked', order: { status: 'paid' } })
})

test('of sixty-four who book one slot at once, exactly one gets it, and nobody else has an order', async () => {
  const many = await Promise.all(Array.from({ length: 64 }, () => booker()))

  const codes = await Promise.all(
    many.map((one) => codeOf(one.bookings.book(request('2026-10-23')))),
  )
  const orders = await Promise.all(many.map((one) => ordersOf(hire.accountOf(one))))

  expect(codes.filter((code) => code === 'answered')).toHaveLength(1)
  expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(63)
  expect(orders.flat()).toHaveLength(1)
})

test('a slot that is gone is named, by the clock at the ground', async () => {
  const [one, other] = [await booker(), await booker()]
  await one.bookings.book(request('2026-10-26'))
  const slots = [slot('2026-10-26', '09:00'), slot('2026-10-26', '06:00')]
  const refused: unknown = await other.bookings
    .book({ groundId, slots, idempotencyKey: newKey() })
    .catch((error: unknown) => error)

  expect(refused instanceof ORPCError && refusalOf(refused)).toEqual({
    status: 'Error',
    code: 'SLOT_TAKEN',
    message: 'Someone else was faster.',
    errors: [{ path: 'slots.1', message: '2026-10-26 06:00 to 09:00 is taken.' }],
  })
})

test('the same request ten times at once is one booking, with another body it is refused', async () => {
  const one = await booker()
  const asked = request('2026-10-24')

  const answers = await Promise.all(Array.from({ length: 10 }, () => one.bookings.book(asked)))
  const other = await codeOf(one.bookings.book({ ...asked, purpose: 'A friendly' }))

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await ordersOf(hire.accountOf(one))).toHaveLength(1)
  expect(other).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('the same request is answered the same long after the slot has been played', async () => {
  const one = await booker()
  const asked = request('2026-10-24', '09:00')
  const { data: first } = await one.bookings.book(asked)
  await pay(one, first.order?.id)
  hire.wait(7 * 86_400)
  const { data: again } = await (await hire.again(one)).bookings.book(asked)
  hire.wait(-7 * 86_400)

  expect(again).toMatchObject({ id: first.id, state: 'booked' })
})

test('slots that are not next to one another are booked together, or none of them', async () => {
  const [one, other] = [await booker(), await booker()]
  const slots = [slot('2026-10-26', '18:00'), slot('2026-10-28', '06:00')]
  const both = await one.bookings.book({ groundId, slots, idempotencyKey: newKey() })
  const wanted = [slot('2026-10-27', '06:00'), slot('2026-10-28', '06:00')]
  const refused = await codeOf(
    other.bookings.book({ groundId, slots: wanted, idempotencyKey: newKey() }),
  )

  expect(both.data.slots.map(({ start }) => start)).toEqual([
    '2026-10-26T18:00:00Z',
    '2026-10-28T06:00:00Z',
  ])
  expect(both.data.order?.total).toBe(2_500_000)
  expect([refused, await stateOf('2026-10-27', '06:00')]).toEqual(['SLOT_TAKEN', 'free'])
})

test('what is hired with the slots costs its price for each of them', async () => {
  const one = await booker()
  const { data } = await one.bookings.book({
    groundId,
    slots: [slot('2026-10-29', '06:00'), slot('2026-10-29', '09:00')],
    equipment: [{ equipmentId, quantity: 2 }],
    officials: [officialId],
    purpose: 'Semi-final',
    idempotencyKey: newKey(),
  })
  const { data: order } = await one.orders.show({ orderId: data.order?.id ?? '' })

  expect(data).toMatchObject({
    purpose: 'Semi-final',
    order: { total: 2_000_000 + 4 * 50_000 + 2 * 200_000 },
    equipment: [{ name: 'Set of stumps', quantity: 2, price: 50_000 }],
    officials: [{ person: { name: 'Rustam Sethi' }, role: 'umpire', price: 200_000 }],
  })
  expect(order.lines).toMatchObject([
    {
      place: 'Test Oval, Test',
      startsAt: '2026-10-29T06:00:00Z',
      reference: data.id,
      subject: groundId,
    },
    { startsAt: '2026-10-29T09:00:00Z', timeZone: 'Europe/London' },
    { title: 'Set of stumps', quantity: 4 },
    { title: 'Rustam Sethi, umpire', quantity: 2 },
  ])
})

test('nobody can be hired for two grounds at once', async () => {
  const other = await addSecondGround()
  const [one, two] = [await booker(), await booker()]
  await one.bookings.book({ ...request('2026-10-30'), officials: [officialId] })

  const there = { groundId: other.groundId, slots: [other.slot], officials: [other.officialId] }
  const refused = await codeOf(two.bookings.book({ ...there, idempotencyKey: newKey() }))

  expect(refused).toBe('OFFICIAL_TAKEN')
})

test('a hold that runs out is sold again, and money that comes after that goes back', async () => {
  const [slow, quick] = [await booker(), await booker()]
  const { data: held } = await slow.bookings.book(request('2026-11-02'))
  const link = await hire.link(slow, held.order?.id)
  hire.wait(601)
  const free = await stateOf('2026-11-02', '06:00')
  const { data: taken } = await quick.bookings.book(request('2026-11-02'))
  await hire.arrive(link)
  const { data: late } = await slow.bookings.show({ groundId, bookingId: held.id })
  const { data: order } = await slow.orders.show({ orderId: held.order?.id ?? '' })

  expect([free, taken.state, late.state]).toEqual(['free', 'held', 'expired'])
  expect(order.refunds).toMatchObject([{ amount: 1_000_000, reason: 'paid too late' }])
})

test('money that comes after the hold ran out still buys the slot when nobody else has it', async () => {
  const slow = await booker()
  const { data: held } = await slow.bookings.book(request('2026-11-03'))
  const link = await hire.link(slow, held.order?.id)
  hire.wait(601)
  await hire.arrive(link)

  const { data: booked } = await slow.bookings.show({ groundId, bookingId: held.id })

  expect([booked.state, await stateOf('2026-11-03', '06:00')]).toEqual(['booked', 'booked'])
})

test('an account holds at most five unpaid bookings', async () => {
  const one = await booker()
  const days = ['04', '05', '06', '07', '08', '09'].map((day) => `2026-11-${day}`)
  const codes: string[] = []
  for (const day of days) codes.push(await codeOf(one.bookings.book(request(day))))
  hire.wait(601)

  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'answered'), 'TOO_MANY_HOLDS'])
  expect(await codeOf(one.bookings.book(request('2026-11-09')))).toBe('answered')
})

test('booking and cancelling is limited to sixty times', async () => {
  const one = await booker()
  const first = request('2026-11-11')
  const holdAndLetGo = async (asked: typeof first) => {
    const { data } = await one.bookings.book(asked)
    await one.bookings.cancel({ groundId, bookingId: data.id })
  }
  await holdAndLetGo(first)
  for (let at = 0; at < 59; at += 1) await holdAndLetGo(request('2026-11-11'))

  expect(await codeOf(one.bookings.book(request('2026-11-11')))).toBe('TOO_MANY_TRIES')
  expect(await codeOf(one.bookings.book(first))).toBe('answered')
})

test('guessing coupon codes by booking is limited', async () => {
  const one = await booker()
  const guess = (at: number) =>
    codeOf(one.bookings.book({ ...request('2026-11-12'), couponCode: `GUESS-${at}` }))
  const told: string[] = []
  for (let at = 0; at < 61; at += 1) told.push(await guess(at))

  expect(new Set(told.slice(0, 60))).toEqual(new Set(['COUPON_UNKNOWN']))
  expect(told[60]).toBe('TOO_MANY_TRIES')
})

test('a price that is not the one that was shown books nothing', async () => {
  const one = await booker()
  const total = minorUnits(900_000)

  expect(await codeOf(one.bookings.book({ ...request('2026-11-10'), total }))).toBe('PRICE_CHANGED')
  expect(await ordersOf(hire.accountOf(one))).toEqual([])
})

test('what is not offered, has begun or is too far ahead is not booked', async () => {
  const one = await booker()
  const wrongDay = { slotId: slot('2026-11-11', '06:00').slotId, day: '2026-11-12' }
  const book = (slots: { slotId: string; day: string }[], more: object = {}) =>
    codeOf(one.bookings.book({ groundId, slots, idempotencyKey: newKey(), ...more }))

  expect(await book([wrongDay])).toBe('INVALID_INPUT')
  expect(await book([slot('2026-10-20', '06:00')])).toBe('SLOT_CLOSED')
  expect(await book([slot('2027-06-01', '06:00')])).toBe('SLOT_CLOSED')
  expect(await book([slot('2026-11-11', '06:00'), slot('2026-11-11', '06:00')])).toBe('BAD_REQUEST')
  const tooMany = { equipment: [{ equipmentId, quantity: 5 }] }
  expect(await book([slot('2026-11-11', '06:00')], tooMany)).toBe('INVALID_INPUT')
  expect(
    await codeOf(one.bookings.book({ ...request('2026-11-11'), groundId: hire.bareGroundId })),
  ).toBe('NOT_BOOKABLE')
  expect(await codeOf(hire.client.bookings.book(request('2026-11-11')))).toBe('SIGNED_OUT')
})

async function addSecondGround() {
  const { db } = app
  const ground = await db
    .insertInto('ground')
    .values({ name: 'Other Oval', city: 'Test', time_zone: 'Europe/London' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('ground_facts').values({ ground_id: ground.id, currency: 'PKR' }).execute()
  const price = minorUnits(100)
  const made = await db
    .insertInto('ground_slot')
    .values({ ground_id: ground.id, weekday: 5, starts: '08:00', ends: '10:00', price })
    .returning('id')
    .executeTakeFirstOrThrow()
  const official = await db
    .insertInto('ground_official')
    .values({ ground_id: ground.id, person_id: hire.personId, role: 'umpire', price })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { data } = await hire.client.grounds.filter({ filter: { text: 'Other Oval' } })
  return {
    groundId: data.items[0]!.id,
    slot: { slotId: made.id, day: '2026-10-30' },
    officialId: official.id,
  }
}
