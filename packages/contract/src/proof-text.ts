import type { Proof } from './proof-of-work.ts'

/** What is hashed (SHA-256): an answer is good for one guess at one person's code alone. */
export const proofText = (
  { challenge, nonce }: Proof,
  { username, code }: { readonly username: string; readonly code: string },
): string => `${challenge} ${username} ${code} ${nonce}`

const BYTE = 8

/** How many bits of a hash are zero before the first that is not. */
export function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0)
  if (at === -1) return hash.length * BYTE
  return at * BYTE + Math.clz32(hash[at] ?? 0) - 3 * BYTE
}
