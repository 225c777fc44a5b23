import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { CannotStart, messageOf } from '#cannot-start.ts'
import type { Protection } from '#protection-settings.ts'
import type { AppContext } from '#app-context.ts'
import { keepSecret } from './security.queries.ts'

const SECRET_BYTES = 32

export type Purpose =
  | 'access-token'
  | 'verification-code'
  | 'refresh-successor'
  | 'attempt-subject'
  | 'proof-of-work'
  | 'provider-visit'
  | 'sample-password'
  | 'sandbox-events'
  | 'known-device'
  | 'second-factor'
  | 'second-factor-ticket'

/** The master key of the installation, per database of this process. */
const keptSecrets = new WeakMap<AppContext['pool'], Promise<Buffer>>()

function secretOf({ pool, db, config }: AppContext): Promise<Buffer> {
  const kept = keptSecrets.get(pool)
  if (kept !== undefined) return kept
  const { masterKey } = config.protection
  const secret =
    masterKey === undefined ? keepSecret(db, randomBytes(SECRET_BYTES)) : readMasterKey(masterKey)
  keptSecrets.set(pool, secret)
  secret.catch(() => keptSecrets.delete(pool))
  return secret
}

/** The master key that is kept outside the database. Throws CannotStart when it cannot be read, or is short. */
export async function readMasterKey(given: NonNullable<Protection['masterKey']>): Promise<Buffer> {
  if ('key' in given) return Buffer.from(given.key, 'base64')
  const text = await readFile(given.file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(
      `The master key cannot be read from ${given.file}: ${messageOf(error)}. Put MASTER_KEY_FILE right.`,
    )
  })
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length >= SECRET_BYTES) return key
  throw new CannotStart(
    `There is no master key in ${given.file}. Write one: openssl rand -base64 32 > ${given.file}.`,
  )
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
