import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { CannotStart, messageOf } from '#cannot-start.ts'
import type { Protection } from '#protection-settings.ts'
import type { AppContext } from '#app-context.ts'
import { findSecrets, forgetSecrets, keepSecret, replaceSecret } from './security.queries.ts'

const SECRET_BYTES = 32

export type Purpose =
  | 'access-token'
  | 'verification-code'
  | 'refresh-successor'
  | 'attempt-subject'
  | 'proof-of-work'
  | 'oauth-attempt'
  | 'sample-password'
  | 'sandbox-events'
  | 'known-device'
  | 'second-factor'
  | 'second-factor-ticket'
  | 'availability-link'
  | 'private-calendar'
  | 'email-unsubscribe'
  | 'push-key'

/** What the keys depend on; a command has no more of the server. */
export type KeyContext = Pick<AppContext, 'pool' | 'db' | 'config'>

type Ring = {
  readonly current: Buffer
  /** Those that came before: with them is only read what they encrypted. */
  readonly previous: readonly Buffer[]
}

/** The master keys of the installation, per database of this process. */
const keptRings = new WeakMap<AppContext['pool'], Promise<Ring>>()

function ringOf(context: KeyContext): Promise<Ring> {
  const kept = keptRings.get(context.pool)
  if (kept !== undefined) return kept
  const ring = readRing(context)
  keptRings.set(context.pool, ring)
  ring.catch(() => keptRings.delete(context.pool))
  return ring
}

/** To be called when the keys may have been replaced by another process. */
export const forgetKeys = ({ pool }: KeyContext): void => void keptRings.delete(pool)

async function readRing({ db, config }: KeyContext): Promise<Ring> {
  const { masterKey } = config.protection
  if (masterKey === undefined) {
    const current = await keepSecret(db, randomBytes(SECRET_BYTES))
    const [, ...previous] = await findSecrets(db)
    return { current, previous }
  }
  const [current, ...previous] = await readMasterKeys(masterKey)
  return { current, previous: [...previous, ...(await findSecrets(db))] }
}

type AtLeastOne = readonly [Buffer, ...Buffer[]]

/**
 * The master keys that are kept outside the database, the current one first. Throws CannotStart when they
 * cannot be read, or are short.
 */
export async function readMasterKeys(
  given: NonNullable<Protection['masterKey']>,
): Promise<AtLeastOne> {
  if ('keys' in given) return given.keys
  const text = await readFile(given.file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(
      `The master key cannot be read from ${given.file}: ${messageOf(error)}. Put MASTER_KEY_FILE right.`,
    )
  })
  const [current, ...previous] = text
    .split('\n')
    .map((line) => Buffer.from(line.trim(), 'base64'))
    .filter(({ length }) => length >= SECRET_BYTES)
  if (current !== undefined) return [current, ...previous]
  throw new CannotStart(
    `There is no master key in ${given.file}. Write one: openssl rand -base64 32 > ${given.file}.`,
  )
}

/**
 * Puts a new master key in place of the current one, which is kept to read what it encrypted. Throws
 * CannotStart where the key is in the environment, which no command can change.
 */
export async function replaceMasterKey(context: KeyContext): Promise<void> {
  const { masterKey } = context.config.protection
  const fresh = randomBytes(SECRET_BYTES)
  if (masterKey === undefined) await replaceSecret(context.db, fresh)
  else if ('file' in masterKey) await replaceInFile(masterKey.file, fresh)
  else {
    throw new CannotStart(
      'MASTER_KEY is in the environment. Put a new key and a comma before it, start the server anew, and run npm run db -- encrypt-anew.',
    )
  }
  forgetKeys(context)
}

/** The file is replaced as a whole, so that it holds a key at any moment. */
async function replaceInFile(file: string, fresh: Buffer): Promise<void> {
  const [current] = await readMasterKeys({ file })
  const lines = [fresh, current].map((key) => `${key.toString('base64')}\n`)
  try {
    await writeFile(`${file}.new`, lines.join(''), { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  } catch (error) {
    throw new CannotStart(
      `${file} cannot be written: ${messageOf(error)}. Put a new key on a line above the one in it, start the server anew, and run npm run db -- encrypt-anew.`,
    )
  }
}

/** Once a key outside has taken its place, the key in the database protects nothing more. */
export async function forgetStoredKey({ db, config }: KeyContext): Promise<void> {
  if (config.protection.masterKey !== undefined) await forgetSecrets(db)
}

/** Keys derived from a secret, by purpose, since a call may use them many times. */
const keptKeys = new WeakMap<Buffer, Map<Purpose, KeyObject>>()

function derive(secret: Buffer, purpose: Purpose): KeyObject {
  const keys = keptKeys.get(secret) ?? new Map<Purpose, KeyObject>()
  keptKeys.set(secret, keys)
  const derived = () => Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES))
  const key = keys.get(purpose) ?? createSecretKey(derived())
  keys.set(purpose, key)
  return key
}

const deriveKey = async (context: KeyContext, purpose: Purpose): Promise<KeyObject> =>
  derive((await ringOf(context)).current, purpose)

/** The current key for a purpose and those before it. */
export async function keysFor(
  context: KeyContext,
  purpose: Purpose,
): Promise<readonly KeyObject[]> {
  const { current, previous } = await ringOf(context)
  return [current, ...previous].map((secret) => derive(secret, purpose))
}

/** The key for a purpose, the same on every server of the installation and after restarts. */
export const keyFor = async (context: KeyContext, purpose: Purpose): Promise<Uint8Array> =>
  new Uint8Array((await deriveKey(context, purpose)).export())

/** A hash that only this installation can compute. */
export async function keyedHash(
  context: KeyContext,
  purpose: Purpose,
  text: string,
): Promise<Buffer> {
  return createHmac('sha256', await deriveKey(context, purpose))
    .update(text)
    .digest()
}
