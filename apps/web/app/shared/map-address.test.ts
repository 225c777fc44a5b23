import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

test('a ground is found on a map by where it is, or by its address', () => {
  expect(mapAddress({ latitude: 31.5, longitude: 74.3 }, 'Mall Road, Lahore')).toBe(
    'geo:31.5,74.3?q=31.5,74.3(Mall%20Road%2C%20Lahore)',
  )
  expect(mapAddress(null, 'Mall Road & Co')).toBe('geo:0,0?q=Mall%20Road%20%26%20Co')
})
