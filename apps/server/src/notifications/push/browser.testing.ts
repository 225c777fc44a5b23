import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { z } from 'zod'

type Derived = { readonly info: string | Buffer; readonly length: number }

const derive = (key: Buffer, salt: Buffer, { info, length }: Derived) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** The keys of a browser, and its reading of what was encrypted for it (RFC 8291, section 3). */
export function aBrowser() {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys()
  const auth = randomBytes(16)
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 86)
    const data = body.subarray(86)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(own.computeSecret(sender), auth, { info, length: 32 })
    const key = derive(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: 16 })
    const nonce = derive(secret, salt, { info: 'Content-Encoding: nonce\0', length: 12 })
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(data.subarray(-16))
    const plain = Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return { keys, decrypt }
}

/** What a push service reads of who sends (RFC 8292); throws when the signature is not of the key. */
export function readVapid(header: string) {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('The signature is not of the key.')
  return { key: k, ...Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())) }
}
