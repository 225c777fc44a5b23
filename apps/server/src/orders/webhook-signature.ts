import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How far a message's timestamp may deviate. */
const TOLERANCE_MS = 5 * 60_000
const VERSION = 'v1,'

export type Message = { readonly id: string; readonly at: string; readonly body: string }

const seconds = (instant: string) => String(Math.floor(Date.parse(instant) / 1000))

const signatureOf = (key: Uint8Array, signed: string) =>
  createHmac('sha256', key).update(signed).digest('base64')

/** The headers of a signed message, after standardwebhooks.com. */
export function signMessage(
  key: Uint8Array,
  { id, at, body }: Message,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = seconds(at)
  const signature = signatureOf(key, `${id}.${timestamp}.${body}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `${VERSION}${signature}`,
  }
}

const one = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : ''

/** Compares in constant time. */
function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The id of a message signed with the key within the last minutes; undefined for all others. */
export function readSigned(
  key: Uint8Array,
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: string },
  now: string,
): string | undefined {
  const id = one(headers['webhook-id'])
  const timestamp = one(headers['webhook-timestamp'])
  const expected = `${VERSION}${signatureOf(key, `${id}.${timestamp}.${body}`)}`
  const signatures = one(headers['webhook-signature']).split(' ')
  const isSigned = signatures.filter((signature) => same(signature, expected)).length > 0
  const isFresh = Math.abs(Number(timestamp) * 1000 - Date.parse(now)) <= TOLERANCE_MS
  return isSigned && isFresh && id !== '' ? id : undefined
}
