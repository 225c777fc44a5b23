import type { Whereabouts } from '@pavilion/contract/accounts/handshake.ts'
import type { Fetch } from './request.ts'
import { fromBase64url, toBase64url, utf8 } from './base64url.ts'
import type { ClientStorage } from './storage.ts'
import { isRecord, readJson } from './json-guards.ts'

/** The name of the local storage entry and of the cookie. */
export const RAW_ID = 'Raw_id'

/**
 * A fixed secret, shipped to every browser, as the specification demands: it obfuscates the entry and
 * protects nothing.
 */
const SECRET = 'raw-id-of-this-device'
const IV_BYTES = 12
const YEAR_SECONDS = 31_536_000

const nowhere: Whereabouts = { ip: '', city: '', region: '', country: '', loc: '', timezone: '' }

async function fixedKey(): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(SECRET))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function encryptDeviceId(data: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv }
  const text = utf8(JSON.stringify(data))
  const hidden = await crypto.subtle.encrypt(algorithm, await fixedKey(), text)
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(hidden)]))
}

/** Undefined for anything not encrypted here. */
export async function decryptDeviceId(blob: string): Promise<unknown> {
  try {
    const bytes = fromBase64url(blob)
    const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) }
    const text = await crypto.subtle.decrypt(algorithm, await fixedKey(), bytes.slice(IV_BYTES))
    return readJson(new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

type Place = {
  readonly storage: ClientStorage
  readonly fetch: Fetch
  readonly writeCookie: (cookie: string) => void
  /** Whether the page came over TLS: then its cookie travels no other way. */
  readonly isSecure: boolean
}

const cookieOf = (blob: string, isSecure: boolean) =>
  `${RAW_ID}=${blob}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`

/**
 * This device's location, as stored or asked of the server once. The cookie is rewritten each time, since
 * browsers drop it sooner than the entry.
 */
export async function whereabouts(place: Place): Promise<Whereabouts> {
  const { storage, fetch, writeCookie, isSecure } = place
  const blob = storage.get(RAW_ID)
  const stored = blob === null ? undefined : await decryptDeviceId(blob)
  if (blob !== null && stored !== undefined) {
    writeCookie(cookieOf(blob, isSecure))
    return readWhereabouts(stored)
  }
  try {
    const response = await fetch('/info-health', {})
    if (!response.ok) return nowhere
    const told: unknown = await response.json()
    const data = isRecord(told) ? told['data'] : undefined
    const fresh = await encryptDeviceId(data ?? {})
    storage.set(RAW_ID, fresh)
    writeCookie(cookieOf(fresh, isSecure))
    return readWhereabouts(data)
  } catch {
    return nowhere
  }
}

function readWhereabouts(data: unknown): Whereabouts {
  const told = isRecord(data) ? data : {}
  const text = (key: keyof Whereabouts) => (typeof told[key] === 'string' ? told[key] : '')
  return {
    ip: text('ip'),
    city: text('city'),
    region: text('region'),
    country: text('country'),
    loc: text('loc'),
    timezone: text('timezone'),
  }
}
