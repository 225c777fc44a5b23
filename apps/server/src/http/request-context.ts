import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from './client-address.ts'

/** One request, as far as its head tells. */
export type RequestContext = {
  readonly requestId: string
  readonly protocol: 'http' | 'https'
  /**
   * "http://cricket.example.org:3000": the host that the client named, at the port that it reached. Do not
   * build links from it: see `publicOrigin`.
   */
  readonly origin: string
  /** Lower case, without a port. */
  readonly host: string
  readonly pathname: string
  /** Path and query. */
  readonly target: string
  /** The client's address, as far as trusted proxies state it. */
  readonly address: string
}

export type Exchange = {
  readonly context: RequestContext
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** The parts of a head that a request context is made from, whoever parsed them. */
export type RequestHead = {
  /** In origin form (RFC 9112, 3.2.1) or absolute form (3.2.2). */
  readonly target: string
  readonly host: string | undefined
  readonly forwardedProto: string | undefined
  readonly forwardedFor: string | undefined
  readonly socket: Pick<Socket, 'remoteAddress' | 'localPort'>
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const port = /:\d{1,5}$/
export const isHostName = (header: string): boolean => hostName.test(header)

const absoluteForm = /^http:\/\/([^/?#]+)(\/[^#]*)?$/i
const HTTP_PORT = 80

/** The host as sites are looked up: lower case, without a port. */
export const hostOf = (header: string): string => header.toLowerCase().replace(port, '')

/** Undefined when the head is invalid: no host, or a malformed one, or a malformed address. */
export function readContext(head: RequestHead, trustedProxies: number): RequestContext | undefined {
  const read = readTarget(head)
  if (read === undefined) return undefined
  const { authority, target } = read
  const host = hostOf(authority)
  const protocol = trustedProxies > 0 && head.forwardedProto === 'https' ? 'https' : 'http'
  const [pathname = ''] = target.split('?', 1)
  return {
    requestId: randomUUID(),
    protocol,
    origin: `${protocol}://${host}${portIn(head, trustedProxies)}`,
    host,
    pathname,
    target,
    address: clientAddress(head.socket.remoteAddress, head.forwardedFor, trustedProxies),
  }
}

/** The host of an absolute form counts, not that of the header. */
function readTarget({ target, host = '' }: RequestHead) {
  if (!isHostName(host)) return undefined
  if (target.startsWith('/')) return { authority: host, target }
  const [, authority = '', rest = '/'] = absoluteForm.exec(target) ?? []
  return isHostName(authority) ? { authority, target: rest } : undefined
}

/** The port listened on, whatever the Host header says. Proxies in front are reached at the usual one. */
function portIn({ socket: { localPort } }: RequestHead, trustedProxies: number): string {
  const isUsual = trustedProxies > 0 || localPort === undefined || localPort === HTTP_PORT
  return isUsual ? '' : `:${localPort}`
}

/** As `readContext`, of a request that the HTTP server parsed; a request for several hosts is invalid. */
export function requestContextOf(
  request: IncomingMessage,
  trustedProxies: number,
): RequestContext | undefined {
  const { headers, socket, url = '' } = request
  if (hostsIn(request) > 1) return undefined
  const head = {
    target: url,
    host: headers.host,
    forwardedProto: firstOf(headers['x-forwarded-proto']),
    forwardedFor: firstOf(headers['x-forwarded-for']),
    socket,
  }
  return readContext(head, trustedProxies)
}

const firstOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value

/** Node keeps the first of several Host headers, while a proxy in front may have used the last. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
