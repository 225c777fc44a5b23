import { Refusal } from '@pavilion/contract/envelope.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { startServer } from './server.testing.ts'

const { origin, port } = await startServer(await freshDatabase())
const broken = await freshDatabase()
const lame = await startServer(broken)
const unknownId = '01990000-0000-7000-8000-00000000dead'

const ask = (path: string) => fetch(origin + path)
const post = (path: string, body: string, type = 'application/json') =>
  fetch(origin + path, { method: 'POST', body, headers: { 'content-type': type } })

/** The body of a refusal, which must be of the promised shape. */
async function refused(response: Response) {
  const body = Refusal.parse(await response.json())
  return { status: response.status, code: body.code, errors: body.errors, message: body.message }
}

test('a call is answered in the envelope', async () => {
  const response = await ask('/api/v1/site')

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'Success', data: { currency: 'PKR' } })
})

test('lists that seldom change may be kept for an hour, and then are not sent again', async () => {
  const paths = [
    '/api/v1/settings/countries',
    '/api/v1/currencies',
    '/api/v1/serviceUtils/cities?country_id=PK',
  ]
  // The cities are imported behind the first start; who asks earlier waits, though not for ever.
  await expect.poll(async () => (await ask(paths[2] ?? '')).status, { timeout: 90_000 }).toBe(200)
  const first = await Promise.all(paths.map(ask))
  const again = await Promise.all(
    first.map(({ url, headers }) =>
      fetch(url, { headers: { 'if-none-match': headers.get('etag') ?? '' } }),
    ),
  )
  const refused = await ask('/api/v1/serviceUtils/cities?country_id=XX')

  expect(first.map(({ headers }) => headers.get('cache-control'))).toEqual(
    paths.map(() => 'public, max-age=3600'),
  )
  expect(again.map(({ status }) => status)).toEqual([304, 304, 304])
  expect(refused.headers.get('cache-control')).not.toContain('public')
})

test('a request with a token is always answered in full', async () => {
  const headers = { authorization: 'Bearer none', 'if-none-match': '*' }

  const response = await fetch(`${origin}/api/v1/site`, { headers })

  expect([response.status, response.headers.get('etag')]).toEqual([200, null])
})

test('a field that is needed and not there is named, in plain words', async () => {
  const response = await post('/api/v1/reviews/grounds/' + unknownId, '{}')

  expect((await refused(response)).errors).toContainEqual({ path: 'stars', message: 'Required' })
})

test('a field that does not exist is named', async () => {
  const response = await post('/api/v1/matches/filter', '{"filter":{"colour":"red","smell":1}}')

  expect(await refused(response)).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    errors: [{ path: 'filter.colour' }, { path: 'filter.smell' }],
  })
})

test('a value that does not fit is named by its path', async () => {
  const response = await post('/api/v1/matches/filter', '{"page":{"size":-1}}')

  expect(await refused(response)).toMatchObject({ status: 422, errors: [{ path: 'page.size' }] })
})

test.each([
  ['a NUL character', String.raw`\u0000`],
  ['half a surrogate pair', String.raw`\ud800`],
])('text with %s, which no table can hold, is refused with its path', async (_, text) => {
  const response = await post(
    '/api/v1/reviews/grounds/' + unknownId,
    `{"text":{"of":["a${text}b"]}}`,
  )

  expect(await refused(response)).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    errors: [{ path: 'text.of.0', message: 'Contains characters that cannot be saved.' }],
  })
})

test.each([
  ['the query', '/api/v1/search?q=nothing%00more', 'q'],
  ['the path', '/api/v1/players/nothing%00more', 'playerId'],
])('a NUL character in %s is refused with its path', async (_, address, path) => {
  const response = await ask(address)

  expect(await refused(response)).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    errors: [{ path, message: 'Contains characters that cannot be saved.' }],
  })
})

test.each([65, 20_000])('a body of %i levels is refused where it gets too deep', async (levels) => {
  const deep = '['.repeat(levels) + ']'.repeat(levels)

  const response = await post(`/api/v1/reviews/grounds/${unknownId}`, `{"text":${deep}}`)

  expect(await refused(response)).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    errors: [{ path: `text${'.0'.repeat(63)}`, message: 'Is nested more than 64 levels deep.' }],
  })
})

test('an id of something unknown is refused with the code of the contract', async () => {
  expect(await refused(await ask(`/api/v1/matches/${unknownId}`))).toMatchObject({
    status: 404,
    code: 'MATCH_NOT_FOUND',
  })
})

