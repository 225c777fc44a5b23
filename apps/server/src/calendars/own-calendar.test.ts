import { expect, test } from 'vitest'
import { aBatch, anAcademy, dayIn } from '#academies/academies.testing.ts'
import { aParent, childOf } from '#academies/enrolment/enrolment.testing.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { clientOf } from '#app/app-context.testing.ts'
import { aCupAt, asking, startAppointing } from '#appointments/appointments.testing.ts'
import { newKey, openHire } from '#bookings/bookings.testing.ts'
import { aWeekend, answerOf, pick, publish } from '#clubs/selection/selection.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { after } from '#security/instants.ts'

const { app, letters } = await startAppointing()
const anybody = clientOf(app)
const DAY = 86_400

type Client = Awaited<ReturnType<typeof clientAs>>

const eventsOf = async (client: Client) => (await client.calendars.own()).data.events

/** A guardian of one of the players of a weekend. */
async function guardianOf({ client, organisationId, idOf }: Awaited<ReturnType<typeof aWeekend>>) {
  const guardian = await clientAs(app, await someone(app))
  const child = { organisationId, playerId: idOf('Ann') }
  const bornOn = `${Number(app.now().slice(0, 4)) - 12}-01-01`
  await client.clubs.savePlayer({ ...child, name: 'Ann Khan', email: null, bornOn })
  const { data } = await client.clubs.offerClaim(child)
  await guardian.clubs.claim({ token: data.path.split('token=')[1] ?? '' })
  return guardian
}

const tokenOf = (address: string | null): string =>
  new URL(address ?? '').pathname.split('/').at(-2) ?? ''

/**
 * What a calendar program gets from an address, unfolded and without the moment at which it asked; null where there is
 * no calendar any more.
 */
const read = async (address: string | null): Promise<string | null> =>
  anybody.calendars.file({ token: tokenOf(address) }).then(
    async (file) => (await file.text()).replaceAll('\r\n ', '').replaceAll(/DTSTAMP:.*\r\n/g, ''),
    (error: { readonly status?: number }) => {
      if (error.status === 404) return null
      throw error
    },
  )

test('a club’s match stands in the calendar of a guardian until the child says no or is left out', async () => {
  const weekend = await aWeekend(app)
  const { first, second } = weekend
  const guardian = await guardianOf(weekend)
  const states = async () =>
    (await eventsOf(guardian)).map(({ id, state, children }) => [id, state, children.join()])
  const byId = (one: readonly string[], other: readonly string[]) =>
    (one[0] ?? '') < (other[0] ?? '') ? -1 : 1
  const expected = (...rows: string[][]) => rows.toSorted(byId)

  expect((await states()).toSorted(byId)).toEqual(
    expected([first, 'tentative', 'Ann Khan'], [second, 'tentative', 'Ann Khan']),
  )
  await answerOf(weekend, 'Ann', 'yes')
  expect((await states()).toSorted(byId)).toEqual(
    expected([first, 'confirmed', 'Ann Khan'], [second, 'tentative', 'Ann Khan']),
  )
  await answerOf(weekend, 'Ann', 'no')
  expect(await states()).toEqual([[second, 'tentative', 'Ann Khan']])
  await answerOf(weekend, 'Ann', 'yes')
  await pick(weekend, 'Bea')
  await publish(weekend)
  expect(await states()).toEqual([[second, 'tentative', 'Ann Khan']])
})

test('a match that was called off stays as called off, with a higher revision', async () => {
  const weekend = await aWeekend(app)
  const { client, organisationId, first } = weekend
  const guardian = await guardianOf(weekend)
  const shown = async () => (await eventsOf(guardian)).find(({ id }) => id === first)
  const before = await shown()

  await client.clubs.cancelEntry({ organisationId, entryId: first, reason: 'Rain' })

  expect(await shown()).toMatchObject({
    state: 'cancelled',
    revision: (before?.revision ?? 0) + 1,
    kind: 'match',
    path: '/my-cricket',
  })
})

