import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { codeOf, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, booker, slot, pay } = hire
const organisationId = await anOrganisation(app, 'ground-owner')
await app.db
  .updateTable('ground')
  .set({ organisation_id: organisationId })
  .where('id', '=', groundId)
  .execute()
const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })

const statesOf = async (day: string) => {
  const { data } = await hire.client.bookings.availability({ groundId, from: day, to: day })
  return data.slots.map(({ state }) => state)
}
const bookingOf = (day: string) => ({
  groundId,
  slots: [slot(day, '06:00')],
  idempotencyKey: newKey(),
})

test('days are those at the ground, in its own time, whatever the clock does', async () => {
  const days = { groundId, from: '2026-10-24', to: '2026-10-25' }
  const { data } = await hire.client.bookings.availability(days)
  const { data: week } = await hire.client.bookings.availability({ groundId })

  expect(data).toMatchObject({ timeZone: 'Europe/London', currency: { id: 'PKR', digits: 2 } })
  expect(data.slots.map(({ start, localStart }) => [start, localStart.slice(11)])).toEqual([
    ['2026-10-24T05:00:00Z', '06:00'],
    ['2026-10-24T08:00:00Z', '09:00'],
    ['2026-10-24T17:00:00Z', '18:00'],
    ['2026-10-25T06:00:00Z', '06:00'],
    ['2026-10-25T09:00:00Z', '09:00'],
    ['2026-10-25T18:00:00Z', '18:00'],
  ])
  expect([week.from, week.to, week.slots.length]).toEqual(['2026-10-20', '2026-10-26', 21])
  expect(await statesOf('2026-10-20')).toEqual(['past', 'past', 'free'])
})

test('at most 31 days are told at once, and none that end before they begin', async () => {
  const ask = (from: string, to: string) =>
    codeOf(hire.client.bookings.availability({ groundId, from, to }))

  expect(await ask('2026-10-01', '2026-10-31')).toBe('answered')
  expect(await ask('2026-10-01', '2026-11-01')).toBe('BAD_REQUEST')
  expect(await ask('2026-10-02', '2026-10-01')).toBe('BAD_REQUEST')
})

test('a closed ground is not booked, and one that is booked is not closed', async () => {
  const one = await booker()
  const closing = { groundId, reason: 'Reseeding' }
  const span = { start: '2026-11-02T05:00:00Z', end: '2026-11-02T10:00:00Z' }
  const { data: closure } = await manager.groundConsole.close({ ...closing, ...span })
  const { data: again } = await manager.groundConsole.close({ ...closing, ...span })
  const states = await statesOf('2026-11-02')
  const refused = await codeOf(one.bookings.book(bookingOf('2026-11-02')))
  await one.bookings.book(bookingOf('2026-11-03'))
  const over = { start: '2026-11-03T05:00:00Z', end: '2026-11-03T07:00:00Z' }
  const taken = await codeOf(manager.groundConsole.close({ ...closing, ...over }))
  const { data: listed } = await manager.groundConsole.closures({ groundId })
  await manager.groundConsole.reopen({ groundId, closureId: closure.id })
  const gone = await codeOf(manager.groundConsole.reopen({ groundId, closureId: closure.id }))

  expect(again).toEqual(closure)
  expect(states).toEqual(['closed', 'closed', 'free'])
  expect([refused, taken, gone]).toEqual(['SLOT_TAKEN', 'TIME_TAKEN', 'CLOSURE_NOT_FOUND'])
  expect(listed).toEqual([closure])
  expect(await statesOf('2026-11-02')).toEqual(['free', 'free', 'free'])
})

test('a hold that has run out does not keep a ground from being closed', async () => {
  await (await booker()).bookings.book(bookingOf('2026-11-04'))
  hire.wait(601)
  const span = { start: '2026-11-04T00:00:00Z', end: '2026-11-05T00:00:00Z' }

  expect(await codeOf(manager.groundConsole.close({ groundId, reason: 'Rain', ...span }))).toBe(
    'answered',
  )
})

test('somebody who walks in has the slot, without an order, and once for each key', async () => {
  const asked = { ...bookingOf('2026-11-06'), customer: 'Sandspit Sailors' }
  const { data } = await manager.groundConsole.bookWalkIn(asked)
  const { data: again } = await manager.groundConsole.bookWalkIn(asked)
  const other = await codeOf((await booker()).bookings.book(bookingOf('2026-11-06')))
  const { data: off } = await manager.bookings.cancel({ groundId, bookingId: data.id })

  expect(data).toMatchObject({ state: 'booked', customer: 'Sandspit Sailors', order: null })
  expect([again.id, other]).toEqual([data.id, 'SLOT_TAKEN'])
  expect(off).toMatchObject({ state: 'cancelled', refund: null })
  expect(await statesOf('2026-11-06')).toEqual(['free', 'free', 'free'])
})

test('who looks after the ground finds its bookings by day, state and words', async () => {
  const one = await booker()
  const { data: held } = await one.bookings.book({
    ...bookingOf('2026-11-09'),
    purpose: 'Semi-final',
  })
  await pay(one, held.order?.id)
  const find = async (filter: object, sort: 'latest' | 'soonest' = 'latest') => {
    const { data } = await manager.bookings.filter({ groundId, filter, sort, page: { size: 2 } })
    return data
  }
  const all = await find({}, 'soonest')
  const { data: rest } = await manager.bookings.filter({
    groundId,
    sort: 'soonest',
    page: { after: all.next ?? '' },
  })
  const starts = [...all.items, ...rest.items].map(({ slots }) => slots[0]?.start)

  expect(starts).toHaveLength(all.total)
  expect(starts).toEqual(starts.toSorted((one = '', other = '') => one.localeCompare(other)))
  expect((await find({ text: 'semi' })).items).toMatchObject([{ id: held.id, state: 'booked' }])
  expect((await find({ from: '2026-11-09', to: '2026-11-09' })).total).toBe(1)
  expect((await find({ state: ['booked'] })).total).toBe(1)
  expect((await find({ state: ['expired', 'cancelled'] })).total).toBe(all.total - 1)
  expect(await codeOf(one.bookings.filter({ groundId }))).toBe('NOT_ALLOWED')
})

test('what a month took is what was paid, less what went back; walk-ins are counted apart', async () => {
  const [one, other] = [await booker(), await booker()]
  const take = async (client: typeof one, day: string) => {
    const { data } = await client.bookings.book(bookingOf(day))
    await pay(client, data.order?.id)
    return data
  }
  const kept = await take(one, '2026-12-02')
  const gone = await take(other, '2026-12-03')
  await one.bookings.book(bookingOf('2026-12-04'))
  await manager.groundConsole.bookWalkIn({ ...bookingOf('2026-12-05'), customer: 'Passers-by' })
  await manager.bookings.cancel({ groundId, bookingId: gone.id })
  const month = { groundId, from: '2026-12-01', to: '2026-12-31' }
  const { data } = await manager.groundConsole.takings(month)
  const total = kept.order?.total ?? 0

  expect(total).toBeGreaterThan(0)
  expect(data).toMatchObject({ bookings: 1, taken: 2 * total, givenBack: total, walkIns: 1 })
  expect(await codeOf(one.groundConsole.takings(month))).toBe('NOT_ALLOWED')
})
