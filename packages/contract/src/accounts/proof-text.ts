import type { Proof } from './proof-of-work.ts'

export type Guess = {
  /**
   * Identifies the code's account: the `username` or `token` of the same call, else the id of the signed-in
   * account.
   */
  readonly who: string
  /** A code, a password, or `SMS` where one is asked for. */
  readonly code: string
}

/** The text to hash with SHA-256: a proof is valid for one guess at one account's code. */
export const proofText = ({ challenge, nonce }: Proof, { who, code }: Guess): string =>
  `${challenge} ${who} ${code} ${nonce}`

const BYTE = 8

/** The number of leading zero bits of a hash. */
export function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0)
  if (at === -1) return hash.length * BYTE
  return at * BYTE + Math.clz32(hash[at] ?? 0) - 3 * BYTE
}

/** Stands for the code in the proof of work of a call that sends one by SMS. */
export const SMS = 'sms'
