import { sha256 } from '@noble/hashes/sha2.js'
import type { Proof, Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import { type Guess, proofText, zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import { utf8 } from '#state/base64url.ts'

/** Hashed at once; the browser can paint between two batches. */
const BATCH = 4096

/**
 * Searches for a number whose hash has the required number of leading zero bits. `crypto.subtle` would take
 * several times as long: each of its hashes waits for another thread.
 */
export async function solveChallenge({ challenge, bits }: Challenge, guess: Guess): Promise<Proof> {
  for (let nonce = 0; ; nonce += 1) {
    const proof = { challenge, nonce }
    if (zeroBits(sha256(utf8(proofText(proof, guess)))) >= bits) return proof
    if (nonce % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
