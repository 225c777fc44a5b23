import { expect, test } from 'vitest'
import { timeZonesOf } from './time-zones.ts'

test('a city among namesakes is the one where cricket is played', async () => {
  expect(Object.fromEntries(await timeZonesOf(['Hamilton', 'London', 'Perth', 'Dallas']))).toEqual({
    Hamilton: 'Pacific/Auckland',
    London: 'Europe/London',
    Perth: 'Australia/Perth',
    Dallas: 'America/Chicago',
  })
})

test('an island or a place too small for the list is known where grounds are', async () => {
  const zones = await timeZonesOf(['Providence', 'Barbados', 'North Sound'])

  expect([...zones.values()]).toEqual(['America/Guyana', 'America/Barbados', 'America/Antigua'])
})

test('a city that nobody knows is left out', async () => {
  expect((await timeZonesOf(['Nowhere at all', '', '__proto__'])).size).toBe(0)
})
