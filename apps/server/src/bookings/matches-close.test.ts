import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { codeOf, newKey, openHire } from './bookings.testing.ts'

const hire = await openHire(await freshDatabase())
const { app, groundId, booker, slot, pay } = hire
const { db } = app
const organisationId = await anOrganisation(app, 'ground-owner')
await db
  .updateTable('ground')
  .set({ organisation_id: organisationId })
  .where('id', '=', groundId)
  .execute()

/** A match of so many overs that begins at an instant. */
async function plan(startsAt: string, overs: number | null = 20): Promise<string> {
  const day = startsAt.slice(0, 10)
  const { id } = await db
    .insertInto('match')
    .values({
      ground_id: groundId,
      format: 't20',
      match_type: 'T20',
      gender: 'male',
      team_kind: 'club',
      season: '2026',
      starts_on: day,
      ends_on: day,
      starts_at: startsAt,
      status: 'upcoming',
      setup: JSON.stringify({ conditions: { oversPerInnings: overs, ballsPerOver: 6 } }),
      summary: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const statesOf = async (day: string) => {
  const { data } = await hire.client.bookings.availability({ groundId, from: day, to: day })
  return data.slots.map(({ state }) => state)
}
const bookingOf = (day: string, starts: '06:00' | '09:00' | '18:00' = '09:00') => ({
  groundId,
  slots: [slot(day, starts)],
  idempotencyKey: newKey(),
})

test('while a match is to be played its ground is not for hire, and it is again when the match is over', async () => {
  const matchId = await plan('2026-11-02T09:00:00Z')
  const during = await statesOf('2026-11-02')
  const refused = await codeOf((await booker()).bookings.book(bookingOf('2026-11-02')))
  await db.updateTable('match').set({ status: 'live' }).where('id', '=', matchId).execute()
  const live = await statesOf('2026-11-02')
  await db.updateTable('match').set({ status: 'complete' }).where('id', '=', matchId).execute()

  expect(during).toEqual(['free', 'match', 'free'])
  expect(refused).toBe('SLOT_TAKEN')
  expect(live).toEqual(during)
  expect(await statesOf('2026-11-02')).toEqual(['free', 'free', 'free'])
})

test('a match of two days, of any number of overs, closes the ground until its last one is over', async () => {
  const matchId = await plan('2026-11-03T11:00:00Z', null)
  await db.updateTable('match').set({ ends_on: '2026-11-04' }).where('id', '=', matchId).execute()

  expect(await statesOf('2026-11-03')).toEqual(['free', 'match', 'match'])
  expect(await statesOf('2026-11-04')).toEqual(['match', 'match', 'match'])
  expect(await statesOf('2026-11-05')).toEqual(['free', 'free', 'free'])
})

test('moving or abandoning a match moves or frees the time of its ground', async () => {
  const matchId = await plan('2026-11-06T09:00:00Z')
  await db
    .updateTable('match')
    .set({ starts_at: '2026-11-07T18:00:00Z', starts_on: '2026-11-07', ends_on: '2026-11-07' })
    .where('id', '=', matchId)
    .execute()
  const [before, after] = [await statesOf('2026-11-06'), await statesOf('2026-11-07')]
  await db.updateTable('match').set({ status: 'abandoned' }).where('id', '=', matchId).execute()

  expect([before, after]).toEqual([
    ['free', 'free', 'free'],
    ['free', 'free', 'match'],
  ])
  expect(await statesOf('2026-11-07')).toEqual(['free', 'free', 'free'])
})

test('earlier bookings stand; when cancelled, their time goes to the match', async () => {
  const one = await booker()
  const { data } = await one.bookings.book(bookingOf('2026-11-09'))
  await pay(one, data.order?.id)
  await plan('2026-11-09T08:00:00Z', 50)
  const booked = await statesOf('2026-11-09')
  await one.bookings.cancel({ groundId, bookingId: data.id })

  expect(booked).toEqual(['match', 'booked', 'free'])
  expect(await statesOf('2026-11-09')).toEqual(['match', 'match', 'free'])
})

test('who looks after the ground sees the match among the closures, and cannot open the ground for others', async () => {
  const matchId = await plan('2026-11-12T09:00:00Z')
  const manager = await booker({ roles: [{ organisationId, role: 'ground-manager' }] })
  const { data } = await manager.groundConsole.closures({ groundId })
  const closure = data.find((one) => one.matchId === matchId)
  const opened = await codeOf(
    manager.groundConsole.reopen({ groundId, closureId: closure?.id ?? '' }),
  )

  expect(closure).toMatchObject({ reason: 'A match is played here', end: '2026-11-12T13:00:00Z' })
  expect(opened).toBe('CLOSURE_NOT_FOUND')
  await db.deleteFrom('match').where('id', '=', matchId).execute()
  const { rows } = await sql`select from ground_span where match_id = ${matchId}::uuid`.execute(db)
  expect(rows).toHaveLength(0)
})
