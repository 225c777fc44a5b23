import { expect, test } from 'vitest'
import { memoryKeeper } from '#state/keeper.ts'
import { blankWords, slugFrom } from './blank-words.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts'

const words = { ...blankWords('news', 'Sana'), title: 'Half a sentence' }
const kept = { words, revision: 3, key: 'a key', at: '2026-07-01T09:00:00.000Z' }

test('what was not saved is found again, post by post, until it is forgotten', () => {
  const keeper = memoryKeeper()
  keepDraft(keeper, 'one', kept)

  expect(readDraft(keeper, 'one')).toEqual(kept)
  expect(readDraft(keeper, 'other')).toBeUndefined()
  forgetDraft(keeper, 'one')
  expect(readDraft(keeper, 'one')).toBeUndefined()
})

test.each([
  'no JSON',
  '[]',
  '{"words":{}}',
  JSON.stringify({ ...kept, words: { ...words, body: 7 } }),
  JSON.stringify({ ...kept, words: { ...words, meta: {} } }),
])('%s is no draft', (text) => {
  const keeper = memoryKeeper()
  keeper.set('unsaved-post:one', text)

  expect(readDraft(keeper, 'one')).toBeUndefined()
})

test('a slug is what can be read of a title', () => {
  expect(slugFrom('Ravi Rovers’ year: 2026!')).toBe('ravi-rovers-year-2026')
  expect(slugFrom('José Ángel')).toBe('jose-angel')
  expect(slugFrom('…')).toBe('')
  expect(slugFrom('a'.repeat(200))).toHaveLength(100)
})
