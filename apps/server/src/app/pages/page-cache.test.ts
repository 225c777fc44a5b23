import { expect, onTestFinished, test, vi } from 'vitest'
import { PageCache, type Rendered } from './page-cache.ts'

const matchId = '01990000-0000-7000-8000-000000000001'
const key = `http://x/match-central/matches/${matchId}`

const page = (text: string, keep = true): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  keep,
})

/** Counts how often it renders. */
function renderer(keep = true) {
  let times = 0
  const render = async () => {
    times += 1
    const text = `page ${times}`
    await new Promise((resolve) => setImmediate(resolve))
    return page(text, keep)
  }
  return { render, times: () => times }
}

const textOf = (found: { readonly body: Buffer | { readonly plain: Buffer } } | undefined) =>
  found && String(Buffer.isBuffer(found.body) ? found.body : found.body.plain)

test('a page that is asked for many times at once is rendered once', async () => {
  const cache = new PageCache()
  const { render, times } = renderer()

  const found = await Promise.all(Array.from({ length: 50 }, () => cache.render(key, render)))

  expect(times()).toBe(1)
  expect(found.map(textOf)).toEqual(Array.from({ length: 50 }, () => 'page 1'))
  expect(textOf(cache.find(key, render))).toBe('page 1')
})

test('a page is out of date as soon as its match moves', async () => {
  const cache = new PageCache({ matchFreshMs: 60_000 })
  const { render } = renderer()
  await cache.render(key, render)

  cache.expireMatch(matchId)

  expect(cache.find(key, render)).toBeUndefined()
  expect(textOf(await cache.render(key, render))).toBe('page 2')
})

test('whoever has changed what a page shows waits for the new page, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = new PageCache({ freshMs: 60_000, soonMs: 1 })
  const address = `http://x/match-central/tournaments/${matchId}`
  await cache.render(address, renderer().render)
  const slow = Promise.withResolvers<Rendered>()

  cache.expireChanged(matchId)

  expect(cache.find(address, () => slow.promise)).toBeUndefined()
  const answer = cache.render(address, () => slow.promise)
  await vi.advanceTimersByTimeAsync(60_000)
  slow.resolve(page('with the sponsor'))
  expect(textOf(await answer)).toBe('with the sponsor')
})

test('what was changed is shown as it was where no new page can be rendered', async () => {
  const cache = new PageCache({ freshMs: 60_000 })
  await cache.render(key, renderer().render)

  cache.expireChanged(matchId)

  expect(textOf(await cache.render(key, async () => broken))).toBe('page 1')
})

const broken: Rendered = { ...page('The database is away.', false), status: 503 }

test.each([
  ['cannot be rendered', () => Promise.reject(new Error('no light'))],
  ['is refused', async () => broken],
  ['takes long', () => new Promise<Rendered>(() => undefined)],
])('when a new page %s, the old one is answered and says how old it is', async (_, render) => {
  const cache = new PageCache({ freshMs: -5_000, matchFreshMs: -5_000, soonMs: 1 })
  await cache.render(key, renderer().render)

  const answer = await cache.render(key, render)

  expect(textOf(answer)).toBe('page 1')
  expect(answer.headers['age']).toBe('6')
  expect(answer.headers['cache-status']).toBe('Pavilion; hit; ttl=-6; detail=stale-if-error')
})

test('a page that could not be rendered is not tried again by everybody who asks', async () => {
  const cache = new PageCache({ matchFreshMs: -5_000, retryMs: 60_000 })
  const { render, times } = renderer()
  await cache.render(key, render)

  await cache.render(key, async () => broken)
  const answers = [cache.find(key, render), cache.find(key, render)]

  expect(answers.map(textOf)).toEqual(['page 1', 'page 1'])
  expect(times()).toBe(1)
})

test('a page that cannot be rendered and was never kept is answered as it is', async () => {
  expect(textOf(await new PageCache().render(key, async () => broken))).toBe(
    'The database is away.',
  )
})

