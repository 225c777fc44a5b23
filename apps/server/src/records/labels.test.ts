import { expect, test } from 'vitest'
import { countsOf, formatCounts, formatLabel } from './labels.ts'
import { slugOf } from './slug.ts'

test.each([
  ['t20', 'T20'],
  ['t20i', 'T20I'],
  ['odi', 'ODI'],
  ['one-day', 'One-day'],
  ['multi-day', 'Multi-day'],
  ['the-hundred', 'The Hundred'],
  ['40-overs-a-side', '40 overs a side'],
  ['4-day-match', '4-day match'],
  ['test', 'Test'],
])('%s is called %s', (format, label) => {
  expect(formatLabel(format)).toBe(label)
})

test('counts come in the order given with noughts, or else the most first', () => {
  expect(countsOf({ male: 2 }, ['male', 'female']).map(({ count }) => count)).toEqual([2, 0])
  expect(formatCounts({ odi: 1, t20: 3, test: 1 }).map(({ label }) => label)).toEqual([
    'T20',
    'ODI',
    'Test',
  ])
})

test.each([
  ['Ravi Rovers', 'ravi-rovers'],
  ['Hub River CC v Lyari Athletic CC', 'hub-river-cc-v-lyari-athletic-cc'],
  ['José  Ángel’s XI', 'jose-angel-s-xi'],
  ['عمر', 'عمر'],
  ['!!!', '-'],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
