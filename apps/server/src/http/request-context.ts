import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from './client-address.ts'

/** One request, as far as its head tells. */
export type RequestContext = {
  readonly requestId: string
  /** "https://cricket.example.org": the origin that the visitor asked. */
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
  readonly visit: RequestContext
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const port = /:\d{1,5}$/
/** The host as sites are looked up: lower case, without a port. */
export const hostOf = (header: string): string => header.toLowerCase().replace(port, '')

/** Undefined when the head is invalid: no host, several hosts, or a malformed address. */
export function requestContextOf(
  request: IncomingMessage,
  trustedProxies: number,
): RequestContext | undefined {
  const { headers, url = '' } = request
  const { host = '' } = headers
  if (!hostName.test(host) || !url.startsWith('/') || hostsIn(request) > 1) return undefined
  const forwarded = trustedProxies > 0 ? firstOf(headers['x-forwarded-proto']) : undefined
  const question = url.indexOf('?')
  return {
    requestId: randomUUID(),
    origin: `${forwarded === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`,
    host: hostOf(host),
    pathname: question === -1 ? url : url.slice(0, question),
    target: url,
    address: clientAddress(
      request.socket.remoteAddress,
      firstOf(headers['x-forwarded-for']),
      trustedProxies,
    ),
  }
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
