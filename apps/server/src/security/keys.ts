import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import { keepSecret } from './security.queries.ts'

const SECRET_BYTES = 32

type Purpose =
  | 'access-token'
  | 'verification-code'
  | 'refresh-successor'
  | 'attempt-subject'
  | 'proof-of-work'
  | 'provider-visit'
  | 'sample-password'
  | 'sandbox-events'

/** The installation's secret, per database of this process. */
const keptSecrets = new WeakMap<AppContext['pool'], Promise<Buffer>>()

function secretOf({ pool, db }: AppContext): Promise<Buffer> {
  const kept = keptSecrets.get(pool)
  if (kept !== undefined) return kept
  const secret = keepSecret(db, randomBytes(SECRET_BYTES))
  keptSecrets.set(pool, secret)
  secret.catch(() => keptSecrets.delete(pool))
  return secret
}

/** Keys derived from a secret, by purpose, since a call may use them many times. */
const keptKeys = new WeakMap<Buffer, Map<Purpose, KeyObject>>()

async function deriveKey(app: AppContext, purpose: Purpose): Promise<KeyObject> {
  const secret = await secretOf(app)
  const keys = keptKeys.get(secret) ?? new Map<Purpose, KeyObject>()
  keptKeys.set(secret, keys)
  const derived = () => Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES))
  const key = keys.get(purpose) ?? createSecretKey(derived())
  keys.set(purpose, key)
  return key
}

/** The key for a purpose, the same on every server of the installation and after restarts. */
export const keyFor = async (app: AppContext, purpose: Purpose): Promise<Uint8Array> =>
  new Uint8Array((await deriveKey(app, purpose)).export())

/** A hash that only this installation can compute. */
export async function keyedHash(app: AppContext, purpose: Purpose, text: string): Promise<Buffer> {
  return createHmac('sha256', await deriveKey(app, purpose))
    .update(text)
    .digest()
}
