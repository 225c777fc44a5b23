import { minorUnits, percent } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { codeOf, newKey, openHire } from '#bookings/bookings.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, bareGroundId, booker, slot, pay } = hire
const organisationId = await anOrganisation(app, 'ground-owner')
await app.db.updateTable('ground').set({ organisation_id: organisationId }).execute()
const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })

const words = {
  about: 'Turf, and a\nview of the sea.',
  address: '1 Sea Road',
  position: { latitude: 24.8, longitude: 66.9 },
  amenities: ['Lights', 'Tea'],
  rules: ['No spikes on the matting.'],
  cancellation: [
    { hoursBefore: 12, percent: percent(20) },
    { hoursBefore: 96, percent: percent(90) },
  ],
  aheadDays: 30,
  noticeMinutes: 60,
}
const consoleOf = async (id = groundId) =>
  (await manager.grounds.showConsole({ groundId: id })).data
const weekOf = async () =>
  (await consoleOf()).slots.map(({ id: _id, ...slotOfWeek }) => ({ ...slotOfWeek }))

test('who looks after grounds finds them, and nobody else’s', async () => {
  const other = await booker({
    roles: [{ organisationId: await anOrganisation(app, 'club'), role: 'owner' }],
  })
  const { data: own } = await manager.grounds.filterOwn({})
  const { data: none } = await other.grounds.filterOwn({})
  const { data: nobody } = await (await booker()).grounds.filterOwn({})
  const { data: found } = await manager.grounds.filterOwn({ filter: { text: 'nets' } })
  const { data: all } = await (await booker({ operator: true })).grounds.filterOwn({})

  expect(own.items.map(({ id }) => id)).toEqual([groundId, bareGroundId])
  expect([none.total, nobody.total, all.total]).toEqual([0, 0, 2])
  expect(found.items.map(({ id }) => id)).toEqual([bareGroundId])
})

test('what a ground says of itself is saved once, shown at once, and never over somebody else’s change', async () => {
  const { revision } = await consoleOf()
  const { data: saved } = await manager.grounds.saveText({ groundId, revision, words })
  const { data: again } = await manager.grounds.saveText({ groundId, revision, words })
  const other = { ...words, about: 'Something else' }
  const stale = await codeOf(manager.grounds.saveText({ groundId, revision, words: other }))
  const { data: shown } = await hire.client.grounds.showPublic({ groundId, expand: 'amenities' })

  expect(saved.revision).toBe(revision + 1)
  expect(again).toEqual(saved)
  expect(stale).toBe('STALE_GROUND')
  expect(shown).toMatchObject({
    facts: { about: words.about, position: words.position, aheadDays: 30 },
    amenities: ['Lights', 'Tea'],
  })
  expect(shown.facts?.cancellation[0]).toEqual({ hoursBefore: 96, percent: 90 })
})

test('who cancels earlier never gets less back', async () => {
  const { revision } = await consoleOf()
  const cancellation = [
    { hoursBefore: 48, percent: percent(10) },
    { hoursBefore: 24, percent: percent(50) },
  ]
  const save = manager.grounds.saveText({
    groundId,
    revision,
    words: { ...words, cancellation },
  })

  expect(await codeOf(save)).toBe('BAD_REQUEST')
})

test('later prices, hours and terms are for later bookings', async () => {
  const one = await booker()
  const day = '2026-10-29'
  const asked = { groundId, slots: [slot(day, '09:00')], idempotencyKey: newKey() }
  const { data: booked } = await one.bookings.book(asked)
  await pay(one, booked.order?.id)
  const before = await consoleOf()
  const dearer = (await weekOf())
    .filter(({ starts }) => starts !== '06:00')
    .map((weekly) => ({ ...weekly, price: minorUnits(weekly.price * 2) }))
  const { revision } = before
  const { data: saved } = await manager.grounds.saveSlots({ groundId, revision, slots: dearer })
  const { data: again } = await manager.grounds.saveSlots({ groundId, revision, slots: dearer })
  const free = { ...words, cancellation: [] }
  await manager.grounds.saveText({ groundId, revision: saved.revision, words: free })
  const { data: kept } = await one.bookings.show({ groundId, bookingId: booked.id })
  const { data: week } = await hire.client.bookings.availability({ groundId, from: day, to: day })

  expect(again).toEqual(saved)
  expect(saved.slots).toHaveLength(14)
  expect(kept).toMatchObject({
    slots: [{ price: 1_000_000 }],
    cancellation: [{ percent: 90 }, { percent: 20 }],
  })
  expect(week.slots.map(({ price, state }) => [price, state])).toEqual([
    [2_000_000, 'booked'],
    [3_000_000, 'free'],
  ])
})

test('a slot that stays as it is stays the same slot', async () => {
  const before = await consoleOf()
  const [first] = before.slots
  const slots = (await weekOf()).map((weekly, at) =>
    at === 0 ? weekly : { ...weekly, price: minorUnits(weekly.price + 1) },
  )
  const { data } = await manager.grounds.saveSlots({
    groundId,
    revision: before.revision,
    slots,
  })

  expect(data.slots[0]).toEqual(first)
  const ids = new Set(before.slots.map(({ id }) => id))
  expect(data.slots.filter(({ id }) => ids.has(id))).toHaveLength(1)
})

