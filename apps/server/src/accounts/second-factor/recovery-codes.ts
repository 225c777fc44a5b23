import { randomBytes } from 'node:crypto'
import { tokenHash } from '#security/opaque-token.ts'
import { base32 } from './totp.ts'

const COUNT = 10
/** 80 bits: too many to be found from a hash. */
const BYTES = 10

/** Fresh recovery codes, each in four groups of four letters and digits. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: COUNT }, () => (base32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'))

/** What is stored of a recovery code, however it was typed. */
export const recoveryHash = (code: string): Buffer =>
  tokenHash(code.replaceAll(/[\s-]/g, '').toUpperCase())
