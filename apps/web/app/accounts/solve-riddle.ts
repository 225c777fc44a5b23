import type { Proof, Riddle } from '@pavilion/contract/proof-of-work.ts'
import { proofText, zeroBits } from '@pavilion/contract/proof-text.ts'
import { utf8 } from '#state/base64url.ts'

export type Guess = { readonly username: string; readonly code: string }

/** The browser hashes these side by side, and draws between one batch and the next. */
const BATCH = 512

/** Tries number after number until one has a hash with so many zeros. */
export async function solveRiddle({ challenge, bits }: Riddle, guess: Guess): Promise<Proof> {
  for (let first = 0; ; first += BATCH) {
    const proofs = Array.from({ length: BATCH }, (_, at) => ({ challenge, nonce: first + at }))
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', utf8(proofText(proof, guess)))),
    )
    const found = proofs.find((_, at) => zeroBits(new Uint8Array(hashes[at] ?? [])) >= bits)
    if (found !== undefined) return found
  }
}
