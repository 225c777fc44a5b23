import { expect, test } from 'vitest'
import { memoryKeeper } from '#state/storage.ts'
import { blankWords, slugFrom } from './blank-words.ts'
import { forgetDraft, keepDraft, keepEarlier, readDraft, readUnsaved } from './kept-draft.ts'

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

test('what waits for an answer lies beside what is typed, the newest first', () => {
  const keeper = memoryKeeper()
  const earlier = { ...kept, at: '2026-06-30T09:00:00.000Z' }
  keepEarlier(keeper, 'one', [earlier])
  keepDraft(keeper, 'one', kept)

  expect(readUnsaved(keeper, 'one')).toEqual([kept, earlier])
  forgetDraft(keeper, 'one')
  expect(readUnsaved(keeper, 'one')).toEqual([earlier])
  keepEarlier(keeper, 'one', [])
  expect(readUnsaved(keeper, 'one')).toEqual([])
})

test('of texts that nobody answers for the latest five are kept', () => {
  const keeper = memoryKeeper()
  const many = Array.from({ length: 8 }, (_, at) => ({ ...kept, key: String(at) }))
  keepEarlier(keeper, 'one', many)

  expect(readUnsaved(keeper, 'one').map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4'])
})

test('a slug is what can be read of a title', () => {
  expect(slugFrom('Ravi Rovers’ year: 2026!')).toBe('ravi-rovers-year-2026')
  expect(slugFrom('José Ángel')).toBe('jose-angel')
  expect(slugFrom('…')).toBe('')
  expect(slugFrom('a'.repeat(200))).toHaveLength(100)
})
