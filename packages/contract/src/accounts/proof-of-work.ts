import { z } from 'zod'
import { Code } from './account-fields.ts'

const CHALLENGE_TEXT = 120
const MOST_WORK = 10_000_000_000

export const Challenge = z.object({
  /** Valid for some minutes and for any number of guesses. */
  challenge: z.string().max(CHALLENGE_TEXT),
  /** How many leading bits of the hash must be zero. */
  bits: z.int().min(0).max(32),
})
export type Challenge = z.infer<typeof Challenge>

/** A nonce for which the hash of `proofText` has that many leading zero bits. */
export const Proof = z.strictObject({
  challenge: z.string().max(CHALLENGE_TEXT),
  nonce: z.int().min(0).max(MOST_WORK),
})
export type Proof = z.infer<typeof Proof>

/** A code as typed. After PROOF_NEEDED it is sent again with a proof of work. */
export const typedCode = { code: Code, proof: Proof.optional() }
