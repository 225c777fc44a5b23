import { isRequiredPage } from '@pavilion/contract/cms/required-pages.ts'
import { expect, test } from 'vitest'
import { clientOf, freshApp, listening } from '#app/app-context.testing.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { loadContent } from './cms.ts'
import { anotherSite } from '#sites/site.testing.ts'

const app = await freshApp('empty')
await ensureDefaultSite(app)
const loaded = await loadContent(app)
const client = clientOf(app)
const ask = await listening(app)

const write = (post: {
  slug: string
  status: 'draft' | 'scheduled' | 'published'
  at: string | null
  site?: string
}) =>
  app.db
    .insertInto('post')
    .values({
      kind: 'page',
      slug: post.slug,
      title: `Title of ${post.slug}`,
      summary: 'Summary',
      body: '## Part\n\nWords.',
      category: 'Tests',
      author: 'Tester',
      cover_seed: post.slug,
      status: post.status,
      published_at: post.at,
      meta: '{}',
      site_id: post.site ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const hour = 3_600_000
const at = (offset: number) => new Date(Date.parse(app.now()) + offset).toISOString()

test('the articles that come with the software are there once', async () => {
  const { data } = await client.cms.filter({ page: { size: 100 } })

  expect(loaded).toBe(data.total)
  expect(data.items.filter(({ kind }) => kind === 'blog').length).toBeGreaterThanOrEqual(8)
  expect(data.items.filter(({ kind }) => kind === 'legend').length).toBeGreaterThanOrEqual(12)
  expect(await loadContent(app)).toBe(0)
})

test('an article that was taken out does not come back', async () => {
  await app.db.deleteFrom('post').where('slug', '=', 'super-overs').execute()

  expect(await loadContent(app)).toBe(0)
  expect((await ask('/api/v1/cms/posts/super-overs/show')).status).toBe(404)
})

test('every article of the blog has 400 to 900 words and a title of its own', async () => {
  const posts = await app.db.selectFrom('post').select(['title', 'body', 'kind']).execute()
  const lengths = posts
    .filter(({ kind }) => kind === 'blog')
    .map(({ body }) => body.split(/\s+/).length)

  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(400)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(900)
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
})

test('every legend says where its figures are from', async () => {
  const { data } = await client.cms.filter({
    filter: { kind: ['legend'] },
    expand: 'meta',
    page: { size: 100 },
  })

  for (const { title, meta } of data.items) {
    expect(meta?.source, title).toBe('career figures as commonly published')
    expect(meta?.figures.length, title).toBeGreaterThan(3)
    expect(
      meta?.figures.every(({ label, value }) => label && value),
      title,
    ).toBe(true)
  }
})

test('a post is shown by its id and by its slug, with its meta only where that is asked for', async () => {
  const byName = await client.cms.show({ id: 'how-net-run-rate-is-reckoned' })
  const byId = await client.cms.show({ id: byName.data.id, expand: 'meta' })

  expect(byName.data.meta).toBeUndefined()
  expect(byId.data.meta?.keywords).toContain('net run rate')
  expect(byId.data).toMatchObject({ slug: 'how-net-run-rate-is-reckoned', kind: 'blog' })
  expect(byId.data.html).toContain('<h2 id="the-sum">The sum</h2>')
  expect(byId.data.headings[0]).toEqual({ id: 'the-sum', text: 'The sum' })
})

test('an unknown post is not found, an unknown expansion is refused by name', async () => {
  const unknown = await ask('/api/v1/cms/posts/no-such-post/show')
  const noId = await ask('/api/v1/cms/posts/0190a000-0000-7000-8000-000000000000/show')
  const odd = await ask('/api/v1/cms/posts/how-net-run-rate-is-reckoned/show?expand=meta,author')
  const fine = await ask('/api/v1/cms/posts/how-net-run-rate-is-reckoned/show?expand=meta')
  const oddFilter = await ask('/api/v1/cms/posts/filter', { filter: { status: 'draft' } })

  expect([unknown.status, unknown.body.code]).toEqual([404, 'POST_NOT_FOUND'])
  expect(noId.status).toBe(404)
  expect([odd.status, odd.body.errors?.[0]?.path]).toEqual([422, 'expand'])
  expect(fine.status).toBe(200)
  expect([oddFilter.status, oddFilter.body.errors?.[0]?.path]).toEqual([422, 'filter.status'])
})

test('a draft is nobody’s, and a scheduled post waits for its time', async () => {
  await write({ slug: 'a-draft', status: 'draft', at: null })
  await write({ slug: 'tomorrow', status: 'scheduled', at: at(24 * hour) })
  await write({ slug: 'an-hour-ago', status: 'scheduled', at: at(-hour) })
  const { data } = await client.cms.filter({ filter: { kind: ['page'] } })

  const added = data.items.filter(({ slug }) => !isRequiredPage(slug))
  expect(added.map(({ slug }) => slug)).toEqual(['an-hour-ago'])
  expect((await ask('/api/v1/cms/posts/a-draft/show')).status).toBe(404)
  expect((await ask('/api/v1/cms/posts/tomorrow/show')).status).toBe(404)
})

test('what another site publishes is not shown here, and a site’s own slug hides the common one', async () => {
  const other = await anotherSite(app.db, { host: 'other.test' })
  const own = await write({
    slug: 'wides-no-balls-and-who-pays',
    status: 'published',
    at: at(-hour),
    site: other,
  })
  const here = await client.cms.show({ id: 'wides-no-balls-and-who-pays' })

  expect(here.data.id).not.toBe(own.id)
  expect((await ask(`/api/v1/cms/posts/${own.id}/show`)).status).toBe(404)
})

test('lists are filtered by words and category, counted, and paged without repeating', async () => {
  const blogs = { kind: ['blog' as const] }
  const words = await client.cms.filter({ filter: { ...blogs, text: 'net run' } })
  const rules = await client.cms.filter({ filter: { ...blogs, category: ['Rules'] } })
  const all = await client.cms.filter({ filter: blogs, page: { size: 100 } })

  expect(words.data.items.map(({ slug }) => slug)).toEqual(['how-net-run-rate-is-reckoned'])
  expect(rules.data.total).toBe(rules.data.items.length)
  const counted = all.data.counts.category.find(({ value }) => value === 'Rules')
  expect(counted?.count).toBe(rules.data.total)
  for (const sort of ['latest', 'title'] as const) {
    const first = await client.cms.filter({ filter: blogs, sort, page: { size: 3 } })
    const after = first.data.next!
    const second = await client.cms.filter({ filter: blogs, sort, page: { size: 100, after } })
    const slugs = [...first.data.items, ...second.data.items].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(all.data.total)
    expect(slugs.length).toBe(all.data.total)
  }
})

test('every wording of a post is kept', async () => {
  const { id } = await write({ slug: 'revised', status: 'draft', at: null })
  const revise = (body: string) =>
    app.db.updateTable('post').set({ body }).where('id', '=', id).execute()
  await revise('Second.')
  await revise('Second.')
  await revise('Third.')
  const kept = await app.db
    .selectFrom('post_revision')
    .select(['number', 'body'])
    .where('post_id', '=', id)
    .orderBy('number')
    .execute()

  expect(kept).toEqual([
    { number: 1, body: '## Part\n\nWords.' },
    { number: 2, body: 'Second.' },
    { number: 3, body: 'Third.' },
  ])
})

test('the home page has three sections, each with posts of its kind', async () => {
  const sections = await Promise.all(
    (['section-1', 'section-2', 'section-3'] as const).map((section) =>
      client.cms.home({ section }),
    ),
  )

  expect(sections.map(({ data }) => data.posts[0]?.kind)).toEqual(['news', 'legend', 'blog'])
  expect(sections[1]?.data.posts).toHaveLength(5)
  expect((await ask('/api/v1/cms/content/home/section-4')).status).toBe(422)
})
