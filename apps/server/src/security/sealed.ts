import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import { keyFor, type Purpose } from './keys.ts'

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
  app: AppContext,
  { purpose, owner }: Sealing,
  bytes: Uint8Array,
): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await keyFor(app, purpose), nonce)
  cipher.setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** What was sealed. Throws when it was sealed with another master key, for another owner, or changed. */
export async function unseal(
  app: AppContext,
  { purpose, owner }: Sealing,
  sealed: Buffer,
): Promise<Buffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, await keyFor(app, purpose), nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
}
