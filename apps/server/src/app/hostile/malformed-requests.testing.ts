import net from 'node:net'
import fc from 'fast-check'
import {
  methods,
  targets,
  versions,
  lineEnds,
  framing,
  headers,
  bodies,
} from './malformed-parts.testing.ts'

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

/** `asked` is the method and the target. */
function draft(asked: string, more: readonly string[] = [], body = ''): Draft {
  const [method = '', target = ''] = asked.split(' ')
  const lines = ['Host: x', ...more]
  return { method, target, version: HTTP, lines, lineEnd: '\r\n', body }
}

const posted = (...framing: readonly string[]) => ['Content-Type: application/json', ...framing]

/** One for each way through the server. */
const sound: readonly Draft[] = [
  draft('GET /terms'),
  draft('GET /nowhere', ['Accept-Encoding: br']),
  draft('HEAD /healthz'),
  draft('GET /api/v1/site', ['If-None-Match: "x"']),
  draft('GET /live/scores', ['Accept: text/event-stream', 'Connection: close']),
  draft(`GET /live/matches/${matchId}`, ['Last-Event-ID: 3']),
  draft(`GET /matches/${matchId}/1/card.png`),
  draft('POST /api/v1/matches/filter', posted(`Content-Length: ${json.length}`), json),
  draft(
    'POST /api/v1/matches/filter',
    posted('Transfer-Encoding: chunked'),
    `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`,
  ),
  draft('POST /api/v1/account/avatar', ['Content-Type: image/png', 'Content-Length: 3'], 'PNG'),
]

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
