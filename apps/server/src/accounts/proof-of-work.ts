import { createHash, timingSafeEqual } from 'node:crypto'
import { PROOF_NEEDED } from '@pavilion/contract/account-refusals.ts'
import type { Proof, Riddle } from '@pavilion/contract/proof-of-work.ts'
import { proofText, zeroBits } from '@pavilion/contract/proof-text.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#lists/answer.ts'
import { keyedHash } from '#security/keys.ts'
import { isUsedUp, refuseUsedUp } from '#security/limits.ts'
import type { World } from '#world.ts'
import { farTooManyWrongCodes, tooManyWrongCodes } from './wrong-codes.ts'

/** About a quarter of a million hashes: a second or two of a phone's time, for each guess. */
const BITS = 18
const GOOD_SECONDS = 300

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/** Nothing is kept of a riddle: it says until when it is good, and is signed. */
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

type Guess = {
  readonly username: string
  readonly code: string
  readonly proof?: Proof | undefined
}

/**
 * While many codes are being guessed, wherever, a guess is looked at only when work went into it: people
 * wait for a second, a machine that tries ten thousand accounts pays for each.
 */
export async function askForProof(context: CallContext, guess: Guess): Promise<void> {
  const { world } = context
  if (!(await isUsedUp(world, tooManyWrongCodes))) return
  if (!(await isSolved(world, guess))) throw refuseCall('PROOF_NEEDED', PROOF_NEEDED)
  await refuseUsedUp(context, [farTooManyWrongCodes])
}

async function isSolved(world: World, guess: Guess): Promise<boolean> {
  const { proof } = guess
  if (proof === undefined || !(await isOurs(world, proof.challenge))) return false
  const hash = createHash('sha256').update(proofText(proof, guess)).digest()
  return zeroBits(hash) >= BITS
}
