import { randomUUID } from 'node:crypto'
import type { Head } from '#live/head.ts'
import type { CachedAnswer } from './page-cache.ts'
import { hostOf, type RequestContext } from '#http/request-context.ts'

/**
 * Shorter than the server's own timeout, so that no client sends a request on a connection that is about to
 * close.
 */
const KEPT_SECONDS = 4

const made = new WeakMap<CachedAnswer, Buffer>()

/** The bytes of a page's answer with its head, made once. */
export function rawResponse(answer: CachedAnswer): Buffer {
  const known = made.get(answer)
  if (known !== undefined) return known
  const { headers, bytes } = answer
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []))
  const head = [
    'HTTP/1.1 200 OK',
    ...lines,
    `date: ${new Date().toUTCString()}`,
    'connection: keep-alive',
    `keep-alive: timeout=${KEPT_SECONDS}`,
    '\r\n',
  ].join('\r\n')
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), bytes])
  made.set(answer, whole)
  return whole
}

/** "https://cricket.example.org": the origin that the sender of a plain head asked. */
export function originIn({ headers }: Head, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers.get('x-forwarded-proto') : undefined
  const host = headers.get('host') ?? ''
  return `${forwarded === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** The visit of a head whose page is cached already, so its validity has been checked. */
export function visitIn({ target, headers }: Head, origin: string): RequestContext {
  const [pathname = ''] = target.split('?')
  const host = hostOf(headers.get('host') ?? '')
  return { requestId: randomUUID(), origin, host, pathname, target, address: '' }
}