test('a malformed id is invalid input', async () => {
  expect(await refused(await ask('/api/v1/matches/17'))).toMatchObject({
    status: 422,
    errors: [{ path: 'matchId' }],
  })
})

test.each(['{', '{"a":', '\uFEFF{]', '{"a":1e}', '[1,2'])(
  'a body that is no JSON (%s) is malformed',
  async (body) => {
    expect(await refused(await post('/api/v1/matches/filter', body))).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
    })
  },
)

test('a path that is no call is told so', async () => {
  expect(await refused(await ask('/api/v1/umbrellas'))).toMatchObject({
    status: 404,
    code: 'NO_SUCH_CALL',
  })
})

test('a wrong method is told the right one', async () => {
  const response = await ask('/api/v1/matches/filter')

  expect(response.headers.get('allow')).toBe('POST')
  expect(await refused(response)).toMatchObject({ status: 405, code: 'WRONG_METHOD' })
})

test('a body that says how long it is and is too long is refused unread', async () => {
  expect(
    await refused(await post('/api/v1/matches/filter', `"${'x'.repeat(300_000)}"`)),
  ).toMatchObject({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  })
})

test('a refused body is read to its end, so that the answer is not lost with the connection', async () => {
  const head = (length: number) =>
    `POST /api/v1/matches/filter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
  const wire = new Wire(port, head(300_000))
  await wire.until((text) => text.includes('PAYLOAD_TOO_LARGE'))
  wire.socket.write('x'.repeat(300_000))
  wire.socket.write('GET /api/v1/site HTTP/1.1\r\nhost: x\r\n\r\n')
  const text = await wire.until((seen) => seen.includes('HTTP/1.1 200 '))
  wire.socket.destroy()

  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(await new Wire(port, head(100_000_000)).ended()).toContain('PAYLOAD_TOO_LARGE')
})

test('a body that turns out too long is refused while it is read', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const head =
    'POST /api/v1/matches/filter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'

  const text = await new Wire(port, head + chunk.repeat(6)).until((seen) => seen.includes('}'))

  expect(text).toMatch(/^HTTP\/1\.1 413 [^]*PAYLOAD_TOO_LARGE/)
})

test.each([
  ['text/plain', {}],
  ['application/x-www-form-urlencoded', {}],
  ['multipart/form-data; boundary=x', {}],
  ['application/json', { 'content-encoding': 'gzip' }],
])('a body of another kind (%s %o) is refused', async (type, headers) => {
  const response = await fetch(`${origin}/api/v1/matches/filter`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': type, ...headers },
  })

  expect(await refused(response)).toMatchObject({ status: 415, code: 'WRONG_CONTENT_TYPE' })
})

test('an unexpected failure is a 500 that tells nothing of its cause', async () => {
  await broken.pool.query('drop table match cascade')

  expect(await refused(await fetch(`${lame.origin}/api/v1/site/counts`))).toEqual({
    status: 500,
    code: 'UNEXPECTED',
    errors: [],
    message: 'Something went wrong on our side. It has been logged.',
  })
})

test('prototypes cannot be reached through bodies or queries', async () => {
  await post(
    '/api/v1/matches/filter',
    '{"__proto__":{"bowled":1},"constructor":{"prototype":{"bowled":1}}}',
  )
  await ask('/api/v1/search?__proto__[bowled]=1&constructor[prototype][bowled]=1')

  expect(Object.hasOwn(Object.prototype, 'bowled')).toBe(false)
})

test(
  'whatever is sent, the answer is an envelope and never a failure of ours',
  { timeout: 60_000 },
  async () => {
    const anyBody = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.constant('['.repeat(20_000)),
      fc.constant(`{"filter":{"text":"${'%_\\\\'.repeat(30)}"}}`),
      fc.constant('{"page":{"size":1e400}}'),
      fc.constant('{"filter":{"text":"\\ud800"}}'),
      fc
        .record({
          filter: fc.dictionary(
            fc.constantFrom('text', 'from', 'status', 'teamId'),
            fc.jsonValue(),
          ),
        })
        .map((body) => JSON.stringify(body)),
    )
    const anyPath = fc.constantFrom(
      'matches',
      'teams',
      'players',
      'officials',
      'grounds',
      'tournaments',
    )

    await fc.assert(
      fc.asyncProperty(anyPath, anyBody, async (path, body) => {
        const response = await post(`/api/v1/${path}/filter`, body)
        const answer: unknown = await response.json()

        expect(response.status).toBeLessThan(500)
        expect(answer).toHaveProperty('status', response.ok ? 'Success' : 'Error')
      }),
      { numRuns: 150 },
    )
  },
)
