import { expect, test } from 'vitest'
import { positionText, readPosition } from './position-text.ts'

test('what is written is read again', () => {
  const lahore = { latitude: 31.55, longitude: -74.34 }

  expect(readPosition(positionText(lahore))).toEqual(lahore)
  expect(readPosition(positionText(null))).toBeNull()
})

test.each(['Lahore', '31.55', '91, 10', '10, 181', '10, 20, 30'])('%s is no place', (text) => {
  expect(readPosition(text)).toBeUndefined()
})
