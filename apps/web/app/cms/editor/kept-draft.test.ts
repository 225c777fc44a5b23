import { blankPost } from '@pavilion/contract/cms/blank-post.ts'
import { expect, test } from 'vitest'
import { memoryStorage } from '#state/storage.ts'
import { slugFrom } from './write-panel.tsx'
import { forgetDraft, keepDraft, keepEarlier, readDraft, readUnsaved } from './kept-draft.ts'

const words = { ...blankPost, kind: 'news' as const, author: 'Sana', title: 'Half a sentence' }
const kept = { words, revision: 3, key: 'a key', at: '2026-07-01T09:00:00.000Z' }

test('what was not saved is found again, post by post, until it is forgotten', () => {
  const storage = memoryStorage()
  keepDraft(storage, 'one', kept)

  expect(readDraft(storage, 'one')).toEqual(kept)
  expect(readDraft(storage, 'other')).toBeUndefined()
  forgetDraft(storage, 'one')
  expect(readDraft(storage, 'one')).toBeUndefined()
})

test.each([
  'no JSON',
  '[]',
  '{"words":{}}',
  JSON.stringify({ ...kept, words: { ...words, body: 7 } }),
  JSON.stringify({ ...kept, words: { ...words, meta: {} } }),
])('%s is no draft', (text) => {
  const storage = memoryStorage()
  storage.set('unsaved-post:one', text)

  expect(readDraft(storage, 'one')).toBeUndefined()
})

test('what waits for an answer lies beside what is typed, newest first', () => {
  const storage = memoryStorage()
  const earlier = { ...kept, at: '2026-06-30T09:00:00.000Z' }
  keepEarlier(storage, 'one', [earlier])
  keepDraft(storage, 'one', kept)

  expect(readUnsaved(storage, 'one')).toEqual([kept, earlier])
  forgetDraft(storage, 'one')
  expect(readUnsaved(storage, 'one')).toEqual([earlier])
  keepEarlier(storage, 'one', [])
  expect(readUnsaved(storage, 'one')).toEqual([])
})

test('of texts that nobody answers for the latest five are kept', () => {
  const storage = memoryStorage()
  const many = Array.from({ length: 8 }, (_, at) => ({ ...kept, key: String(at) }))
  keepEarlier(storage, 'one', many)

  expect(readUnsaved(storage, 'one').map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4'])
})

test('a slug is what can be read of a title', () => {
  expect(slugFrom('Ravi Rovers’ year: 2026!')).toBe('ravi-rovers-year-2026')
  expect(slugFrom('José Ángel')).toBe('jose-angel')
  expect(slugFrom('…')).toBe('')
  expect(slugFrom('a'.repeat(200))).toHaveLength(100)
})
