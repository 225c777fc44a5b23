import net from 'node:net'
import fc from 'fast-check'

/** A request before it is written out; header lines have no line end yet. */
type Draft = {
  readonly method: string
  readonly target: string
  readonly version: string
  readonly lines: readonly string[]
  readonly lineEnd: string
  readonly body: string
}

const HTTP = 'HTTP/1.1'
const json = '{"page":{"size":1}}'
const matchId = '01990000-0000-7000-8000-00000000dead'

const draft = (line: string, lines: readonly string[] = [], body = ''): Draft => {
  const [method = '', target = ''] = line.split(' ')
  return { method, target, version: HTTP, lines: ['Host: x', ...lines], lineEnd: '\r\n', body }
}

const posted = (...framing: readonly string[]) => ['Content-Type: application/json', ...framing]

/** One for each way through the server. */
const sound: readonly Draft[] = [
  draft('GET /terms'),
  draft('GET /nowhere', ['Accept-Encoding: br']),
  draft('HEAD /healthz'),
  draft('GET /api/v1/site', ['If-None-Match: "x"']),
  draft('GET /live/scores', ['Accept: text/event-stream', 'Connection: close']),
  draft(`GET /live/${matchId}`, ['Last-Event-ID: 3']),
  draft(`GET /matches/${matchId}/1/card.png`),
  draft('POST /api/v1/matches/filter', posted(`Content-Length: ${json.length}`), json),
  draft(
    'POST /api/v1/matches/filter',
    posted('Transfer-Encoding: chunked'),
    `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`,
  ),
  draft('POST /api/v1/account/avatar', ['Content-Type: image/png', 'Content-Length: 3'], 'PNG'),
]

const methods = [
  ['get', 'G ET', '', 'TRACE', 'CONNECT', 'OPTIONS', 'PRI', 'PROPFIND', 'X'.repeat(300)],
  ['GET\0', 'GÉT', 'DELETE', 'M-SEARCH', 'GET\t', '\r\nGET', '{', '\x16\x03\x01\x02\0\x01'],
].flat()
const targets = [
  ['', '*', '/ /', 'http://x/terms', 'http://y:99999/', 'https://x', '//evil/', 'x:80'],
  ['/%', '/%zz', '/%00', '/\0', '/é', '/\x7f', '/?'.repeat(900), `/${'a'.repeat(20_000)}`],
  ['/..//../etc/passwd', '/live/../terms', '/live/scores?x', '/terms#x', '/terms\\', '/|{}'],
  ['/api/v1/%6datches/filter', `/api/v1/search?q=${'%'.repeat(3000)}`, '/live/1/2/3'],
].flat()
const versions = [
  ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/1.1 ', 'http/1.1', 'HTTP/11', ''],
  ['HTTP/1.1\0', 'ICE/1.0', 'HTTP/999999999999.1', ' HTTP/1.1', 'RTSP/1.0'],
].flat()
const lineEnds = ['\n', '\r', '\r\r\n', '\n\r', '\r\n\r\n', '\0\r\n', ' \r\n', '']

