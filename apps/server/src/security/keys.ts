import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { World } from '#world.ts'
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

/** Keys by purpose, as long as the database they come from. */
const keptSecrets = new WeakMap<World['pool'], Promise<Buffer>>()

function secretOf({ pool, db }: World): Promise<Buffer> {
  const kept = keptSecrets.get(pool)
  if (kept !== undefined) return kept
  const secret = keepSecret(db, randomBytes(SECRET_BYTES))
  keptSecrets.set(pool, secret)
  secret.catch(() => keptSecrets.delete(pool))
  return secret
}

/** The key for one purpose, the same in every server of the installation, and after a restart. */
export async function keyFor(world: World, purpose: Purpose): Promise<Uint8Array> {
  return new Uint8Array(hkdfSync('sha256', await secretOf(world), '', purpose, SECRET_BYTES))
}

/** A hash that only who has the installation's secret can make. */
export async function keyedHash(world: World, purpose: Purpose, text: string): Promise<Buffer> {
  return createHmac('sha256', await keyFor(world, purpose))
    .update(text)
    .digest()
}
