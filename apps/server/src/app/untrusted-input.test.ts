import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { startServer } from './server.testing.ts'

const { origin, port } = await startServer(await freshDatabase())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init })

/** `fetch` would not send these headers itself. */
const raw = (method: string, path: string, lines: string) =>
  new Wire(
    port,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`,
  ).ended()

const headersOf = (text: string) => text.slice(0, text.indexOf('\r\n\r\n')).toLowerCase()
const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)

const addresses = ['/', '/api/v1/site', '/api/docs', '/info-health', '/nowhere', '/pricing']

test.each(addresses)('%s lets no other origin read it', async (path) => {
  for (const from of ['null', 'https://evil.example', 'https://x.evil.example', 'http://x:1']) {
    const head = headersOf(await raw('GET', path, `origin: ${from}\r\ncookie: a=b\r\n`))

    expect(head).not.toContain('access-control-')
    if (!head.includes('application/json') || path.startsWith('/api/')) {
      expect(head).toContain('cross-origin-resource-policy: same-origin')
    }
  }
})

test('opened by itself, an answer that is no page runs nothing and is framed by nobody', async () => {
  const others = [
    '/api/v1/site',
    '/api/v1/nowhere',
    '/api/openapi.json',
    '/info-health',
    '/healthz',
  ]
  for (const path of others) {
    const policy = (await ask(path)).headers.get('content-security-policy')
    expect([path, policy]).toEqual([path, "default-src 'none'; frame-ancestors 'none'"])
  }
  expect((await ask('/api/docs')).headers.get('content-security-policy')).toContain('script-src')
})

test('a preflight of another origin is answered with nothing that would let it go on', async () => {
  const lines =
    'origin: https://evil.example\r\naccess-control-request-method: POST\r\naccess-control-request-headers: content-type\r\n'
  const head = headersOf(await raw('OPTIONS', '/api/v1/account/login', lines))

  expect(head).toMatch(/^http\/1\.1 405 /)
  expect(head).not.toContain('access-control-')
})

test('a form of another site cannot call anything, and no cookie is taken for a key', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const response = await ask('/api/v1/account/login', {
      method: 'POST',
      body: '{"username":"a@b.example","password":"reverse swing"}',
      headers: { 'content-type': type, origin: 'https://evil.example' },
    })
    expect(response.status).toBe(415)
  }
  const cookies = 'access_token=a; refresh_token=b; token=c; Authorization=Bearer d'
  for (const path of ['refresh', 'compact-profile', 'export']) {
    const response = await ask(`/api/v1/account/${path}`, { headers: { cookie: cookies } })
    expect([path, response.status]).toEqual([path, 401])
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

test('a compressed body is refused unread, however small it is', async () => {
  for (const coding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x-gzip']) {
    const response = await ask('/api/v1/matches/filter', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
    })
    expect([coding, response.status]).toEqual([coding, 415])
  }
})

test('what a page says depends on its address and on nothing else that is sent', async () => {
  const plain = await raw('GET', '/pricing', '')
  for (const lines of [
    'x-forwarded-host: evil.example\r\nx-forwarded-proto: https\r\nx-forwarded-port: 1\r\n',
    'forwarded: host=evil.example;proto=https\r\n',
    'x-original-url: /operator\r\nx-rewrite-url: /operator\r\n',
    'accept-language: ur\r\naccept: application/json\r\n',
    'range: bytes=0-10\r\n',
    'user-agent: evil.example\r\nreferer: https://evil.example/\r\n',
  ]) {
    const answer = await raw('GET', '/pricing', lines)
    expect(headersOf(answer)).toMatch(/^http\/1\.1 200 /)
    expect(headersOf(answer)).toContain('vary: accept-encoding, cookie')
    expect(bodyOf(answer).replaceAll(/"\d{13}"|\d{13}/g, '')).toBe(
      bodyOf(plain).replaceAll(/"\d{13}"|\d{13}/g, ''),
    )
  }
})

test('what stands in the query of one visitor is never in the page of another', async () => {
  const words = 'zebra-crossing-7'
  const one = await (await ask(`/?q=${words}&utm_source=${words}`)).text()
  const other = await (await ask('/')).text()

  expect(other).not.toContain(words)
  expect(one).not.toContain(`"${words}"><`)
})

test.each([
  '/user/my-profile',
  '/user/bookings',
  '/pay/checkout',
  '/pricing',
  '/cart',
  '/?modal=login',
])('%s is shown in nobody’s frame', async (path) => {
  const { headers } = await ask(path)

  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toContain('frame-ancestors *')
})

test.each([
  '/user/my-profile/x.css',
  '/user/bookings/x.js',
  '/user/my-profile%2fx.css',
  '/pricing/x.png',
])('%s is no page with another name at its end', async (path) => {
  const { status, headers } = await ask(path)

  expect(status).toBe(404)
  expect(headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
  expect(headers.get('content-type')).toMatch(/^text\/html|^application\/json/)
})
