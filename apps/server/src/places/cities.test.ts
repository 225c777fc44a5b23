import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import { stopJobs } from '#jobs/jobs.ts'
import { ensureCities, startImportingCities } from './cities.ts'

const app = await freshApp('empty')
const { places } = clientOf(app)
const ask = await listening(app)

const namesOf = async (country_id: string, keywords?: string, size = 5) =>
  (await places.cities({ country_id, size, ...(keywords !== undefined && { keywords }) })).data.map(
    ({ name }) => name,
  )

test('as many as ask first find the cities put in once', { timeout: 60_000 }, async () => {
  await Promise.all([namesOf('PK'), ensureCities({ ...app }), namesOf('IN')])

  const { rows } = await app.pool.query<{ cities: number }>(
    'select count(*)::int as cities from city',
  )
  expect(rows[0]?.cities).toBeGreaterThan(100_000)
})

test(
  'after the first start they are imported before anybody asks',
  { timeout: 60_000 },
  async () => {
    const started = await freshApp('empty')
    await startImportingCities(started)

    const count = () => started.db.selectFrom('city').select('id').limit(1).execute()
    await expect.poll(count, { timeout: 50_000 }).toHaveLength(1)
    await stopJobs(started)
  },
)

test('the largest cities of a country come first', async () => {
  expect(await namesOf('PK')).toEqual(['Karachi', 'Lahore', 'Faisalabad', 'Rawalpindi', 'Multan'])
})

test('what begins with the keywords comes before what only holds them', async () => {
  const names = await namesOf('PK', 'kot', 100)
  const places = names.map((name) => name.toLowerCase().indexOf('kot'))

  expect(places[0]).toBe(0)
  expect(places.lastIndexOf(0)).toBeLessThan(places.findIndex((at) => at > 0))
  expect(names).toContain('Sialkot')
})

test('accents and capitals do not matter, and signs are only signs', async () => {
  expect(await namesOf('DE', 'MUNCHEN')).toEqual(await namesOf('DE', 'münchen'))
  expect(await namesOf('CO', 'bogota')).toContain('Bogotá')
  expect(await namesOf('PK', '%')).toEqual([])
  expect(await namesOf('PK', '_____')).toEqual([])
})

test('namesakes are told apart by the principal city of their region', async () => {
  const { data } = await places.cities({ country_id: 'GB', keywords: 'Newport' })
  const namesakes = data.filter(({ name }) => name === 'Newport')

  expect(namesakes.length).toBeGreaterThan(1)
  expect(namesakes.some(({ seat }) => seat === 'London')).toBe(true)
})

test('a country that has no towns has none, one that does not exist is refused', async () => {
  expect(await namesOf('BV')).toEqual([])
  const unknown = await ask('/api/v1/serviceUtils/cities?country_id=ZZ')
  expect(unknown).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'country_id', message: 'Choose a country from the list' }] },
  })
})

test.each(['', '?country_id=PK&size=101', '?country_id=PK&keyword=lahore', '?country_id=pakistan'])(
  'what does not fit is refused: %j',
  async (query) => {
    expect((await ask(`/api/v1/serviceUtils/cities${query}`)).status).toBe(422)
  },
)
