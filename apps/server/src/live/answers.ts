import { gzipSync } from 'node:zlib'
import { strictTransport } from '#http/security-headers.ts'
import type { LiveSnapshot } from './live-hub.ts'

/** Scores are for everybody: a page of any site may read them. They are answered without credentials. */
const everywhere = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

type Headers = Readonly<Record<string, string>>

const headText = (status: string, headers: Headers) =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries({ ...headers, ...everywhere, date: new Date().toUTCString() }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n')

/** Thousands of streams may start within a second, which is the resolution of a date header. */
const lastHead = { second: 0, text: '' }

/**
 * The head of a stream. Each client is given a different reconnection delay, so that they do not all return
 * at once.
 */
export function streamHead(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== lastHead.second) Object.assign(lastHead, { second, text: makeStreamHead() })
  return `${lastHead.text}retry: ${1000 + Math.floor(Math.random() * 4000)}\n\n`
}

const makeStreamHead = () =>
  headText('200 OK', {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })

const [transportLine = ''] = Object.entries(strictTransport).map(
  ([name, value]) => `${name}: ${value}`,
)
const LINE_END = '\r\n'

/** The head, for somebody who came over TLS and is to do so from now on. */
export const headOverTls = (head: string): string =>
  head.replace(LINE_END, LINE_END + transportLine + LINE_END)

const madeOverTls = new WeakMap<Buffer, Buffer>()

/** As `headOverTls`, for a whole answer; made once of each. */
export function overTls(answer: Buffer): Buffer {
  const known = madeOverTls.get(answer)
  if (known) return known
  const at = answer.indexOf(LINE_END)
  const line = Buffer.from(LINE_END + transportLine)
  const secure = Buffer.concat([answer.subarray(0, at), line, answer.subarray(at)])
  madeOverTls.set(answer, secure)
  return secure
}

/** A refusal in the API's envelope; the connection closes after it. */
export function refusalBytes(status: string, code: string, message: string): Buffer {
  const body = JSON.stringify({ status: 'Error', message, code, errors: [] })
  const head = headText(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...(status.startsWith('503') ? { 'retry-after': '5' } : {}),
    connection: 'close',
  })
  return Buffer.from(head + body)
}

export type SnapshotAnswer = {
  readonly etag: string
  readonly headers: Headers
  readonly plain: Buffer
  readonly gzip: Buffer
  /** Complete answers with their heads, ready for a socket. */
  readonly bytes: { readonly plain: Buffer; readonly gzip: Buffer; readonly unchanged: Buffer }
}

const made = new WeakMap<LiveSnapshot, SnapshotAnswer>()

/** The answers made from a snapshot, shared by everybody who asks for it. */
export function snapshotAnswer(snapshot: LiveSnapshot): SnapshotAnswer {
  const known = made.get(snapshot)
  if (known) return known
  const answer = makeAnswer(snapshot)
  made.set(snapshot, answer)
  return answer
}

function makeAnswer({ seq, json }: LiveSnapshot): SnapshotAnswer {
  const plain = Buffer.from(json)
  const gzip = gzipSync(plain)
  const etag = `"${seq}"`
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=1, stale-while-revalidate=5, stale-if-error=60',
    etag,
    vary: 'accept-encoding',
  }
  const whole = (body: Buffer, more: Headers) => {
    const length = { 'content-length': String(body.length) }
    return Buffer.concat([
      Buffer.from(headText('200 OK', { ...headers, ...length, ...more })),
      body,
    ])
  }
  const bytes = {
    plain: whole(plain, {}),
    gzip: whole(gzip, { 'content-encoding': 'gzip' }),
    unchanged: Buffer.from(headText('304 Not Modified', headers)),
  }
  return { etag, headers, plain, gzip, bytes }
}

/** Which of the three answers suits the client. */
export function chooseForm(
  answer: SnapshotAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): 'plain' | 'gzip' | 'unchanged' {
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, answer.etag)) return 'unchanged'
  return acceptEncoding !== undefined && /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)
    ? 'gzip'
    : 'plain'
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
