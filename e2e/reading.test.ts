import { expect, test } from 'vitest'
import { seriousFindings } from './axe.testing.ts'
import { go, launchBrowser } from './browser.testing.ts'
import { startSite } from './site.testing.ts'

const { origin, database } = await startSite({ env: { SAMPLE_BALL_SECONDS: '0' } })
const browser = await launchBrowser()

const pages = [
  '/blogs',
  '/blogs?category=Rules',
  '/blogs/how-net-run-rate-is-reckoned',
  '/news',
  '/news/legends-blogs-and-news-are-open',
  '/legends',
  '/legends/don-bradman',
]

const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })
const textOf = async (path: string) => (await ask(path)).text()

/** The document as a browser's XML parser understands it: names of the elements, or what is wrong. */
async function parsed(
  xml: string,
): Promise<{ error: string | null; names: Record<string, number> }> {
  const page = await browser.newPage()
  try {
    return await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml')
      const names: Record<string, number> = {}
      for (const { tagName } of document.querySelectorAll('*')) {
        names[tagName] = (names[tagName] ?? 0) + 1
      }
      return { error: document.querySelector('parsererror')?.textContent ?? null, names }
    }, xml)
  } finally {
    await page.close()
  }
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`nobody is kept from reading, ${theme}, ${width} pixels`, async () => {
    const found: string[] = []
    for (const path of pages) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('console', (said) => {
        if (said.type() === 'error') found.push(`${path}: ${said.text()}`)
      })
      await page.goto(origin + path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) found.push(`${path} hangs over the edge by ${over} pixels`)
      if ((await page.locator('h1').count()) !== 1) found.push(`${path} has not one h1`)
      found.push(...(await seriousFindings(page)).map((finding) => `${path}: ${finding}`))
      await context.close()
    }

    expect(found).toEqual([])
  })
}

test('a page to read has its text, its own title and description, and says what it is to programs', async () => {
  const html = await textOf('/blogs/how-net-run-rate-is-reckoned')
  const [, about = '{}'] =
    /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? []

  expect(html).toContain('<title>How net run rate is reckoned · ')
  expect(html).toContain('A decimal point that is not one')
  expect(html).toContain(
    `<link rel="canonical" href="${origin}/blogs/how-net-run-rate-is-reckoned"`,
  )
  expect(html).toContain('type="application/rss+xml"')
  expect(JSON.parse(about)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'How net run rate is reckoned',
    datePublished: '2026-11-20T08:30:00Z',
  })
})

test('unknown posts are not found, and a post on another shelf is led to', async () => {
  const unknown = await Promise.all(
    ['/blogs/no-such-post', '/news/no-such-post', '/legends/%00', '/legends/a%2Fb'].map(ask),
  )
  const moved = await ask('/blogs/don-bradman')

  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/legends/don-bradman'])
})

test('a made-up cursor leads to the first page', async () => {
  const answer = await ask('/blogs?after=nonsense')

  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blogs'])
})

test('the feed is RSS 2.0 of blogs and news, newest first', async () => {
  const answer = await ask('/feed.xml')
  const xml = await answer.text()
  const { error, names } = await parsed(xml)
  const dates = [...xml.matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date]) =>
    Date.parse(date!),
  )

  expect(error).toBeNull()
  expect(answer.headers.get('content-type')).toContain('application/rss+xml')
  expect(names).toMatchObject({ rss: 1, channel: 1, item: 10, guid: 10, pubDate: 10 })
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  expect(xml).not.toContain('/legends/')
})

test('the map of the site leads to pages that are there, matches among them', async () => {
  const index = await textOf('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  const addresses: string[] = []
  for (const part of parts) {
    const xml = await (await fetch(part)).text()
    expect((await parsed(xml)).error, part).toBeNull()
    addresses.push(...[...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!))
  }

  expect(parts).toContain(`${origin}/sitemap/matches/1.xml`)
  expect(
    addresses.filter((address) => address.includes('/match-central/matches/')).length,
  ).toBeGreaterThan(40)
  const sample = addresses.filter((address, place) => place % 9 === 0 || address.includes('/blogs'))
  for (const address of sample) {
    expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200)
  }
  for (const path of ['/sitemap/matches/2.xml', '/sitemap/matches/0.xml', '/sitemap/odd/1.xml']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})

test('what an ill-meaning writer writes stays words: page, head, list and feed', async () => {
  const ill = `</script><script>document.title = 'taken'</script><img src=x onerror="document.title = 'taken'"> ]]> & \u0001`
  await database.db
    .insertInto('post')
    .values({
      kind: 'blog',
      slug: 'ill-meant',
      title: `Ill ${ill}`,
      summary: ill,
      body: `## ${ill}\n\n${ill}\n\n[click](javascript:document.title='taken')\n\n\`\`\`\n${ill}\n\`\`\``,
      category: ill,
      author: ill,
      cover_seed: ill,
      meta: JSON.stringify({ keywords: [ill] }),
      status: 'published',
      published_at: '2026-11-21T00:00:00Z',
    })
    .execute()
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/blogs/ill-meant', '/blogs']) {
    await go(page, origin + path)

    expect(await page.locator('h1').first().textContent(), path).not.toBe('taken')
    expect(await page.title(), path).not.toBe('taken')
    expect(await page.locator('main img, main script:not([nonce])').count(), path).toBe(0)
  }
  await page.close()

  expect(asked.filter((url) => url.endsWith('/x'))).toEqual([])
  expect((await parsed(await textOf('/feed.xml'))).error).toBeNull()
  expect((await parsed(await textOf('/sitemap/posts/1.xml'))).error).toBeNull()
  await database.db.deleteFrom('post').where('slug', '=', 'ill-meant').execute()
})

test('robots are told where the map is', async () => {
  const answer = await ask('/robots.txt')

  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('the home page leads to legends and to the blog', async () => {
  const html = await textOf('/')

  expect(html).toContain('href="/legends/don-bradman"')
  expect(html).toContain('From the blog')
  expect(html.match(/href="\/blogs\/[a-z-]+"/g)).toHaveLength(3)
})
