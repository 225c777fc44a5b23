import { createHash, timingSafeEqual } from 'node:crypto'
import type { Proof, Riddle } from '@pavilion/contract/proof-of-work.ts'
import { type Guess, proofText, zeroBits } from '@pavilion/contract/proof-text.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { keyedHash } from '#security/keys.ts'
import type { World } from '#world.ts'

/** About a quarter of a million hashes per guess: a second or two on a phone. */
const BITS = 18
const GOOD_SECONDS = 300

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/** The challenge is signed and says when it expires, so the server does not store it. */
async function challengeUntil(world: World, seconds: number): Promise<string> {
  const mac = await keyedHash(world, 'proof-of-work', String(seconds))
  return `${seconds}.${mac.toString('base64url')}`
}

async function isOurs(world: World, challenge: string): Promise<boolean> {
  const seconds = Number(/^\d{1,12}(?=\.)/.exec(challenge)?.[0] ?? 0)
  const ours = Buffer.from(await challengeUntil(world, seconds))
  const theirs = Buffer.from(challenge)
  return (
    theirs.length === ours.length &&
    timingSafeEqual(theirs, ours) &&
    seconds > secondsOf(world.now())
  )
}

export const showRiddle = os.account.proofOfWork.handler(async ({ context }) => {
  const { world, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const challenge = await challengeUntil(world, secondsOf(world.now()) + GOOD_SECONDS)
  const riddle: Riddle = { challenge, bits: BITS }
  return success('Solve this, and send the answer along with the code', riddle)
})

/**
 * Whether a guess comes with a valid proof of work: a second for a person, a real cost for a program that
 * makes many.
 */
export async function isSolved(
  world: World,
  { proof, ...guess }: Guess & { readonly proof?: Proof | undefined },
): Promise<boolean> {
  if (proof === undefined || !(await isOurs(world, proof.challenge))) return false
  const hash = createHash('sha256').update(proofText(proof, guess)).digest()
  return zeroBits(hash) >= BITS
}
