import { expect, test } from 'vitest'
import { problemTexts } from './problem-texts.ts'

test('what the server refuses is told by the labels of the fields, never by their paths', () => {
  expect(
    problemTexts({
      'words.about': 'Must be text',
      'slots.2.price': 'Too high',
      'words.cancellation.0.percent': 'Too high',
      'words.cancellation': 'An earlier cancellation cannot get a smaller refund.',
      slots: 'Two of these slots overlap.',
    }),
  ).toEqual([
    'Description: Must be text',
    'Price, number 3: Too high',
    'Refund (%), number 1: Too high',
    'Cancellation refunds: An earlier cancellation cannot get a smaller refund.',
    'Two of these slots overlap.',
  ])
})
