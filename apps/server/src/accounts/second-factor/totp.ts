import { createHmac } from 'node:crypto'

/** Seconds for which a code is shown (RFC 6238, X). */
const STEP_SECONDS = 30
const DIGITS = 6
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_OF_A_LETTER = 5
const BITS_OF_A_BYTE = 8
const COUNTER_BYTES = 8

/** The number of the half minute that an instant is in. */
export const stepAt = (instant: string): number =>
  Math.floor(Date.parse(instant) / 1000 / STEP_SECONDS)

/** The code of a half minute: six digits (RFC 4226 and 6238, with HMAC-SHA-1 as every app has it). */
export function totp(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(COUNTER_BYTES)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** Bytes in letters and digits that are not mistaken for each other (RFC 4648, 6), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(BITS_OF_A_BYTE, '0')).join('')
  const parts = bits.match(new RegExp(`.{1,${BITS_OF_A_LETTER}}`, 'g')) ?? []
  return parts.map((part) => LETTERS.at(parseInt(part.padEnd(BITS_OF_A_LETTER, '0'), 2))).join('')
}

type Labelled = {
  /** The name of the site. */
  readonly issuer: string
  /** The address of the account. */
  readonly account: string
  readonly secret: Uint8Array
}

/** The address that authenticator apps read from a QR code. */
export function keyUri({ issuer, account, secret }: Labelled): string {
  const label = `${encodeURIComponent(issuer.replaceAll(':', ''))}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
