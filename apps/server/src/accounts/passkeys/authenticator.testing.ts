import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'

const Options = z.object({ challenge: z.string() })
const Numbers = z.object({ x: z.string(), y: z.string() })

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const ATTESTED = 0x40

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

const bytesBefore = (length: number) => {
  const size = Buffer.alloc(2)
  size.writeUInt16BE(length)
  return size
}

export type Answering = {
  readonly origin?: string
  readonly host?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly challenge?: string
  readonly userHandle?: string
}

/** An authenticator with one ES256 key, as WebAuthn Level 3 describes it. */
export function authenticator(at: { readonly origin: string; readonly host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const numbers = Numbers.parse(publicKey.export({ format: 'jwk' }))
  const id = randomBytes(32)
  const names = { id: base64url(id), rawId: base64url(id), type: 'public-key' }

  /** A map of five in CBOR: kind 2, algorithm -7, curve 1, x and y (RFC 9053). */
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(numbers.x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(numbers.y, 'base64url'),
  ])

  const clientData = (type: string, options: string, { origin, challenge }: Answering) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? Options.parse(JSON.parse(options)).challenge,
        origin: origin ?? at.origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (flags: number, { host, counter = 0 }: Answering) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host ?? at.host), Buffer.of(flags), count])
  }

  return {
    /** A new credential for these options. */
    create(options: string, answering: Answering = {}) {
      const data = Buffer.concat([
        authenticatorData(USER_PRESENT | USER_VERIFIED | ATTESTED, answering),
        Buffer.alloc(16),
        bytesBefore(id.length),
        id,
        cose,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.of(0x59),
        bytesBefore(data.length),
        data,
      ])
      const clientDataJSON = base64url(clientData('webauthn.create', options, answering))
      return {
        ...names,
        response: { clientDataJSON, attestationObject: base64url(attestationObject) },
      }
    },
    /** The answer to a challenge. */
    answer(options: string, answering: Answering = {}) {
      const { isVerified = true, userHandle } = answering
      const data = authenticatorData(USER_PRESENT | (isVerified ? USER_VERIFIED : 0), answering)
      const client = clientData('webauthn.get', options, answering)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...names,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}
