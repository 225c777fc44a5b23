import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Ends the last record. */
const LAST_RECORD = 2

/** What a browser gave to encrypt for it. */
export type Receiver = { readonly p256dh: Buffer; readonly auth: Buffer }

/** The salt and the private key are drawn anew for each message. */
type Drawn = { readonly salt: Buffer; readonly privateKey: Buffer | undefined }

type Derived = { readonly info: string | Buffer; readonly length: number }

const derive = (key: Buffer, salt: Buffer, { info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/**
 * Encrypts a message for one browser as `aes128gcm` (RFC 8291), in one record. Throws when the browser's key is
 * not a point of the curve.
 */
export function encrypt(
  text: string,
  { p256dh, auth }: Receiver,
  { salt, privateKey }: Drawn = { salt: randomBytes(SALT_BYTES), privateKey: undefined },
): Buffer {
  const own = createECDH(CURVE)
  if (privateKey === undefined) own.generateKeys()
  else own.setPrivateKey(privateKey)
  const sender = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
  const secret = derive(own.computeSecret(p256dh), auth, { info, length: 32 })
  const key = derive(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: KEY_BYTES })
  const nonce = derive(secret, salt, { info: 'Content-Encoding: nonce\0', length: NONCE_BYTES })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(sender.length, 4)
  const record = cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]))
  return Buffer.concat([salt, head, sender, record, cipher.final(), cipher.getAuthTag()])
}
