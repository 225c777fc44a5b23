import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { forgetKeys, keyFor, type KeyContext, keysFor, type Purpose } from './keys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Sealing = {
  readonly purpose: Purpose
  /** Whose it is: sealed bytes cannot be opened as somebody else's. */
  readonly owner: string
}

/** Encrypts bytes that the server has to read again, so that the database alone does not give them away. */
export async function seal(
  context: KeyContext,
  { purpose, owner }: Sealing,
  bytes: Uint8Array,
): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await keyFor(context, purpose), nonce)
  cipher.setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/**
 * What was sealed, also with a master key that has been replaced since. Throws when it was sealed with
 * another one, for another owner, or changed.
 */
export async function unseal(
  context: KeyContext,
  sealing: Sealing,
  sealed: Buffer,
): Promise<Buffer> {
  const opened = await tryKeys(context, sealing, sealed)
  if (opened !== undefined) return opened
  // Another process may have replaced the keys.
  forgetKeys(context)
  const again = await tryKeys(context, sealing, sealed)
  if (again === undefined) throw new Error(`Nothing opens what was sealed for ${sealing.purpose}.`)
  return again
}

async function tryKeys(
  context: KeyContext,
  { purpose, owner }: Sealing,
  sealed: Buffer,
): Promise<Buffer | undefined> {
  for (const key of await keysFor(context, purpose)) {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
    try {
      return Buffer.concat([text, decipher.final()])
    } catch {
      // Sealed with another key, which may be the next one.
    }
  }
  return undefined
}
