import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrganisation, clientAs, someone } from '#access/people.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { clientOf, freshWorld } from '#world.testing.ts'
import { loadContent } from './cms.ts'
import { wordsFor } from './editor.testing.ts'
import { foreignTags, harmfulMarkdown } from './harm.testing.ts'

const gathered = await freshWorld('empty')
let instant = Date.parse('2026-07-01T09:00:00Z')
const world = { ...gathered, now: () => new Date(instant).toISOString() }
await ensureDefaultSite(world)
await loadContent(world)
const reader = clientOf(world)
const operator = await someone(world, { operator: true })
const editor = await clientAs(world, operator)

const minute = 60_000
const at = (offset: number) => new Date(instant + offset).toISOString()

async function draft(slug: string, change: Parameters<typeof wordsFor>[1] = {}) {
  const words = wordsFor(slug, change)
  return (await editor.editor.create({ key: randomUUID(), words })).data
}

const isOut = async (slug: string) => {
  const { data } = await reader.cms.filter({ page: { size: 100 } })
  return data.items.some((post) => post.slug === slug)
}

test('whoever may not edit is told that there is nothing, and nobody to log in', async () => {
  const { id } = await draft('hidden')
  const stranger = await clientAs(world, await someone(world))
  const club = await anOrganisation(world, 'club')
  const scorer = await someone(world, { roles: [{ organisationId: club, role: 'content-editor' }] })
  const elsewhere = await clientAs(world, scorer)

  await expect(reader.editor.show({ id })).rejects.toMatchObject({ status: 401 })
  for (const client of [stranger, elsewhere]) {
    await expect(client.editor.show({ id })).rejects.toMatchObject({ status: 404 })
    await expect(client.editor.filter({})).rejects.toMatchObject({ status: 404 })
    await expect(client.editor.preview({ body: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(client.editor.sections()).rejects.toMatchObject({ status: 404 })
    await expect(
      client.editor.stand({ id, revision: 1, status: 'published' }),
    ).rejects.toMatchObject({ status: 404 })
  }
})

test('a draft made twice with one key is one draft', async () => {
  const key = randomUUID()
  const words = wordsFor('made-twice')
  const [first, second] = await Promise.all([
    editor.editor.create({ key, words }),
    editor.editor.create({ key, words }),
  ])

  expect(second.data.id).toBe(first.data.id)
  expect(first.data).toMatchObject({ status: 'draft', revision: 1, changedBy: 'Someone Else' })
})

test('a draft is nobody’s until it is published, and nobody’s again when it is taken back', async () => {
  const { id, revision } = await draft('to-and-fro')
  expect(await isOut('to-and-fro')).toBe(false)

  const out = await editor.editor.stand({ id, revision, status: 'published' })
  expect(await isOut('to-and-fro')).toBe(true)
  const again = await editor.editor.stand({ id, revision, status: 'published' })
  expect(again.data).toEqual(out.data)

  instant += minute
  const back = await editor.editor.stand({ id, revision: out.data.revision, status: 'draft' })
  expect(await isOut('to-and-fro')).toBe(false)
  const { data } = await editor.editor.stand({
    id,
    revision: back.data.revision,
    status: 'published',
  })
  expect(data.publishedAt).toBe(out.data.publishedAt)
})

test('a scheduled post waits for its time, and then is published without anybody’s doing', async () => {
  const fresh = await clientAs(world, operator)
  const { id, revision } = (
    await fresh.editor.create({ key: randomUUID(), words: wordsFor('later') })
  ).data
  const when = at(10 * minute)
  const { data } = await fresh.editor.stand({ id, revision, status: 'scheduled', at: when })
  expect(data).toMatchObject({ status: 'scheduled' })
  await expect(reader.cms.show({ id })).rejects.toMatchObject({ status: 404 })

  instant = Date.parse(when) - 1
  expect(await isOut('later')).toBe(false)
  instant = Date.parse(when)
  expect(await isOut('later')).toBe(true)
  expect((await fresh.editor.show({ id })).data.status).toBe('published')
})

test('a time that has gone by, and a post that is not finished, are refused by the field', async () => {
  const { editor: calls } = await clientAs(world, operator)
  const make = async (slug: string, body: string) =>
    (await calls.create({ key: randomUUID(), words: wordsFor(slug, { body }) })).data
  const whole = await make('too-late', 'Words.')
  const empty = await make('not-finished', ' ')

  await expect(
    calls.stand({ id: whole.id, revision: 1, status: 'scheduled', at: at(-1) }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 422 })
  await expect(
    calls.stand({ id: empty.id, revision: 1, status: 'published' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', status: 422 })
})

test('of two who save the same revision one is told, and nothing of the other is lost', async () => {
  const { editor: calls } = await clientAs(world, operator)
  const { id } = (await calls.create({ key: randomUUID(), words: wordsFor('raced') })).data
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
  const { editor: calls } = await clientAs(world, operator)
  const { id } = (await calls.create({ key: randomUUID(), words: wordsFor('worded') })).data
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
  const { editor: calls } = await clientAs(world, operator)
  const { id } = (await calls.create({ key: randomUUID(), words: wordsFor('crowded') })).data
  await calls.save({ id, revision: 1, words: wordsFor('crowded', { body: 'Second.' }) })
  const restored = await Promise.all(
    Array.from({ length: 12 }, () => calls.restore({ id, revision: 2, number: 1 })),
  )

  expect(new Set(restored.map(({ data }) => data.revision))).toEqual(new Set([3]))
})

test('a slug is one post’s; where a published post once stood it is still found', async () => {
  const { editor: calls } = await clientAs(world, operator)
  const make = async (slug: string) =>
    (await calls.create({ key: randomUUID(), words: wordsFor(slug) })).data
  const { id } = await make('old-place')
  await calls.stand({ id, revision: 1, status: 'published' })
  await calls.save({ id, revision: 2, words: wordsFor('new-place') })

  expect((await reader.cms.show({ id: 'old-place' })).data.slug).toBe('new-place')
  await expect(make('new-place')).rejects.toMatchObject({ code: 'SLUG_TAKEN', status: 409 })
  await expect(make('super-overs')).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  const other = await make('old-place')
  await calls.stand({ id: other.id, revision: 1, status: 'published' })
  expect((await reader.cms.show({ id: 'old-place' })).data.id).toBe(other.id)
})

test('an archived post is out of sight but not gone', async () => {
  const { editor: calls } = await clientAs(world, operator)
  const { id } = (await calls.create({ key: randomUUID(), words: wordsFor('put-away') })).data
  await calls.stand({ id, revision: 1, status: 'published' })
  await calls.stand({ id, revision: 2, status: 'archived' })
  const { data } = await calls.filter({ filter: { status: ['archived'], text: 'put-away' } })

  expect(await isOut('put-away')).toBe(false)
  expect(data.items).toMatchObject([{ id, status: 'archived' }])
  expect(data.counts.status.find(({ value }) => value === 'archived')?.count).toBe(1)
})

test('the desk lists every post once, whatever its status, latest change first', async () => {
  const { editor: calls } = await clientAs(world, operator)
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
  const club = await anOrganisation(world, 'club')
  const site = await world.db
    .insertInto('site')
    .values({
      name: 'Other',
      tagline: '',
      description: '',
      country: 'PK',
      currency: 'PKR',
      locale: 'en',
      time_zone: 'UTC',
      no_reply: '',
      contact_email: '',
      theme: '{}',
      links: '{}',
      organisation_id: club,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await world.db
    .insertInto('post')
    .values({
      site_id: site.id,
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
  const { editor: calls } = await clientAs(world, operator)

  await expect(calls.show({ id })).rejects.toMatchObject({ status: 404 })
  await expect(calls.revisions({ id })).rejects.toMatchObject({ status: 404 })
  expect((await calls.filter({ filter: { text: 'theirs' } })).data.total).toBe(0)
})

test('a part of the home page is worded by one editor at a time', async () => {
  const { editor: calls } = await clientAs(world, operator)
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

test('meta that is too long is refused, and so is a cover without words for it', async () => {
  const { editor: calls } = await clientAs(world, operator)
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
  const { editor: calls } = await clientAs(world, operator)
  const body = ['## Part', ...harmfulMarkdown].join('\n\n')
  const words = wordsFor('previewed', { body })
  const { id } = (await calls.create({ key: randomUUID(), words })).data
  await calls.stand({ id, revision: 1, status: 'published' })
  const preview = await calls.preview({ body })
  const { data } = await reader.cms.show({ id: 'previewed' })

  expect(preview.data.html).toBe(data.html)
  expect(foreignTags(data.html)).toEqual([])
})
