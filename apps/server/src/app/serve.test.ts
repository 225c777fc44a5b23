import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { startServer } from './server.testing.ts'

const database = await freshDatabase()
const { origin, port } = await startServer(database)
const guarded = await startServer(database, { METRICS_TOKEN: 'sixteen letters!' })
const leaving = await startServer(database)
const unknownId = '01990000-0000-7000-8000-00000000dead'

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init })

test('pages carry a policy under which only their own scripts run', async () => {
  const response = await ask('/')
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''

  expect(response.status).toBe(200)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy.match(/'sha256-/g)?.length).toBe(
    html.match(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*\snonce=""[^>]*>/g)?.length,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('a page the browser has is not sent again', async () => {
  const etag = (await ask('/')).headers.get('etag') ?? ''

  const response = await ask('/', { headers: { 'if-none-match': etag } })

  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('pages are compressed for who can read that, and the same bytes otherwise', async () => {
  const get = (encoding: string) =>
    new Wire(
      port,
      `GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\nconnection: close\r\n\r\n`,
    ).ended()
  const bodyOf = (text: string) => Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1')
  const [plain, gzip] = [await get('identity'), await get('gzip')]

  expect(gzip).toContain('content-encoding: gzip')
  expect(gunzipSync(bodyOf(gzip)).equals(bodyOf(plain))).toBe(true)
})

test('a page for a visitor with a cookie is theirs alone', async () => {
  const response = await ask('/', { headers: { cookie: 'a=b' } })

  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test("the note that our own pages leave in a browser makes no page somebody's own", async () => {
  const plain = await ask('/')
  const noted = await ask('/', { headers: { cookie: 'Raw_id=AbC-_9' } })

  expect(noted.headers.get('cache-control')).toBe(plain.headers.get('cache-control'))
})

test('forwarding headers of strangers change nothing', async () => {
  const text = await (
    await ask('/', {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '1.2.3.4',
      },
    })
  ).text()

  expect(text).not.toContain('evil.example')
})

test('files with a hash in their name may be kept for a year', async () => {
  const html = await (await ask('/')).text()
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? []

  const response = await ask(script)

  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test.each([
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/nothing.js',
  '//etc/passwd',
])('%s is no file of the site', async (path) => {
  const text = await new Wire(
    port,
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
  ).ended()

  expect(text).toMatch(/^HTTP\/1\.1 404 /)
  expect(text).not.toContain('workspaces')
})

test.each([
  '/user/my-profile/x.css',
  '/.git/config',
  '/.env',
  '/internal',
  '/assets/index.js.map',
  '/api/v1/internal',
])('%s is nobody’s address, and the answer is kept by nobody', async (path) => {
  const response = await ask(path)

  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
})

test('a request for two hosts is refused', async () => {
  const text = await new Wire(port, 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n').ended()

  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['HEAD', 'POST', 'DELETE'])(
  '%s on a stream is told that scores are only read',
  async (method) => {
    const response = await ask(`/live/${unknownId}`, { method })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  },
)

test('an address below live that is no stream is not found', async () => {
  const response = await ask('/live/nowhere')

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NO_SUCH_STREAM' })
})

test('who runs the server can ask whether it lives, is ready, and how it does', async () => {
  const metrics = await ask('/metrics')

  expect(await (await ask('/healthz')).text()).toBe('ok')
  expect(await (await ask('/readyz')).text()).toBe('ready')
  expect(await metrics.text()).toMatch(
    /http_request_seconds_count\{route="\/healthz",status="200"\}|live_streams/,
  )
})

test.each([
  ['a proxy', 'GET /metrics HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 127.0.0.1'],
  ['a proxy that says nothing of itself', 'GET /metrics HTTP/1.0\r\nhost: x.example'],
  ['another name of this machine', 'GET /metrics HTTP/1.1\r\nhost: x.example'],
])('metrics are not shown to %s', async (_, head) => {
  const text = await new Wire(port, `${head}\r\nconnection: close\r\n\r\n`).ended()

  expect(text).toMatch(/^HTTP\/1\.1 403 /)
})

test('metrics can be read from anywhere with the token', async () => {
  const read = (token: string) =>
    fetch(`${guarded.origin}/metrics`, {
      headers: { 'x-forwarded-for': '8.8.8.8', authorization: `Bearer ${token}` },
    })

  expect((await read('sixteen letters!')).status).toBe(200)
  expect((await read('sixteen letters?')).status).toBe(403)
})

test('the page of the API lists every call and runs only its own script', async () => {
  const response = await ask('/api/docs')
  const html = await response.text()

  expect(html).toContain('/api/v1/matches/{matchId}')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^']+';/,
  )
})

test('the answer to a half-sent head comes within seconds and keeps nobody waiting', async () => {
  const slow = new Wire(port, 'POST /api/v1/matches/filter HTTP/1.1\r\nhost: x\r\n')

  expect((await ask('/healthz')).status).toBe(200)
  expect(await slow.ended()).toMatch(/^HTTP\/1\.1 408 /)
})

test('what is being answered when the server stops is answered', async () => {
  const waiting = new Wire(
    leaving.port,
    'POST /api/v1/matches/filter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  )
  await fetch(`${leaving.origin}/healthz`)

  const stopped = leaving.stop()
  waiting.socket.write('}')

  expect(await waiting.ended()).toMatch(/^HTTP\/1\.1 200 /)
  await stopped
})

test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['PROPFIND', '/match-central/matches', 'GET, HEAD'],
  ['POST', '/', 'GET, HEAD'],
  ['OPTIONS', '/favicon.svg', 'GET, HEAD'],
  ['DELETE', '/icon-512.png', 'GET, HEAD'],
  ['TRACE', '/healthz', 'GET, HEAD, POST'],
])('%s of %s is refused, and the methods that are answered are named', async (...asked) => {
  const [method, path, allow] = asked
  const request = `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`

  const text = await new Wire(port, request).ended()

  expect(text).toMatch(/^HTTP\/1\.1 405 /)
  expect(text).toContain(`\r\nallow: ${allow}\r\n`)
})

test('a request in absolute form is answered for the host that it names', async () => {
  const lines = 'host: ignored.example\r\nconnection: close\r\n\r\n'

  const page = await new Wire(
    port,
    `GET http://x/match-central/teams?text=a HTTP/1.1\r\n${lines}`,
  ).ended()
  const call = await new Wire(port, `GET HTTP://x:80/api/v1/site HTTP/1.1\r\n${lines}`).ended()
  const bare = await new Wire(port, `GET http://x HTTP/1.1\r\n${lines}`).ended()
  const wrong = await new Wire(port, `GET http://a b/ HTTP/1.1\r\n${lines}`).ended()
  const other = await new Wire(port, `GET ftp://x/ HTTP/1.1\r\n${lines}`).ended()

  expect([page, call, bare, wrong, other].map((text) => text.slice(9, 12))).toEqual([
    '200',
    '200',
    '200',
    '400',
    '400',
  ])
})