const framing = [
  ['Content-Length: 0', 'Content-Length: 5', 'Content-Length: +5', 'Content-Length: -1'],
  ['Content-Length: 0x5', 'Content-Length: 5, 5', 'Content-Length: 5,6', 'Content-Length:'],
  ['Content-Length: 99999999999999999999', 'Content-Length: 1e3', 'Content-Length: 5 5'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: Chunked', 'Transfer-Encoding: xchunked'],
  ['Transfer-Encoding: chunked, chunked', 'Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: gzip, chunked', 'Transfer-Encoding:\x0bchunked', 'Transfer-Encoding: '],
  ['Transfer-Encoding : chunked', ' Transfer-Encoding: chunked', 'TE: trailers', 'Trailer: x'],
].flat()
const headers = [
  ['Host: y', 'Host:', 'Host: x/y', 'Host: [::1', 'Host: x:99999999', 'Host: é', 'host: x'],
  ['Host: x\r\n folded', 'Host: <script>', `Host: ${'h'.repeat(5000)}`, ': nothing', 'nothing'],
  ['X\0: 1', 'X: \0', 'X: a\rb', 'X: a\nb', 'X: \x80\xff', 'X y: 1', 'X: 1\r\n\tfolded', '@: 1'],
  [`X: ${'v'.repeat(70_000)}`, `${'n'.repeat(9000)}: 1`, 'Cookie: '.repeat(200), 'Cookie: \x01'],
  ['Expect: 100-continue', 'Expect: coffee', 'Expect: 100-continue, 100-continue'],
  ['Connection: upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Upgrade: '],
  ['Connection: close', 'Connection: keep-alive, upgrade, host', 'Connection: \0', 'Via: 1.1 x'],
  ['Upgrade: websocket', 'Sec-WebSocket-Key: short', 'Sec-WebSocket-Version: 99'],
  ['Content-Encoding: gzip', 'Content-Type: multipart/form-data; boundary=', 'Content-Type: ;'],
  ['X-Forwarded-For: 1.2.3.4, , ::', 'X-Forwarded-For: é', 'X-Forwarded-Proto: https, http'],
  ['Range: bytes=0-1,2-3,9-', 'If-None-Match: "', 'If-Modified-Since: never', 'Accept: */*;q=x'],
  ['Authorization: Bearer ', `Authorization: Bearer ${'a'.repeat(9000)}`, 'Authorization: \xff'],
  ['Accept-Encoding: br;q=9,*;q=-1,', 'Last-Event-ID: -1', `Last-Event-ID: ${'9'.repeat(400)}`],
].flat()
const bodies = [
  ['', '{', '\0', 'zz\r\n', '-1\r\n{}\r\n0\r\n\r\n', 'fffffffffffffffff\r\n', '5\r\n{}\r\n'],
  [`2;${'e'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`, '0\r\nX y: 1\r\n\r\n', '0\r\n', '2\n{}\n0\n\n'],
  [`0\r\n${'T: 1\r\n'.repeat(3000)}\r\n`, '00000000000002\r\n{}\r\n0\r\n\r\n', '0 \r\n\r\n'],
  ['[[[[[[[[', '{"page":{"size":1e999}}', '\xff\xfe', 'x'.repeat(300_000)],
].flat()
const hidden = `GET /healthz ${HTTP}\r\nHost: x\r\n\r\n`

type Change = (one: Draft, number: number) => Draft

const at = (list: readonly string[], number: number): string => list[number % list.length] ?? ''
const adding = (list: readonly string[]): Change => {
  return (one, number) => ({ ...one, lines: [...one.lines, at(list, number)] })
}

const changes: readonly Change[] = [
  (one, number) => ({ ...one, method: at(methods, number) }),
  (one, number) => ({ ...one, target: at(targets, number) }),
  (one, number) => ({ ...one, version: at(versions, number) }),
  (one, number) => ({ ...one, lineEnd: at(lineEnds, number) }),
  (one, number) => ({ ...one, body: at(bodies, number) }),
  (one, number) => ({ ...one, body: one.body + (number % 2 === 0 ? hidden : '\r\n'.repeat(9)) }),
  (one, number) => ({ ...one, lines: one.lines.slice(number % 3) }),
  (one, number) => ({
    ...one,
    lines: [...one.lines, ...Array.from({ length: number % 4000 }, (_, line) => `X${line}: 1`)],
  }),
  adding(framing),
  adding(framing),
  adding(headers),
  adding(headers),
]

const written = ({ method, target, version, lines, lineEnd, body }: Draft): string =>
  [`${method} ${target} ${version}`, ...lines, '', body].join(lineEnd)

type Damage = { readonly where: number; readonly cut: number; readonly put: string }

/** Something is cut out and something else put there. */
const damaged = (text: string, { where, cut, put }: Damage): string => {
  const place = where % (text.length + 1)
  return text.slice(0, place) + put + text.slice(place + cut)
}

const damage: fc.Arbitrary<Damage> = fc.record({
  where: fc.nat(2000),
  cut: fc.constantFrom(0, 1, 1, 2, 10, 1_000_000),
  put: fc.oneof(
    fc.constantFrom('', '\r', '\n', '\r\n', ' ', '\0', ':', '\t', '\xff', '%', hidden),
    fc.nat(255).map((code) => String.fromCharCode(code)),
  ),
})

/** The bytes of requests that are wrong in one or several ways; some few come out right. */
export const malformedRequest: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(...sound),
    fc.array(fc.tuple(fc.constantFrom(...changes), fc.nat(10_000)), { maxLength: 4 }),
    fc.array(damage, { maxLength: 2 }),
  )
  .map(([one, changed, broken]) => {
    const wrong = changed.reduce((so, [change, number]) => change(so, number), one)
    return Buffer.from(broken.reduce(damaged, written(wrong)), 'latin1')
  })

export type Outcome = {
  readonly statuses: readonly number[]
  /** Whether the connection was still open when the patience was over. */
  readonly isStuck: boolean
}

const statusLine = /HTTP\/1\.1 (\d{3}) /g

/** Sends bytes on a connection of their own, says that there is no more, and waits until it is closed. */
export function exchange(port: number, bytes: Buffer, patienceMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: false })
    let text = ''
    const end = (isStuck: boolean) => {
      clearTimeout(patience)
      socket.destroy()
      resolve({ statuses: [...text.matchAll(statusLine)].map(([, code]) => Number(code)), isStuck })
    }
    const patience = setTimeout(() => end(true), patienceMs)
    socket.on('data', (data) => (text += data.toString('latin1')))
    // What is refused before it is read to its end is answered with a reset.
    socket.on('error', () => undefined)
    socket.on('close', () => end(false))
    socket.end(bytes)
  })
}

/** What may be answered to such a request: never that the server is at fault. */
export const isFair = (status: number): boolean =>
  status < 500 || status === 501 || status === 503 || status === 505