test('a parent has the sessions of the child, and the coach those that they take', async () => {
  const academy = await anAcademy(app)
  const { client, accountId: coachId, organisationId } = academy
  const { id: batchId } = await aBatch(academy, { coachId })
  const { parent } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: childOf(app)('Zara') })
  const [, second] = await eventsOf(parent)
  const day = dayIn(app, 3)
  await client.academies.cancelSession({
    organisationId,
    batchId,
    day,
    starts: '17:30',
    reason: 'The nets are wet',
  })

  const sessions = await eventsOf(parent)
  const coached = await eventsOf(client)

  expect(second).toMatchObject({ kind: 'session', children: ['Zara'], state: 'confirmed' })
  expect(Date.parse(second?.endsAt ?? '') - Date.parse(second?.startsAt ?? '')).toBe(90 * 60_000)
  const off = sessions.filter(({ state }) => state === 'cancelled')
  expect(off).toMatchObject([{ note: 'The nets are wet', revision: 1 }])
  expect(off[0]?.startsAt.slice(0, 10)).toBe(day)
  expect(coached.map(({ startsAt }) => startsAt)).toEqual(sessions.map(({ startsAt }) => startsAt))
})

test('an official has the match that they are asked to stand in', async () => {
  const cup = await aCupAt(app, [after(app.now(), 5 * DAY)])
  const { token } = await asking({ letters })(cup, 'Una Pire')
  const official = await clientAs(app, await someone(app))
  await official.appointments.claim({ token })

  expect(await eventsOf(official)).toMatchObject([
    {
      kind: 'officiating',
      title: expect.stringMatching(/^Umpire Ashford .* v Brook/),
      state: 'tentative',
    },
  ])
})

test('a ground is tentative while it is held, confirmed once it is paid, and gone once it is let go', async () => {
  const hire = await openHire(await freshDatabase())
  const { groundId, slot, pay } = hire
  const who = await hire.booker()
  const slots = [slot('2026-10-30', '06:00')]
  const { data } = await who.bookings.book({ groundId, slots, idempotencyKey: newKey() })
  const states = async () => (await eventsOf(who)).map(({ kind, state }) => [kind, state])

  expect(await states()).toEqual([['booking', 'tentative']])
  await pay(who, data.order?.id)
  expect(await states()).toEqual([['booking', 'confirmed']])
  await who.bookings.cancel({ groundId, bookingId: data.id })
  expect(await states()).toEqual([])
})

test('a private address answers the calendar, until there is a newer one or none', async () => {
  const weekend = await aWeekend(app)
  const guardian = await guardianOf(weekend)
  expect((await guardian.calendars.own()).data.address).toBeNull()
  const { address: first } = (await guardian.calendars.makeAddress()).data

  const text = await read(first)
  expect(text).toContain(`UID:${weekend.first}\r\n`)
  expect(text).toContain('SUMMARY:Ann Khan: ')
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect((await guardian.calendars.own()).data.address).toBe(first)

  const { address: second } = (await guardian.calendars.makeAddress()).data
  expect([await read(first), await read(second)]).toEqual([null, text])
  await guardian.calendars.dropAddress()
  expect(await read(second)).toBeNull()
})

test('a made-up address is not answered, nor that of an account that is not active', async () => {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { address } = (await client.calendars.makeAddress()).data
  const token = tokenOf(address)
  const [id = ''] = token.split('.')
  const forged = `${id}.${Buffer.alloc(32).toString('base64url')}`

  expect(await read((address ?? '').replace(token, forged))).toBeNull()
  expect(await read(address)).toMatch(/^BEGIN:VCALENDAR/)
  await app.db
    .updateTable('account')
    .set({ status: 'unverified' })
    .where('id', '=', accountId)
    .execute()
  expect(await read(address)).toBeNull()
})
