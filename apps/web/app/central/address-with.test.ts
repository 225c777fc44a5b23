import { expect, test } from 'vitest'
import { addressWith, addressWithout } from './address-with.ts'

const at = (search: string) => ({ pathname: '/match-central/matches', search })

test('any change goes back to the first page', () => {
  expect(addressWith(at('?day=2026-07-22&after=x&page=3'), { day: '2026-07-23' })).toBe(
    '/match-central/matches?day=2026-07-23',
  )
})

test('nothing asked for leaves a clean address', () => {
  expect(addressWith(at('?day=2026-07-22'), { day: undefined })).toBe('/match-central/matches')
})

test('of several values of a filter only the one is taken away', () => {
  const without = addressWithout(at('?format=t20&format=odi&page=2'), {
    key: 'format',
    value: 't20',
  })

  expect(without).toBe('/match-central/matches?format=odi')
})
