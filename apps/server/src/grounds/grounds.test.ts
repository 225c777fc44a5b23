import { minorUnits } from '@pavilion/contract/money.ts'
import { expect, test } from 'vitest'
import { offeredGround } from './grounds.testing.ts'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'

const app = await freshApp('sample')
const client = clientOf(app)
const ask = await listening(app)
const UNKNOWN = '0190a000-0000-7000-8000-000000000000'

test('grounds are listed with their matches and counted by city', async () => {
  const { data } = await client.grounds.filter({})

  expect(data.total).toBe(6)
  expect(data.counts.city).toEqual([
    { value: 'Karachi', label: 'Karachi', count: 3 },
    { value: 'Lahore', label: 'Lahore', count: 3 },
  ])
  expect(data.items.reduce((sum, { matches }) => sum + matches, 0)).toBe(44)
  expect(data.items.filter(({ isPlaying }) => isPlaying)).toHaveLength(1)
})

test('a city and a part of a name narrow the list, page by page', async () => {
  const { data } = await client.grounds.filter({ filter: { city: ['Lahore'], text: 'gymk' } })
  const first = await client.grounds.filter({ sort: 'name', page: { size: 4 } })
  const rest = await client.grounds.filter({ sort: 'name', page: { after: first.data.next! } })

  expect(data.items.map(({ name }) => name)).toEqual(['Fort Road Gymkhana'])
  expect([...first.data.items, ...rest.data.items].map(({ name }) => name)).toEqual([
    'Canal View Oval',
    'Fort Road Gymkhana',
    'Hub River Ground',
    'Mills Ground',
    'Rivergate Ground',
    'Seaview Park',
  ])
})

test('a ground for hire says what its cheapest slot costs, any other says nothing', async () => {
  const { groundId } = await offeredGround(app)
  const night = { weekday: 7, starts: '22:00', ends: '02:00', price: minorUnits(900_000) }
  const priced = () => client.grounds.filter({ filter: { text: 'test oval' }, sort: 'name' })
  const before = await priced()
  await app.db
    .insertInto('ground_slot')
    .values({ ground_id: groundId, ...night })
    .execute()
  const after = await priced()
  await app.db
    .updateTable('ground_facts')
    .set({ withdrawn_at: app.now() })
    .where('ground_id', '=', groundId)
    .execute()
  const withdrawn = await priced()

  expect(before.data.items.map(({ hire }) => hire?.slotFrom)).toEqual([1_000_000, undefined])
  expect(after.data.items.map(({ hire }) => hire?.slotFrom)).toEqual([900_000, undefined])
  expect(after.data.items[0]?.hire?.currency).toMatchObject({ id: 'PKR', digits: 2 })
  expect(withdrawn.data.items.map(({ hire, isBookable }) => [hire, isBookable])).toEqual([
    [null, false],
    [null, false],
  ])
})

test('the record of a ground is that of its finished matches', async () => {
  const { data: grounds } = await client.grounds.filter({ filter: { text: 'mills' } })
  const { data } = await client.grounds.show({ groundId: grounds.items[0]!.id })
  const finished = data.results.filter(({ status }) => status === 'complete')
  const totals = finished.flatMap(({ innings }) => innings.filter((one) => !one.superOver))
  const firsts = finished.map(({ innings }) => innings[0]!.runs)

  expect(data.record).toHaveLength(1)
  expect(data.record[0]).toMatchObject({
    formatName: '40 overs a side',
    matches: finished.length,
    highestTotal: Math.max(...totals.map(({ runs }) => runs)),
    lowestTotal: Math.min(...totals.map(({ runs }) => runs)),
    firstInningsAverage: firsts.reduce((sum, runs) => sum + runs, 0) / firsts.length,
  })
})

test('an unknown ground is not found, an unknown filter is named, a forged cursor refused', async () => {
  const shown = await ask(`/api/v1/grounds/${UNKNOWN}`)
  const filtered = await ask('/api/v1/grounds/filter', { filter: { price: minorUnits(1) } })
  const forged = await ask('/api/v1/grounds/filter', { page: { after: 'WyJ4Il0' } })

  expect([shown.status, shown.body.code]).toEqual([404, 'GROUND_NOT_FOUND'])
  expect([filtered.status, filtered.body.errors?.[0]?.path]).toEqual([422, 'filter.price'])
  expect([forged.status, forged.body.code]).toEqual([422, 'BAD_CURSOR'])
})
