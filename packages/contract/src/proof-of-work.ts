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
