import { expect, test } from 'vitest'
import { toRightAddress } from './right-address.ts'

/** Where an address is redirected to; undefined when it is right. */
function leadsTo(path: string, address: string): string | null | undefined {
  try {
    toRightAddress(new URL(path, 'https://club.example'), address)
    return undefined
  } catch (error) {
    if (error instanceof Response) return error.headers.get('location')
    throw error
  }
}

test('an old slug leads to the present one, and the query goes with it', () => {
  expect(leadsTo('/teams/1/old?tab=2', '/teams/1/soan-valley')).toBe('/teams/1/soan-valley?tab=2')
  expect(leadsTo('/teams/1/soan-valley', '/teams/1/soan-valley')).toBeUndefined()
})

test('slugs of every script are right as browsers send them, and led to as headers take them', () => {
  const address = '/players/1/عمیر-پلیجو'

  expect(leadsTo(encodeURI(address), address)).toBeUndefined()
  expect(leadsTo('/players/1', address)).toBe(encodeURI(address))
})
