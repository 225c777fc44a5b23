import { once } from 'node:events'
import http from 'node:http'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { requestContextOf } from '#http/request-context.ts'
import { Wire } from '#live/live.testing.ts'
import { startServer } from '../server.testing.ts'
import { PageCache, type PageCacheOptions } from './page-cache.ts'
import { createPages } from './pages.ts'
import { openSite } from './site.ts'
import { anotherSite } from '#sites/site.testing.ts'
import { forgetSites } from '#sites/sites.ts'

const HOST = 'brand.example'
const { app, port } = await startServer(await freshDatabase(), { TRUST_PROXY: '1' })
await anotherSite(app.db, {
  host: HOST,
  name: 'Brand Cricket',
  country: 'GB',
  currency: 'GBP',
  time_zone: 'Europe/London',
  theme: JSON.stringify({ brand: '#7a1f2b' }),
})
const uncachedPort = await startPages({ mostBytes: 0 })
const longCachedPort = await startPages({ freshMs: 3_600_000 })

/** The same pages from a cache of their own. */
async function startPages(options: Partial<PageCacheOptions>): Promise<number> {
  const server = http.createServer()
  const site = await openSite('production', server)
  const pages = await createPages(app, site, {
    mode: 'production',
    cache: new PageCache(options),
  })
  server.on('request', (request, response) => {
    const context = requestContextOf(request, 1)
    if (context) void pages.answer({ context, request, response })
    else response.writeHead(400).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    pages.close()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

type Asked = {
  readonly target: string
  readonly host: string
  readonly lines: readonly string[]
}

/** The status, the headers that the page has, and the body. */
async function ask(at: number, { target, host, lines }: Asked) {
  const head = [`GET ${target} HTTP/1.1`, `host: ${host}`, ...lines]
  const wire = new Wire(at, `${head.join('\r\n')}\r\n\r\n`)
  const text = await wire.until(isWhole)
  wire.socket.destroy()
  const [top = '', ...body] = text.split('\r\n\r\n')
  const [status = '', ...headers] = top.split('\r\n')
  const code = status.split(' ')[1]
  // Other answers than pages differ in who gives them.
  if (code === '400') return { code }
  const own = headers
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((line) => !/^(date|connection|keep-alive|age|cache-status|x-request-id):/.test(line))
  return { code, headers: own.toSorted(), body: body.join('\r\n\r\n') }
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  const [, length] = /^content-length: (\d+)/im.exec(text) ?? []
  const isBodiless = /^HTTP\/1\.1 (304|400)/.test(text)
  return end !== -1 && (isBodiless || text.length >= end + 4 + Number(length ?? 0))
}

const { matchId } = await newMatch(app)

const paths = [
  '/',
  '/match-central/matches',
  '/match-central/teams',
  `/match-central/matches/${matchId}`,
  `/embed/matches/${matchId}/line`,
  `/embed/matches/${matchId}/board`,
  `/overlay/matches/${matchId}`,
  '/company',
  '/embed/x',
  '/nowhere',
]
const queries = [
  'text=a',
  'text=b%20c',
  'gender=male',
  'gender=female',
  'theme=dark',
  'layout=compact',
  'after=2020-01-01T00:00:00Z',
  'utm_source=x',
  '/embed/',
  'x=/embed/',
]
const hosts = [
  HOST,
  'BRAND.example',
  `${HOST}:9999`,
  `${HOST}:1/match-central`,
  `${HOST}?/embed/`,
  'x.example',
  'localhost',
  'localhost:1',
]

const requests: fc.Arbitrary<Asked> = fc
  .record({
    path: fc.constantFrom(...paths),
    query: fc.uniqueArray(fc.constantFrom(...queries), { maxLength: 3 }),
    host: fc.constantFrom(...hosts),
    isAbsolute: fc.boolean(),
    encoding: fc.constantFrom('br', 'gzip, br;q=0', 'identity', 'gzip;q=0.5'),
    protocol: fc.constantFrom('http', 'https', 'gopher'),
    cookie: fc.constantFrom('', 'cookie: Raw_id=a'),
  })
  .map(({ path, query, host, isAbsolute, encoding, protocol, cookie }) => ({
    target: `${isAbsolute ? `http://${host}` : ''}${path}${query.length ? `?${query.join('&')}` : ''}`,
    host,
    lines: [
      `accept-encoding: ${encoding}`,
      `x-forwarded-proto: ${protocol}`,
      'x-forwarded-for: 10.0.0.1',
      ...(cookie ? [cookie] : []),
    ],
  }))

let changes = 0

async function changeSettings(): Promise<void> {
  changes += 1
  await app.db
    .updateTable('site')
    .set({ tagline: `Tagline ${changes}`, revision: changes + 1 })
    .where('name', '=', 'Brand Cricket')
    .execute()
  forgetSites(app)
}

test('whatever was asked before, a page from the cache is the page as it would be rendered now', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('settings', 'nothing'),
      async (asked, changed) => {
        for (const between of ['nothing', 'nothing', changed]) {
          if (between === 'settings') await changeSettings()
          for (const one of asked) {
            const rendered = await ask(uncachedPort, one)
            expect(await ask(port, one)).toEqual(rendered)
          }
        }
      },
    ),
    { numRuns: 20 },
  )
})

test('a host that no site can have is refused, also for a page that the cache has', async () => {
  const target = '/match-central/matches'
  await ask(port, { target, host: HOST, lines: [] })

  const answers = await Promise.all(
    [`${HOST}:1/match-central`, `${HOST}?x`, `${HOST}#x`, 'a b'].map((host) =>
      ask(port, { target: '/matches', host, lines: [] }),
    ),
  )

  expect(answers).toEqual(answers.map(() => ({ code: '400' })))
})

test('parameters that no page reads make no page of their own', async () => {
  const bodies = await Promise.all(
    ['?utm_source=1', '?text=a&utm_source=2', '?fbclid=3&text=a'].map(async (query) => {
      const { headers } = await ask(port, {
        target: `/match-central/teams${query}`,
        host: HOST,
        lines: [],
      })
      return headers?.find((line) => line.startsWith('etag'))
    }),
  )

  expect(bodies[1]).toBe(bodies[2])
})

test('after a change of the settings no page from before it is answered', async () => {
  const terms: Asked = { target: '/terms', host: HOST, lines: [] }
  expect(JSON.stringify(await ask(longCachedPort, terms))).toContain('Brand Cricket')

  await app.db
    .updateTable('site')
    .set({ name: 'Indus League', revision: changes + 2 })
    .where('name', '=', 'Brand Cricket')
    .execute()
  forgetSites(app)

  expect(JSON.stringify(await ask(longCachedPort, terms))).not.toContain('Brand Cricket')
})
