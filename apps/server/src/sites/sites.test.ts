import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { ensureDefaultSite, siteOf } from './sites.ts'
import { anotherSite } from './site.testing.ts'

const app = await freshApp('empty')

test('a site is made once', async () => {
  expect(await ensureDefaultSite(app)).toBe(true)
  expect(await ensureDefaultSite(app)).toBe(false)
})

test('a host that nobody claims is answered by the default site', async () => {
  const { data } = await clientOf(app).sites.show()

  expect(data).toMatchObject({
    name: 'Pavilion',
    tagline: 'Every ball has a home.',
    country: 'PK',
    currency: 'PKR',
    locale: 'en',
    timeZone: 'Asia/Karachi',
  })
})

test('a site answers for the hosts it claims, and for no other', async () => {
  const theme = JSON.stringify({ brand: '#7a1f2b' })
  await anotherSite(app.db, { host: 'kent.example', name: 'Kent Cricket', theme })

  expect(await siteOf(app, 'kent.example')).toMatchObject({
    name: 'Kent Cricket',
    theme: { brand: '#7a1f2b' },
  })
  expect((await siteOf(app, 'other.example')).name).toBe('Pavilion')
})

test('an empty world counts nothing', async () => {
  const { data } = await clientOf(app).sites.counts()

  expect(data).toEqual({
    liveMatches: 0,
    matches: 0,
    tournaments: 0,
    clubs: 0,
    academies: 0,
    associations: 0,
    teams: 0,
    players: 0,
    officials: 0,
    grounds: 0,
    hasCricsheet: false,
    hasSample: false,
  })
})
