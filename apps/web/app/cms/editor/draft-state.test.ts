import { blankPost } from '@pavilion/contract/cms/blank-post.ts'
import { PostId } from '@pavilion/contract/cms/post.ts'
import type { EditorPost } from '@pavilion/contract/cms/editor-post.ts'
import { expect, test } from 'vitest'
import { draftAfter, type DraftState } from './draft-state.ts'

const words = { ...blankPost, author: 'Sana', slug: 'a', title: 'A', body: 'Mine.' }
const post: EditorPost = {
  id: PostId.parse('0190a000-0000-7000-8000-000000000000'),
  kind: 'blog',
  slug: 'a',
  title: 'A',
  category: '',
  organisation: null,
  author: 'Sana',
  status: 'draft',
  publishedAt: null,
  changedAt: '2026-07-01T09:00:00Z',
  changedBy: 'Sana',
  revision: 2,
  words,
}
const draft: DraftState = {
  saved: post,
  words,
  blank: words,
  key: 'key',
  isBusy: false,
  problems: {},
  theirs: undefined,
}

test('what is typed while a save is pending stays', () => {
  const typing = draftAfter(draft, { type: 'changed', part: { body: 'Mine. More.' } })
  const taken = draftAfter(typing, { type: 'taken', post: { ...post, revision: 3 }, sent: words })

  expect(taken).toMatchObject({ words: { body: 'Mine. More.' }, saved: { revision: 3 } })
})

test('what was sent becomes what the server made of it', () => {
  const trimmed = { ...post, words: { ...words, title: 'Trimmed' } }
  const taken = draftAfter(draft, { type: 'taken', post: trimmed, sent: words })

  expect(taken.words.title).toBe('Trimmed')
})

test('a problem goes with the field that is changed, and no other', () => {
  const problems = { title: 'No title', 'meta.description': 'Too long' }
  const refused = draftAfter(draft, { type: 'refused', problems })
  const changed = draftAfter(refused, { type: 'changed', part: { meta: words.meta } })

  expect(changed.problems).toEqual({ title: 'No title' })
})

test('text kept from an earlier revision is compared before it can be saved over a later one', () => {
  const kept = { words: { ...words, body: 'Kept.' }, key: 'key', at: post.changedAt }
  const older = draftAfter(draft, { type: 'restored', kept: { ...kept, revision: 1 } })
  const same = draftAfter(draft, { type: 'restored', kept: { ...kept, revision: 2 } })

  expect(older).toMatchObject({ words: { body: 'Kept.' }, theirs: { revision: 2 } })
  expect(same.theirs).toBeUndefined()
})

test('who gives way has the other’s words', () => {
  const theirs = { ...post, revision: 3, words: { ...words, body: 'Theirs.' } }
  const after = draftAfter({ ...draft, theirs }, { type: 'gave-way', post: theirs })

  expect(after).toMatchObject({
    words: { body: 'Theirs.' },
    saved: { revision: 3 },
    theirs: undefined,
  })
})

test('the author of a new post is whoever writes it, once that is known, unless another was written', () => {
  const begun = { type: 'begun', blank: { ...blankPost, author: 'Sana' } } as const
  const nameless = blankPost
  const fresh = { ...draft, saved: undefined, blank: nameless, words: nameless }
  const titled = draftAfter(fresh, { type: 'changed', part: { title: 'A' } })
  const signed = draftAfter(fresh, { type: 'changed', part: { author: 'Umar' } })

  expect(draftAfter(fresh, begun).words).toEqual(begun.blank)
  expect(draftAfter(titled, begun).words).toMatchObject({ title: 'A', author: 'Sana' })
  expect(draftAfter(signed, begun).words.author).toBe('Umar')
  expect(draftAfter({ ...fresh, saved: post }, begun).words.author).toBe('')
})
