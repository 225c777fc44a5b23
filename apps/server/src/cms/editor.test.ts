import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#app/access-walk/people.testing.ts'
import { newsroom, wordsFor } from './editor.testing.ts'
import { anotherSite } from '#sites/site.testing.ts'

const { app, editor, reader, at, wait, draft } = await newsroom()

const minute = 60_000

const isOut = async (slug: string) => {
  const { data } = await reader.cms.filter({ page: { size: 100 } })
  return data.items.some((post) => post.slug === slug)
}

test('whoever may not edit is told that there is nothing, and nobody to log in', async () => {
  const { id } = await draft('hidden')
  const stranger = await clientAs(app, await someone(app))
  const club = await anOrganisation(app, 'club')
  const scorer = await someone(app, { roles: [{ organisationId: club, role: 'content-editor' }] })
  const elsewhere = await clientAs(app, scorer)

  await expect(reader.editor.show({ id })).rejects.toMatchObject({ status: 401 })
  await expect(stranger.editor.filter({})).rejects.toMatchObject({ status: 404 })
  await expect(stranger.editor.preview({ body: 'x' })).rejects.toMatchObject({ status: 404 })
  for (const client of [stranger, elsewhere]) {
    await expect(client.editor.show({ id })).rejects.toMatchObject({ status: 404 })
    await expect(client.editor.sections()).rejects.toMatchObject({ status: 404 })
    await expect(
      client.editor.changeStatus({ id, revision: 1, status: 'published' }),
    ).rejects.toMatchObject({ status: 404 })
  }
})

test('a draft made twice with one key is one draft', async () => {
  const key = randomUUID()
  const words = wordsFor('made-twice')
  const calls = await editor()
  const [first, second] = await Promise.all([
    calls.create({ key, words }),
    calls.create({ key, words }),
  ])

  expect(second.data.id).toBe(first.data.id)
  expect(first.data).toMatchObject({ status: 'draft', revision: 1, changedBy: 'Someone Else' })
})

test('a draft is hidden until it is published, and again when it is unpublished', async () => {
  const { id, revision } = await draft('to-and-fro')
  const calls = await editor()
  expect(await isOut('to-and-fro')).toBe(false)

  const out = await calls.changeStatus({ id, revision, status: 'published' })
  expect(await isOut('to-and-fro')).toBe(true)
  const again = await calls.changeStatus({ id, revision, status: 'published' })
  expect(again.data).toEqual(out.data)

  wait(minute)
  const back = await calls.changeStatus({ id, revision: out.data.revision, status: 'draft' })
  expect(await isOut('to-and-fro')).toBe(false)
  const { data } = await calls.changeStatus({
    id,
    revision: back.data.revision,
    status: 'published',
  })
  expect(data.publishedAt).toBe(out.data.publishedAt)
})

test('a scheduled post waits for its time, and then is published without anybody’s doing', async () => {
  const calls = await editor()
  const { id, revision } = await draft('later')
  const when = at(10 * minute)
  const { data } = await calls.changeStatus({ id, revision, status: 'scheduled', at: when })
  expect(data).toMatchObject({ status: 'scheduled' })
  await expect(reader.cms.show({ id })).rejects.toMatchObject({ status: 404 })

  wait(10 * minute - 1)
  expect(await isOut('later')).toBe(false)
  wait(1)
  expect(await isOut('later')).toBe(true)
  expect((await calls.show({ id })).data.status).toBe('published')
})

test('a time that has gone by, and a post that is not finished, are refused by the field', async () => {
  const calls = await editor()
  const make = async (slug: string, body: string) =>
    (await calls.create({ key: randomUUID(), words: wordsFor(slug, { body }) })).data
  const whole = await make('too-late', 'Words.')
  const empty = await make('not-finished', ' ')

  await expect(
    calls.changeStatus({ id: whole.id, revision: 1, status: 'scheduled', at: at(-1) }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 422 })
  await expect(
    calls.changeStatus({ id: empty.id, revision: 1, status: 'published' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 422 })
})

test('an archived post is hidden but kept', async () => {
  const calls = await editor()
  const { id } = await draft('put-away')
  await calls.changeStatus({ id, revision: 1, status: 'published' })
  await calls.changeStatus({ id, revision: 2, status: 'archived' })
  const { data } = await calls.filter({ filter: { status: ['archived'], text: 'put-away' } })

  expect(await isOut('put-away')).toBe(false)
  expect(data.items).toMatchObject([{ id, status: 'archived' }])
  expect(data.counts.status.find(({ value }) => value === 'archived')?.count).toBe(1)
})

test('the console lists every post once, whatever its status, latest change first', async () => {
  const calls = await editor()
  const all = await calls.filter({ page: { size: 100 } })
  const slugs: string[] = []
  for (let after: string | undefined; ;) {
    const { data } = await calls.filter({ page: { size: 7, after } })
    slugs.push(...data.items.map(({ slug }) => slug))
    if (data.next === null) break
    after = data.next
  }

  expect(new Set(slugs).size).toBe(all.data.total)
  expect(slugs).toEqual(all.data.items.map(({ slug }) => slug))
  expect(all.data.items.some(({ status }) => status === 'draft')).toBe(true)
})

test('an editor of one site sees nothing of another', async () => {
  const club = await anOrganisation(app, 'club')
  const siteId = await anotherSite(app.db, { organisation_id: club })
  const { id } = await app.db
    .insertInto('post')
    .values({
      site_id: siteId,
      kind: 'blog',
      slug: 'theirs',
      title: 'Theirs',
      summary: 's',
      body: 'b',
      category: 'c',
      author: 'a',
      cover_seed: 'x',
      meta: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const calls = await editor()

  await expect(calls.show({ id })).rejects.toMatchObject({ status: 404 })
  await expect(calls.revisions({ id })).rejects.toMatchObject({ status: 404 })
  expect((await calls.filter({ filter: { text: 'theirs' } })).data.total).toBe(0)
})

test('a part of the home page is worded by one editor at a time', async () => {
  const calls = await editor()
  const [before] = (await calls.sections()).data
  const { name, revision, ...words } = before!
  const changed = { ...words, title: 'What is new', size: 2 }
  const { data } = await calls.saveSection({ name, revision, words: changed })
  const again = await calls.saveSection({ name, revision, words: changed })

  expect(data).toMatchObject({ title: 'What is new', revision: revision + 1 })
  expect(again.data).toEqual(data)
  expect((await reader.cms.home({ section: 'section-1' })).data.title).toBe('What is new')
  await expect(calls.saveSection({ name, revision, words })).rejects.toMatchObject({
    code: 'STALE_REVISION',
  })
})
