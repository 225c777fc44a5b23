import { afterAll, expect, test } from 'vitest'
import { ask, LogBook, matchId, otherMatchId, startEdge, Wire } from './live.testing.ts'

const book = new LogBook(7)
const edge = await startEdge(book, { recheckMs: 0 })
afterAll(() => edge.stop())

const say = (text: string) => new Wire(edge.port, text)
const snapshotPath = `/live/${matchId}.json`
const count = (text: string, piece: string) => text.split(piece).length - 1

test('what is not live is answered by the HTTP server, byte by byte if need be', async () => {
  const wire = say('')
  for (const byte of ask('/about', 'connection: close')) wire.socket.write(byte)

  expect(await wire.ended()).toMatch(/^HTTP\/1\.1 200 OK[^]*GET \/about$/)
})

test('a snapshot carries its seq as its tag and may be kept for a second', async () => {
  const text = await say(ask(snapshotPath, 'connection: close')).ended()

  expect(text).toContain('etag: "7"')
  expect(text).toContain(
    'cache-control: public, max-age=1, stale-while-revalidate=5, stale-if-error=60',
  )
  expect(text).toContain('{"seq":7,"card":{},"board":{}}')
})

test('opened by itself, a snapshot runs nothing and is framed by nobody', async () => {
  const text = await say(ask(snapshotPath, 'connection: close')).ended()

  expect(text).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
})

test('a page of any other site may read a snapshot', async () => {
  const text = await say(ask(snapshotPath, 'connection: close')).ended()

  expect(text).toContain('access-control-allow-origin: *')
})

test('a snapshot that the reader has is not sent again', async () => {
  const text = await say(ask(snapshotPath, 'if-none-match: W/"7"', 'connection: close')).ended()

  expect(text).toMatch(/^HTTP\/1\.1 304 /)
  expect(text).not.toContain('{')
})

test('snapshots are compressed for who can read that', async () => {
  const plain = await say(
    ask(snapshotPath, 'accept-encoding: gzip;q=0', 'connection: close'),
  ).ended()
  const small = await say(
    ask(snapshotPath, 'accept-encoding: br, gzip', 'connection: close'),
  ).ended()

  expect(plain).not.toContain('content-encoding')
  expect(small).toContain('content-encoding: gzip')
})

test('the snapshot of an unknown match is refused', async () => {
  expect(await say(ask(`/live/${otherMatchId}.json`)).ended()).toMatch(/^HTTP\/1\.1 404 /)
})

test('requests in one packet are answered in their order, whoever answers them', async () => {
  const text = await say(
    ask(snapshotPath) +
      ask(snapshotPath, 'if-none-match: "7"') +
      ask('/a') +
      ask('/b', 'connection: close'),
  ).ended()

  expect(text.match(/HTTP\/1\.1 \d+|GET \/.$|GET \/a/gm)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 304',
    'HTTP/1.1 200',
    'GET /a',
    'HTTP/1.1 200',
    'GET /b',
  ])
})

test('a stream and a snapshot can be had on a connection that the HTTP server keeps alive', async () => {
  const wire = say(ask('/first'))
  await wire.until((text) => text.includes('GET /first'))
  wire.socket.write(ask(snapshotPath))
  await wire.until((text) => text.includes('"seq":7'))

  wire.socket.write(ask(`/live/${matchId}?after=5`))

  expect(await wire.until((text) => text.includes('id: 7'))).toMatch(
    /text\/event-stream[^]*id: 6\n[^]*id: 7\n/,
  )
  wire.socket.destroy()
})

test('a stream asked behind an unanswered request is answered in turn or refused', async () => {
  const wire = say(ask('/first') + ask(`/live/${matchId}?after=5`))

  const text = await wire.until((seen) => count(seen, 'HTTP/1.1') === 2)

  expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*GET \/first[^]*HTTP\/1\.1 (200|503)/)
  wire.socket.destroy()
})

test('what a reader says on an open stream is dropped', async () => {
  const wire = say(ask(`/live/${matchId}?after=6`))
  await wire.until((text) => text.includes('id: 7'))
  wire.socket.write(ask('/x').repeat(100))

  edge.record()

  const text = await wire.until((seen) => seen.includes('id: 8'))
  expect(count(text, 'HTTP/1.1')).toBe(1)
  wire.socket.destroy()
})

test('a stream is for readers of the oldest HTTP too, and the connection ends with it', async () => {
  const wire = say(`GET /live/${matchId}?after=6 HTTP/1.0\r\n\r\n`)

  expect(await wire.until((text) => text.includes('id: 7'))).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(wire.text).toContain('connection: close')
  wire.socket.destroy()
})

test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s on a stream is the HTTP server’s to refuse',
  async (method) => {
    const wire = say(ask(`/live/${matchId}`, 'connection: close').replace('GET', method))

    expect(await wire.ended()).not.toContain('event-stream')
  },
)

test.each(['accept: application/json', 'Accept: text/html, image/*'])(
  'who reads no streams (%s) is told that there is nothing else',
  async (accept) => {
    const first = await say(ask(`/live/${matchId}`, accept)).ended()
    const kept = say(ask('/first'))
    await kept.until((text) => text.includes('GET /first'))
    kept.socket.write(ask('/live/scores', accept))

    expect(first).toMatch(/^HTTP\/1\.1 406 [^]*ONLY_A_STREAM/)
    expect(await kept.ended()).toMatch(/HTTP\/1\.1 406 /)
  },
)

test.each(['accept: text/event-stream', 'accept: */*', 'accept: text/*;q=0.5', 'x-none: 1'])(
  'who reads streams (%s) has one',
  async (accept) => {
    const wire = say(ask(`/live/${matchId}?after=6`, accept))

    expect(await wire.until((text) => text.includes('id: 7'))).toMatch(/^HTTP\/1\.1 200 OK/)
    wire.socket.destroy()
  },
)

test.each([
  ['bare line feeds', `GET /live/${matchId} HTTP/1.1\nhost: x\n\n`],
  ['a folded header', `GET /live/${matchId} HTTP/1.1\r\nhost: x\r\na: b\r\n c\r\n\r\n`],
  [
    'a body by length and in chunks',
    `GET /live/${matchId} HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a NUL in a header', `GET /live/${matchId} HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n`],
  ['a head without end', `GET /live/${matchId} HTTP/1.1\r\n${'a: b\r\n'.repeat(4000)}`],
  ['no host', `GET /live/${matchId} HTTP/1.1\r\n\r\n`],
  ['noise', '\0\u0001\u0002\r\n\r\n'],
])('%s is refused and the connection closed', async (_, bytes) => {
  expect(await say(bytes).ended()).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('a hundred dripping heads keep nobody from an answer', async () => {
  const dripping = Array.from({ length: 100 }, () => say('GET /li'))

  const text = await say(ask(snapshotPath, 'connection: close')).ended()

  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  for (const wire of dripping) wire.socket.destroy()
})

test('one address may open so many streams and no more', async () => {
  const narrow = await startEdge(new LogBook(1), { streamsPerAddress: 2 })
  const open = () => new Wire(narrow.port, ask(`/live/${matchId}?after=0`))
  const first = [open(), open()]
  await Promise.all(first.map((wire) => wire.until((text) => text.includes('id: 1'))))

  const refused = await open().ended()
  first[0]?.socket.destroy()

  expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5[^]*TOO_MANY_STREAMS/)
  await narrow.stop()
})
