import { expect, test } from 'vitest'
import { draftOf, wordsOf } from './words-draft.ts'

const blank = draftOf({ facts: null, amenities: [] })

test('what is typed becomes lines, numbers and a place', () => {
  const step = { key: 'a', hours: '48', percent: '100' }
  const draft = {
    ...blank,
    amenities: 'Tea\n\n Nets \n',
    position: '24.86, 67',
    aheadDays: '30',
    steps: [step],
  }

  expect(wordsOf(draft)).toMatchObject({
    amenities: ['Tea', 'Nets'],
    position: { latitude: 24.86, longitude: 67 },
    aheadDays: 30,
    cancellation: [{ hoursBefore: 48, percent: 100 }],
  })
})

test.each([
  [{ position: 'by the sea' }, /latitude and longitude/],
  [{ position: '124, 20' }, /latitude and longitude/],
  [{ aheadDays: 'soon' }, /whole numbers/],
  [{ steps: [{ key: 'a', hours: '', percent: '5' }] }, /whole numbers/],
])('%j is told of in words', (part, words) => {
  expect(wordsOf({ ...blank, ...part })).toMatch(words)
})
