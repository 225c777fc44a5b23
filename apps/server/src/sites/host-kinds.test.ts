import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { anotherSite } from './site.testing.ts'
import { ensureDefaultSite, hostedSite, knownSite } from './sites.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const invented = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `made-up-${from + at}.example`)

test('however many hosts somebody makes up, they are looked up together', async () => {
  let queries = 0
  const count = () => (queries += 1)
  app.pool.on('acquire', count)
  const sites = await Promise.all(invented(500).map((host) => hostedSite(app, host)))
  app.pool.off('acquire', count)

  expect(new Set(sites.map(({ hostKind }) => hostKind))).toEqual(new Set(['unknown']))
  expect(queries).toBeLessThanOrEqual(3)
})

test('hosts that nobody claims take no place of one that a site claims', async () => {
  await anotherSite(app.db, { host: 'kent.example', name: 'Kent Cricket' })
  await hostedSite(app, 'kent.example')
  for (let from = 0; from < 3000; from += 500) {
    await Promise.all(invented(500, from).map((host) => hostedSite(app, host)))
  }

  expect(knownSite(app, 'kent.example')).toMatchObject({
    hostKind: 'claimed',
    site: { name: 'Kent Cricket' },
  })
  expect(knownSite(app, 'made-up-0.example')).toBeUndefined()
  expect(knownSite(app, 'made-up-2999.example')?.site.name).toBe('Pavilion')
})

test('the default site knows which host names this machine', async () => {
  expect((await hostedSite(app, 'localhost')).hostKind).toBe('own')
  expect((await hostedSite(app, 'elsewhere.example')).hostKind).toBe('unknown')
})
