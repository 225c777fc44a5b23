import type { Handshake, Whereabouts } from '@pavilion/contract/accounts/handshake.ts'
import {
  APP_ID_HEADER,
  HANDSHAKE_HEADER,
  HANDSHAKE_KEY,
  HANDSHAKE_SECONDS,
  WEB_APP_ID,
} from '@pavilion/contract/accounts/handshake-constants.ts'
import { toBase64url, utf8 } from './base64url.ts'

/** The value that the specification asks for; answers set their own. */
const CACHE_CONTROL = 'max-age=604800'

type Sender = {
  readonly whereabouts: Whereabouts
  readonly deviceId: string
  readonly userAgent: string
  /** Milliseconds. */
  readonly now: number
}

/** The claims of a request's handshake, valid for a minute. */
export function handshakeClaims({ whereabouts, deviceId, userAgent, now }: Sender): Handshake {
  const issued = Math.floor(now / 1000)
  return {
    ...whereabouts,
    timezone: whereabouts.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone,
    device_id: deviceId,
    user_agent: userAgent.slice(0, 400),
    app_id: WEB_APP_ID,
    client_type: 'web',
    jti: crypto.randomUUID(),
    iat: issued,
    exp: issued + HANDSHAKE_SECONDS,
  }
}

/** Signs a JWT with HS256. */
export async function signHandshake(claims: Handshake): Promise<string> {
  const part = (value: unknown) => toBase64url(utf8(JSON.stringify(value)))
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8(HANDSHAKE_KEY), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, utf8(signed))
  return `${signed}.${toBase64url(new Uint8Array(signature))}`
}

/** The headers of every request. Web Crypto needs a secure context; without one there is no handshake. */
export async function requestHeaders(sender: Sender): Promise<Readonly<Record<string, string>>> {
  const plain = { [APP_ID_HEADER]: WEB_APP_ID, 'cache-control': CACHE_CONTROL }
  if (!isSecureContext) return plain
  return { ...plain, [HANDSHAKE_HEADER]: await signHandshake(handshakeClaims(sender)) }
}
