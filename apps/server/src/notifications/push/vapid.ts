import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import type { KeyContext } from '#security/keys.ts'
import { seal, unseal } from '#security/sealed.ts'
import { findPushKey, insertPushKey, replacePushKey } from './push-key.queries.ts'

/** Push services take no token that lasts longer than a day (RFC 8292, section 2). */
const TOKEN_SECONDS = 43_200
const COORDINATE_BYTES = 32

const sealing = { purpose: 'push-key', owner: 'installation' } as const

export type PushKey = { readonly publicKey: Buffer; readonly privateKey: Buffer }

/** The key pair of the installation, made when it is first needed and the same from then on. */
export async function pushKeyOf(app: AppContext): Promise<PushKey> {
  const kept = (await findPushKey(app.db)) ?? (await makeKey(app))
  return {
    publicKey: kept.publicKey,
    privateKey: await unseal(app, sealing, kept.sealedPrivate),
  }
}

async function makeKey(app: AppContext) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const sealedPrivate = await seal(app, sealing, paddedKey(pair.getPrivateKey()))
  await insertPushKey(app.db, { publicKey, sealedPrivate, now: app.now() })
  const kept = await findPushKey(app.db)
  if (kept === undefined) throw new Error('The key for push services was not kept.')
  return kept
}

/** Node leaves out leading zeros. */
const paddedKey = (key: Buffer): Buffer =>
  Buffer.concat([Buffer.alloc(COORDINATE_BYTES - key.length), key])

/** Encrypts the key with the master key that is used now. Answers how many keys there were: none or one. */
export async function sealPushKeyAnew(context: KeyContext): Promise<number> {
  const kept = await findPushKey(context.db)
  if (kept === undefined) return 0
  const bytes = await unseal(context, sealing, kept.sealedPrivate)
  await replacePushKey(context.db, kept.sealedPrivate, await seal(context, sealing, bytes))
  return 1
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Asking = { readonly endpoint: string; readonly contact: string; readonly now: string }

/** The `authorization` header by which a push service recognises who sends (RFC 8292). */
export function vapidHeader(
  { publicKey, privateKey }: PushKey,
  { endpoint, contact, now }: Asking,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.parse(now) / 1000) + TOKEN_SECONDS,
    sub: contact,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 1 + COORDINATE_BYTES).toString('base64url'),
      y: publicKey.subarray(1 + COORDINATE_BYTES).toString('base64url'),
      d: privateKey.toString('base64url'),
    },
    format: 'jwk',
  })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  const token = `${signed}.${signature.toString('base64url')}`
  return `vapid t=${token}, k=${publicKey.toString('base64url')}`
}
