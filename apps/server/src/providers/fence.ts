import { lookup } from 'node:dns/promises'
import type { CustomFetch } from 'openid-client'
import { isPrivate } from '#http/private-address.ts'

const MOST_BYTES = 262_144

/** A provider cannot be asked: it is down, too slow, talks too much, or leads to where we do not go. */
export class CannotAsk extends Error {}

/**
 * `fetch` for what a provider's own documents name: by TLS and on the internet, unless it is the very
 * host that the operator has configured. Redirects are not followed, and answers are read so far.
 */
export function fencedFetch(configuredHosts: ReadonlySet<string>): CustomFetch {
  return async (address, { body, ...options }) => {
    const url = new URL(address)
    if (!configuredHosts.has(url.host)) await refuseInside(url)
    const init: RequestInit = { ...options, ...(body instanceof URLSearchParams && { body }) }
    try {
      const response = await fetch(url, init)
      const bytes = await readSome(response)
      const { status, headers } = response
      return new Response(bytes.length === 0 ? null : bytes, { status, headers })
    } catch (error) {
      if (error instanceof CannotAsk) throw error
      throw new CannotAsk(`${url.host} cannot be reached.`, { cause: error })
    }
  }
}

async function refuseInside({ protocol, hostname }: URL): Promise<void> {
  if (protocol !== 'https:') throw new CannotAsk(`${hostname} is not asked without TLS.`)
  const addresses = await addressesOf(hostname.replaceAll(/[[\]]/g, ''))
  if (addresses.some((address) => isPrivate(address) || isNowhere(address))) {
    throw new CannotAsk(`${hostname} is inside of this network.`)
  }
}

async function addressesOf(hostname: string): Promise<string[]> {
  try {
    const found = await lookup(hostname, { all: true })
    return found.map(({ address }) => address)
  } catch (error) {
    throw new CannotAsk(`${hostname} is not known.`, { cause: error })
  }
}

/** Many systems take these for themselves. */
const isNowhere = (address: string) =>
  address.startsWith('0.') || /^(::|::ffff:0[.:].*)$/.test(address)

async function readSome({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MOST_BYTES) throw new CannotAsk('The answer is too long.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
