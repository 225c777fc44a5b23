import { z } from 'zod'

const CHALLENGE_TEXT = 120
const MOST_WORK = 10_000_000_000

export const Riddle = z.object({
  /** Good for some minutes, for as many guesses as are solved with it. */
  challenge: z.string().max(CHALLENGE_TEXT),
  /** How many bits of the hash have to be zero, from its first on. */
  bits: z.int().min(0).max(32),
})
export type Riddle = z.infer<typeof Riddle>

/** A number that gives `proofText` a hash with so many zeros. */
export const Proof = z.strictObject({
  challenge: z.string().max(CHALLENGE_TEXT),
  nonce: z.int().min(0).max(MOST_WORK),
})
export type Proof = z.infer<typeof Proof>

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
