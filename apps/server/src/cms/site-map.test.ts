import { expect, test } from 'vitest'
import { clientOf, freshApp } from '#app/app-context.testing.ts'
import { loadContent } from './cms.ts'

const app = await freshApp('sample')
await loadContent(app)
const client = clientOf(app)

test('the map counts what the lists count', async () => {
  const { data: counts } = await client.sites.counts()
  const { data: parts } = await client.cms.siteMap()

  expect(parts.every(({ parts: many }) => many === 1)).toBe(true)
  for (const kind of [
    'matches',
    'tournaments',
    'teams',
    'players',
    'officials',
    'grounds',
  ] as const) {
    const { data } = await client.cms.siteMapPart({ kind, part: 1 })
    expect(data.length, kind).toBe(counts[kind])
  }
})

test('a match has the same address in the map as in the lists', async () => {
  const { data: pages } = await client.cms.siteMapPart({ kind: 'matches', part: 1 })
  const { data: list } = await client.matches.filter({ page: { size: 100 } })
  const mapped = new Map(pages.map(({ id, slug }) => [id, slug]))

  for (const { id, slug } of list.items) expect(mapped.get(id)).toBe(slug)
})

test('a part beyond the last is empty', async () => {
  expect((await client.cms.siteMapPart({ kind: 'matches', part: 2 })).data).toEqual([])
})
