import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { dayAt, dayLater, halfHourAfter, minutesLater } from './calendar.ts'
import { keepFixtures } from './fixtures.ts'
import { gapAfter } from './pace.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'

const app = await freshApp('sample')
const client = clientOf(app)

const upcoming = async () =>
  (await client.matches.filter({ filter: { status: ['upcoming'] }, page: { size: 100 } })).data
    .items

test('with enough to look forward to nothing is added', async () => {
  const before = await upcoming()

  await keepFixtures(app)

  expect(await upcoming()).toEqual(before)
})

test('what should have begun is put off, in its order', async () => {
  const [first, second] = await upcoming()
  await app.db
    .updateTable('match')
    .set({ starts_at: '2026-01-01T10:00:00Z', starts_on: '2026-01-01', ends_on: '2026-01-01' })
    .where('id', 'in', [first!.id, second!.id])
    .execute()

  await keepFixtures(app)

  const later = (await upcoming()).filter(({ id }) => id === first!.id || id === second!.id)
  expect(later.map(({ startsAt }) => startsAt! > app.now())).toEqual([true, true])
  expect(new Set(later.map(({ startsAt }) => startsAt)).size).toBe(2)
})

test('when few matches are left those who met first meet again, in another match', async () => {
  const planned = await upcoming()
  const gone = planned.slice(3).map(({ id }) => id)
  await app.db.deleteFrom('match').where('id', 'in', gone).execute()

  await keepFixtures(app)

  const added = (await upcoming()).filter(({ id }) => !planned.some((match) => match.id === id))
  expect(added).toHaveLength(1)
  expect(added[0]).toMatchObject({ tournament: { name: 'Monsoon Cup' }, isSample: true, seq: 0 })
  const { data } = await client.matches.show({ matchId: added[0]!.id })
  expect(data.info.squads.map(({ players }) => players.length)).toEqual([11, 11])
  expect(data.info.officials.length).toBeGreaterThan(0)
})

test('pauses are longer after a wicket and between innings than after a dot ball', async () => {
  const [live] = (await client.matches.filter({ page: { size: 1 } })).data.items
  const { data } = await client.matches.show({ matchId: live!.id })
  const log = await client.matches.log({ matchId: live!.id })
  const state = replay(data.setup, log.data.entries)
  const dot = { type: 'ball-bowled', striker: 'a', nonStriker: 'b', bowler: 'c', runs: 0 } as const
  const wicket = { ...dot, wickets: [{ kind: 'bowled', playerOut: 'a' }] } as const

  expect(gapAfter(wicket, state, 1000)).toBeGreaterThan(gapAfter(dot, state, 1000))
  expect(gapAfter({ type: 'player-of-match', players: [] }, state, 1000)).toBeGreaterThan(
    gapAfter(wicket, state, 1000),
  )
})

test('days are those of the ground, hours are full or half', () => {
  expect(dayAt('2026-07-22T20:30:00Z', 'Asia/Karachi')).toBe('2026-07-23')
  expect(dayLater('2026-07-30T18:59:00Z', 2, '10:00')).toBe('2026-08-01T05:00:00.000Z')
  expect(dayLater('2026-07-30T19:00:00Z', 2, '10:00')).toBe('2026-08-02T05:00:00.000Z')
  expect(halfHourAfter(minutesLater('2026-07-22T11:31:00Z', 120))).toBe('2026-07-22T14:00:00.000Z')
})

test('the sample sites show where links to social media stand', async () => {
  const { links } = (await clientOf(app).sites.show()).data

  expect(Object.keys(links).toSorted()).toEqual(['facebook', 'instagram', 'x', 'youtube'])
})
