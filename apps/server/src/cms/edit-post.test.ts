import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsroom, wordsFor } from './editor.testing.ts'
import { foreignTags, harmfulMarkdown } from './hostile-markdown.testing.ts'

const { editor, reader, draft } = await newsroom()

test('of two who save the same revision one is told, and nothing of the other is lost', async () => {
  const calls = await editor()
  const { id } = await draft('raced')
  const save = (body: string) => calls.save({ id, revision: 1, words: wordsFor('raced', { body }) })
  const outcomes = await Promise.allSettled([save('One.'), save('Other.')])
  const kept = outcomes.filter(({ status }) => status === 'fulfilled')
  const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected')

  expect(kept).toHaveLength(1)
  expect(refused?.reason).toMatchObject({ code: 'STALE_REVISION', status: 409 })
  const { words } = (await calls.show({ id })).data
  const sent = await save(words.body)
  expect(sent.data.revision).toBe(2)
})

test('every save is a revision with its author, and an earlier one can be taken again', async () => {
  const calls = await editor()
  const { id } = await draft('worded')
  await calls.save({ id, revision: 1, words: wordsFor('worded', { body: 'Second.' }) })
  await calls.save({ id, revision: 2, words: wordsFor('worded', { body: 'Third.' }) })
  const first = await calls.revisions({ id, page: { size: 2 } })
  const rest = await calls.revisions({ id, page: { size: 2, after: first.data.next ?? '' } })
  const { data } = await calls.restore({ id, revision: 3, number: 1 })

  expect([...first.data.items, ...rest.data.items].map(({ number }) => number)).toEqual([3, 2, 1])
  expect(first.data.items[0]).toMatchObject({ savedBy: 'Someone Else', status: 'draft' })
  expect(data).toMatchObject({ revision: 4, words: { body: '## Part\n\nWords.' } })
  expect((await calls.revision({ id, number: 3 })).data.words.body).toBe('Third.')
  await expect(calls.revision({ id, number: 9 })).rejects.toMatchObject({ status: 404 })
})

test('many who take an earlier wording at once make one revision, and nobody waits in vain', async () => {
  const calls = await editor()
  const { id } = await draft('crowded')
  await calls.save({ id, revision: 1, words: wordsFor('crowded', { body: 'Second.' }) })
  const restored = await Promise.all(
    Array.from({ length: 12 }, () => calls.restore({ id, revision: 2, number: 1 })),
  )

  expect(new Set(restored.map(({ data }) => data.revision))).toEqual(new Set([3]))
})

test('a slug is one post’s; where a published post once stood it is still found', async () => {
  const calls = await editor()
  const make = async (slug: string) =>
    (await calls.create({ key: randomUUID(), words: wordsFor(slug) })).data
  const { id } = await make('old-place')
  await calls.changeStatus({ id, revision: 1, status: 'published' })
  await calls.save({ id, revision: 2, words: wordsFor('new-place') })

  expect((await reader.cms.show({ id: 'old-place' })).data.slug).toBe('new-place')
  await expect(make('new-place')).rejects.toMatchObject({ code: 'SLUG_TAKEN', status: 409 })
  await expect(make('super-overs')).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  const other = await make('old-place')
  await calls.changeStatus({ id: other.id, revision: 1, status: 'published' })
  expect((await reader.cms.show({ id: 'old-place' })).data.id).toBe(other.id)
})

test('meta that is too long is refused, and so is a cover without words for it', async () => {
  const calls = await editor()
  const refused = (change: Parameters<typeof wordsFor>[1]) =>
    expect(
      calls.create({ key: randomUUID(), words: wordsFor('too-long', change) }),
    ).rejects.toMatchObject({ status: 400 })

  await refused({ title: 'x'.repeat(121) })
  await refused({ slug: 'Not A Slug' })
  await refused({ cover: { id: randomUUID(), alt: ' ' } })
  await expect(
    calls.create({
      key: randomUUID(),
      words: wordsFor('no-such-picture', { cover: { id: randomUUID(), alt: 'A ball' } }),
    }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('the preview is what readers get, and what is meant to harm them harms neither', async () => {
  const calls = await editor()
  const body = ['## Part', ...harmfulMarkdown].join('\n\n')
  const words = wordsFor('previewed', { body })
  const { id } = (await calls.create({ key: randomUUID(), words })).data
  await calls.changeStatus({ id, revision: 1, status: 'published' })
  const preview = await calls.preview({ body })
  const { data } = await reader.cms.show({ id: 'previewed' })

  expect(preview.data.html).toBe(data.html)
  expect(foreignTags(data.html)).toEqual([])
})
