import type { Socket } from 'node:net'
import type { Head } from '#live/head.ts'
import type { CachedAnswer } from './page-cache.ts'
import { readContext, type RequestContext } from '#http/request-context.ts'

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

/** The context of a head that was read at the socket; undefined when it is invalid. */
export function contextIn(
  { target, headers }: Head,
  socket: Socket,
  trustedProxies: number,
): RequestContext | undefined {
  const head = {
    target,
    host: headers.get('host'),
    forwardedProto: headers.get('x-forwarded-proto'),
    forwardedFor: headers.get('x-forwarded-for'),
    socket,
  }
  return readContext(head, trustedProxies)
}
