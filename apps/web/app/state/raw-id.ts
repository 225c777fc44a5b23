import type { Whereabouts } from '@pavilion/contract/handshake.ts'
import type { Fetch } from './attempt.ts'
import { fromBase64url, toBase64url, utf8 } from './base64url.ts'
import type { Keeper } from './keeper.ts'
import { isRecord, readJson } from './reading.ts'

/** The key of the local storage entry and of the cookie. */
export const RAW_ID = 'Raw_id'

/** Fixed, and in every browser, as the specification asks: it hides the entry from a glance and from nothing else. */
const SECRET = 'raw-id-of-this-device'
const IV_BYTES = 12
const YEAR_SECONDS = 31_536_000

const nowhere: Whereabouts = { ip: '', city: '', region: '', country: '', loc: '', timezone: '' }

async function fixedKey(): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(SECRET))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function encryptRawId(data: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv }
  const text = utf8(JSON.stringify(data))
  const hidden = await crypto.subtle.encrypt(algorithm, await fixedKey(), text)
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(hidden)]))
}

/** Undefined for what was not encrypted here. */
export async function decryptRawId(blob: string): Promise<unknown> {
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
  readonly keeper: Keeper
  readonly fetch: Fetch
  readonly writeCookie: (cookie: string) => void
}

/** Where this device is, as the server once told; asked for once, when nothing readable is stored. */
export async function whereabouts({ keeper, fetch, writeCookie }: Place): Promise<Whereabouts> {
  const blob = keeper.get(RAW_ID)
  const stored = blob === null ? undefined : await decryptRawId(blob)
  if (stored !== undefined) return readWhereabouts(stored)
  try {
    const response = await fetch('/info-health', { method: 'GET' })
    if (!response.ok) return nowhere
    const told: unknown = await response.json()
    const data = isRecord(told) ? told['data'] : undefined
    const fresh = await encryptRawId(data ?? {})
    keeper.set(RAW_ID, fresh)
    writeCookie(`${RAW_ID}=${fresh}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`)
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