test('slots of a week never overlap, also over midnight and from Sunday to Monday', async () => {
  const { revision } = await consoleOf()
  const weekly = { kind: 'standard' as const, price: minorUnits(100) }
  const late = { ...weekly, weekday: 7, starts: '22:00', ends: '02:00' }
  const early = { ...weekly, weekday: 1, starts: '01:00', ends: '03:00' }
  const save = (slots: (typeof late)[]) =>
    codeOf(manager.grounds.saveSlots({ groundId, revision, slots }))

  expect(await save([late, early])).toBe('SLOTS_OVERLAP')
  expect(await save([late, late])).toBe('SLOTS_OVERLAP')
  expect((await consoleOf()).slots).toHaveLength(14)
})

test('what is hired beside a slot changes without touching what was hired before', async () => {
  const { revision } = await consoleOf()
  const equipments = [{ name: 'Roller', price: minorUnits(9_000), quantity: 1 }]
  const { data } = await manager.grounds.saveEquipment({ groundId, revision, equipments })

  expect(data.equipments).toMatchObject(equipments)
  expect(data.revision).toBe(revision + 1)
})

test('a ground that was never for hire is put up: first its facts, then its hours', async () => {
  const bare = { groundId: bareGroundId }
  const slots = [
    {
      weekday: 1,
      starts: '10:00',
      ends: '12:00',
      kind: 'standard' as const,
      price: minorUnits(5_000),
    },
  ]
  const early = await codeOf(manager.grounds.saveSlots({ ...bare, revision: 0, slots }))
  const { data: put } = await manager.grounds.saveText({ ...bare, revision: 0, words })
  await manager.grounds.saveSlots({ ...bare, revision: put.revision, slots })
  const { data } = await hire.client.bookings.availability(bare)

  expect(early).toBe('NOT_BOOKABLE')
  expect(put).toMatchObject({ revision: 1, currency: { id: 'PKR' } })
  expect(data.slots).toMatchObject([{ day: '2026-10-26', price: 5_000 }])
})

test('a ground goes off the market only when nothing is booked there any more, and comes back as it was', async () => {
  const bare = { groundId: bareGroundId }
  const [weekly] = (await consoleOf(bareGroundId)).slots
  const choice = { slotId: weekly?.id ?? '', day: '2026-10-26' }
  const one = await booker()
  const asked = { ...bare, slots: [choice], idempotencyKey: newKey() }
  const { data: held } = await one.bookings.book(asked)
  const refused = await codeOf(manager.grounds.offer({ ...bare, isOffered: false }))
  await one.bookings.cancel({ ...bare, bookingId: held.id })
  const { data: gone } = await manager.grounds.offer({ ...bare, isOffered: false })
  const { data: again } = await manager.grounds.offer({ ...bare, isOffered: false })
  const next = { ...bare, slots: [choice], idempotencyKey: newKey() }
  const unbookable = await codeOf(one.bookings.book(next))
  const { data: shown } = await hire.client.grounds.showPublic(bare)
  await manager.grounds.offer({ ...bare, isOffered: true })

  expect(refused).toBe('HAS_BOOKINGS')
  expect(gone).toMatchObject({ isWithdrawn: true, facts: { address: '1 Sea Road' } })
  expect(again).toEqual(gone)
  expect([unbookable, shown.facts]).toEqual(['NOT_BOOKABLE', null])
  expect(await codeOf(one.bookings.book(next))).toBe('answered')
})

test('of those who book while a ground is taken off the market, none is left with a booking there', async () => {
  const bare = { groundId: bareGroundId }
  const [weekly] = (await consoleOf(bareGroundId)).slots
  const people = await Promise.all(Array.from({ length: 8 }, () => booker()))
  const attempts = people.map((one, at) =>
    codeOf(
      one.bookings.book({
        ...bare,
        slots: [
          { slotId: weekly?.id ?? '', day: `2026-11-${String(2 + 7 * (at % 3)).padStart(2, '0')}` },
        ],
        idempotencyKey: newKey(),
      }),
    ),
  )
  const taking = codeOf(manager.grounds.offer({ ...bare, isOffered: false }))
  const [outcome, ...booked] = await Promise.all([taking, ...attempts])
  const { isWithdrawn, coming } = await consoleOf(bareGroundId)

  expect(outcome === 'answered').toBe(isWithdrawn && coming === 0)
  expect(booked.includes('answered')).toBe(!isWithdrawn || coming > 0)
})

test('the console of grounds is offered to those who have one', async () => {
  const { data: theirs } = await manager.access.permissions()
  const { data: nobodys } = await (await booker()).access.permissions()

  expect(theirs.actions).toContain('manage-grounds')
  expect(nobodys.actions).not.toContain('manage-grounds')
})
