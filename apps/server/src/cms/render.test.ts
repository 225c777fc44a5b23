import { expect, test } from 'vitest'
import { newsroom } from './editor.testing.ts'
import { renderOlder } from './render-older.ts'

const { app, editor, reader, draft } = await newsroom()

const storedOf = (id: string) =>
  app.db
    .selectFrom('post_revision')
    .select(['number', 'rendered'])
    .where('post_id', '=', id)
    .orderBy('number')
    .execute()

async function publish(slug: string, body: string) {
  const { id, revision } = await draft(slug, { body })
  await (await editor()).changeStatus({ id, revision, status: 'published' })
  return id
}

test('a post is rendered when it is saved, and kept so with every revision', async () => {
  const id = await publish('kept', '*One*')
  const { revision, words } = (await (await editor()).show({ id })).data
  await (await editor()).save({ id, revision, words: { ...words, body: '*Two*' } })
  const stored = await storedOf(id)

  expect(stored.map(({ number, rendered }) => [number, rendered?.html])).toEqual([
    [1, '<p><em>One</em></p>\n'],
    [2, '<p><em>One</em></p>\n'],
    [3, '<p><em>Two</em></p>\n'],
  ])
})

test('readers are shown what was kept, and nothing is rendered for them', async () => {
  const id = await publish('shown', 'Words.')
  const kept = { renderer: 1, html: '<p>As kept.</p>', headings: [], minutes: 7 }
  const values = { rendered: JSON.stringify(kept) }
  await app.db.updateTable('post').set(values).where('id', '=', id).execute()

  const { data } = await reader.cms.show({ id })

  expect(data).toMatchObject({ html: '<p>As kept.</p>', minutes: 7 })
})

test('a body that was changed behind the editor is not shown with its former rendering', async () => {
  const id = await publish('behind', 'Before.')
  await app.db.updateTable('post').set({ body: 'After.' }).where('id', '=', id).execute()

  expect((await reader.cms.show({ id })).data.html).toBe('<p>After.</p>\n')
})

test('wordings from before are rendered once, and too intricate ones shown as they were written', async () => {
  const [plain, nested] = [await publish('plain', 'Words.'), await publish('nested', 'Words.')]
  await app.db
    .updateTable('post')
    .set({ body: '>'.repeat(30) })
    .where('id', '=', nested)
    .execute()
  await app.db.updateTable('post_revision').set({ rendered: null }).execute()

  const count = await renderOlder(app)

  expect(count).toBeGreaterThan(4)
  expect(await renderOlder(app)).toBe(0)
  expect((await storedOf(plain)).map(({ rendered }) => rendered?.html)).toEqual([
    '<p>Words.</p>\n',
    '<p>Words.</p>\n',
  ])
  const { data } = await reader.cms.show({ id: nested })
  expect(data.html).toBe(`<pre>${'&gt;'.repeat(30)}</pre>\n`)
})

test('a text that would take long is neither previewed nor saved, and the editor is told why', async () => {
  const calls = await editor()
  const body = '>'.repeat(20_000)
  const refusal = { code: 'TOO_INTRICATE', status: 422, message: expect.stringContaining('nested') }

  await expect(calls.preview({ body })).rejects.toMatchObject(refusal)
  await expect(draft('too-deep', { body })).rejects.toMatchObject(refusal)
})
