import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from './client-address.ts'

/** One request, as far as its head tells. */
export type Visit = {
  readonly requestId: string
  /** "https://cricket.example.org": how the visitor reaches this server. */
  readonly origin: string
  /** Lower case, without a port. */
  readonly host: string
  readonly pathname: string
  /** Path and query. */
  readonly target: string
  /** Whose request it is, as far as the proxies in front may be believed. */
  readonly address: string
}

const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const port = /:\d{1,5}$/
/** Undefined when the head makes no sense: no host, two hosts, or an address that is none. */
export function visitOf(request: IncomingMessage, trustedProxies: number): Visit | undefined {
  const { headers, url = '' } = request
  const { host = '' } = headers
  if (!hostName.test(host) || !url.startsWith('/') || hostsIn(request) > 1) return undefined
  const forwarded = trustedProxies > 0 ? firstOf(headers['x-forwarded-proto']) : undefined
  const question = url.indexOf('?')
  return {
    requestId: randomUUID(),
    origin: `${forwarded === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`,
    host: host.toLowerCase().replace(port, ''),
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

/** Node keeps the first of two Host headers; a proxy in front may have kept the second. */
function hostsIn({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
