import type { Proof, Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import { type Guess, proofText, zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import { utf8 } from '#state/base64url.ts'

/** Hashed in parallel; the browser can paint between two batches. */
const BATCH = 512

/** Searches for a number whose hash has the required number of leading zero bits. */
export async function solveChallenge({ challenge, bits }: Challenge, guess: Guess): Promise<Proof> {
  for (let first = 0; ; first += BATCH) {
    const proofs = Array.from({ length: BATCH }, (_, at) => ({ challenge, nonce: first + at }))
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', utf8(proofText(proof, guess)))),
    )
    const found = proofs.find((_, at) => zeroBits(new Uint8Array(hashes[at] ?? [])) >= bits)
    if (found !== undefined) return found
  }
}