test('a page that was being rendered when its match moved is not kept', async () => {
  const cache = new PageCache({ matchFreshMs: 60_000 })
  const { render, times } = renderer()
  const old = cache.render(key, render)

  cache.expireMatch(matchId)
  const fresh = cache.render(key, render)

  expect([textOf(await old), textOf(await fresh)]).toEqual(['page 1', 'page 2'])
  expect(textOf(cache.find(key, render))).toBe('page 2')
  expect(times()).toBe(2)
})

test('a stale page is answered while it is rendered anew', async () => {
  const cache = new PageCache({ matchFreshMs: -1, staleMs: 60_000 })
  const { render } = renderer()
  await cache.render(key, render)

  const stale = cache.find(key, render)
  await cache.render(key, render)

  expect(textOf(stale)).toBe('page 1')
  expect(textOf(cache.find(key, render))).toBe('page 2')
})

test('a page that is too old is not answered', async () => {
  const cache = new PageCache({ matchFreshMs: -1, staleMs: 0 })
  const { render } = renderer()
  await cache.render(key, render)

  expect(cache.find(key, render)).toBeUndefined()
})

test('a page for one visitor is not cached', async () => {
  const cache = new PageCache()
  const { render } = renderer(false)
  await cache.render(key, render)

  expect(cache.find(key, render)).toBeUndefined()
})

test('a page that cannot be rendered is tried again by who asks next', async () => {
  const cache = new PageCache()
  const failing = () => Promise.reject(new Error('no light'))

  await expect(cache.render(key, failing)).rejects.toThrow('no light')

  expect(textOf(await cache.render(key, renderer().render))).toBe('page 1')
})

test('however many pages there are, they take no more room than they may', async () => {
  const cache = new PageCache({ mostBytes: 10_000 })

  for (let i = 0; i < 500; i += 1) {
    await cache.render(`${key}?${i}`, async () => page('x'.repeat(100)))
  }

  expect(cache.bytes).toBeLessThanOrEqual(10_000)
  expect(cache.find(`${key}?499`, renderer().render)).toBeDefined()
  expect(cache.find(`${key}?0`, renderer().render)).toBeUndefined()
})

test('whoever asks for everything takes no room from others', async () => {
  const cache = new PageCache({ mostBytes: 10_000 })
  const render = async () => page('x'.repeat(100))
  const others = Array.from({ length: 8 }, (_, i) => `http://x/teams?${i}`)
  for (const [i, theirs] of others.entries()) await cache.render(theirs, render, `192.0.2.${i}`)

  for (let i = 0; i < 500; i += 1) await cache.render(`${key}?${i}`, render, '203.0.113.9')
  // What the flood asks for as well stays with those who asked first.
  await cache.render(others[0] ?? '', render, '203.0.113.9')
  for (let i = 0; i < 500; i += 1) await cache.render(`${key}?again=${i}`, render, '203.0.113.9')

  expect(others.filter((one) => cache.find(one, render) === undefined)).toEqual([])
  expect(cache.bytes).toBeLessThanOrEqual(10_000)
})

test('a list goes stale though a match’s page of the same age does not', async () => {
  const cache = new PageCache({ freshMs: -1, staleMs: 0 })
  const { render } = renderer()
  await cache.render(key, render)
  await cache.render('http://x/match-central/matches', render)

  expect(cache.find(key, render)).toBeDefined()
  expect(cache.find('http://x/match-central/matches', render)).toBeUndefined()
})

test('pages that are not answered any more take no room', async () => {
  const cache = new PageCache({ freshMs: -1, staleMs: 0, staleIfErrorMs: 0 })

  for (let i = 0; i < 100; i += 1) {
    await cache.render(`http://x/teams?${i}`, async () => page('x'.repeat(100)))
  }

  expect(cache.bytes).toBeLessThan(1000)
})
