import { expect, test } from 'vitest'
import { changedIn, ownKept, ownRowsKept } from './own-kept.ts'

test('one’s own changes stay, and everything else is as somebody else has saved it', () => {
  const before = { name: 'Cup', city: 'Leeds', grounds: ['Park'] }
  const mine = { ...before, name: 'Spring Cup' }
  const theirs = { ...before, city: 'York', grounds: ['Park', 'Quay'] }

  expect(ownKept({ before, mine, theirs })).toEqual({
    name: 'Spring Cup',
    city: 'York',
    grounds: ['Park', 'Quay'],
  })
  expect(changedIn(before, theirs)).toEqual(['city', 'grounds'])
})

test('where both have changed the same, one’s own stays to be looked at', () => {
  const before = { name: 'Cup' }

  expect(ownKept({ before, mine: { name: 'A' }, theirs: { name: 'B' } })).toEqual({ name: 'A' })
})

test('rows that either has added are there, and rows that either has removed are gone', () => {
  const row = (id: string, name: string) => ({ id, name })
  const before = [row('a', 'Ash'), row('b', 'Birch'), row('c', 'Cedar'), row('d', 'Damson')]
  const mine = [row('a', 'Ash & Co'), row('c', 'Cedar'), row('d', 'Damson'), row('m', 'Mine')]
  const theirs = [row('a', 'Ash'), row('b', 'Birch'), row('d', 'Damson Ltd'), row('t', 'Theirs')]

  expect(ownRowsKept({ before, mine, theirs }).map(({ name }) => name)).toEqual([
    'Ash & Co',
    'Damson Ltd',
    'Theirs',
    'Mine',
  ])
})
