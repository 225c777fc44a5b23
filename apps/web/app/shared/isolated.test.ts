import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('names written from right to left are set apart from the figures beside them', () => {
  expect(isolated('Channar to ٹوانہ, 1 run.')).toBe('Channar to \u2068ٹوانہ\u2069, 1 run.')
  expect(isolated('عمیر پلیجو 86 (112)')).toBe('\u2068عمیر پلیجو\u2069 86 (112)')
})

test('all other texts stay as they are', () => {
  expect(isolated('Swati to उज़ैर, FOUR.')).toBe('Swati to उज़ैर, FOUR.')
})
