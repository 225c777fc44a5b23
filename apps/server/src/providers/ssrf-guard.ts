import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { isPublic } from './public-address.ts'

const MOST_BYTES = 262_144

/** The provider cannot be asked: it is down, too slow, answers too much, or points to a forbidden address. */
export class CannotAsk extends Error {}

type Body = Parameters<CustomFetch>[1]['body']

/** Resolves all addresses of a host name. */
type Resolve = (hostname: string) => Promise<LookupAddress[]>

const askSystem: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * `fetch` for addresses from a provider's own documents: only over TLS and on the public internet, except
 * on the host that the operator configured. Redirects are not followed, and the size of answers is limited.
 */
export function fencedFetch(
  configuredHosts: ReadonlySet<string>,
  resolve: Resolve = askSystem,
): CustomFetch {
  return async (address, { body, method, headers, signal }) => {
    const url = new URL(address)
    const isConfigured = configuredHosts.has(url.host)
    if (!isConfigured) refuseInside(url)
    try {
      const answer = await exchange(url, await bytesOf(body), {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        // No shared agent: a pooled connection may lead to another address.
        agent: false,
        lookup: pinned(resolve, isConfigured),
        ...(signal && { signal }),
      })
      return await responseOf(answer)
    } catch (error) {
      if (error instanceof CannotAsk) throw error
      throw new CannotAsk(`${url.host} cannot be reached.`, { cause: error })
    }
  }
}

const bytesOf = async (body: Body): Promise<Buffer> =>
  body instanceof Uint8Array
    ? Buffer.from(body)
    : Buffer.from(await new Response(body).arrayBuffer())

/** Refuses what can be refused without resolving the name. */
function refuseInside({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new CannotAsk(`${hostname} is not asked without TLS.`)
  const address = hostname.replaceAll(/[[\]]/g, '')
  if (isIP(address) !== 0) refuseAddresses(hostname, [address])
}

function refuseAddresses(hostname: string, addresses: readonly string[]): void {
  if (addresses.every(isPublic)) return
  throw new CannotAsk(`${hostname} is inside of this network.`)
}

/**
 * Resolves a name once, while connecting, so that the addresses checked are the ones connected to (no DNS
 * rebinding).
 */
const pinned =
  (resolve: Resolve, isConfigured: boolean): LookupFunction =>
  (hostname, { all }, told) => {
    const look = async () => {
      const found = await resolve(hostname)
      const [first] = found
      if (first === undefined) throw new CannotAsk(`${hostname} is not known.`)
      const addresses = found.map(({ address }) => address)
      if (!isConfigured) refuseAddresses(hostname, addresses)
      return { found, first }
    }
    look().then(
      ({ found, first }) => (all ? told(null, found) : told(null, first.address, first.family)),
      (error: unknown) => told(error instanceof Error ? error : new CannotAsk(hostname), []),
    )
  }

const exchange = (url: URL, body: Buffer, options: https.RequestOptions) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, options, resolve).once('error', reject).end(body)
  })

async function responseOf(answer: IncomingMessage): Promise<Response> {
  const bytes = await readSome(answer)
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return new Response(bytes.length === 0 ? null : bytes, {
    status: answer.statusCode ?? 0,
    headers,
  })
}

async function readSome(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  const bytes: AsyncIterable<Uint8Array> = answer
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > MOST_BYTES) throw new CannotAsk('The answer is too long.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
