import { createHash, timingSafeEqual } from 'node:crypto'
import type { Proof, Challenge } from '@pavilion/contract/accounts/proof-of-work.ts'
import { type Guess, proofText, zeroBits } from '@pavilion/contract/accounts/proof-text.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { keyedHash } from '#security/keys.ts'
import type { AppContext } from '#app-context.ts'

const GOOD_SECONDS = 300

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/** The challenge is signed and says when it expires, so the server does not store it. */
async function challengeUntil(app: AppContext, seconds: number): Promise<string> {
  const mac = await keyedHash(app, 'proof-of-work', String(seconds))
  return `${seconds}.${mac.toString('base64url')}`
}

async function isOurs(app: AppContext, challenge: string): Promise<boolean> {
  const seconds = Number(/^\d{1,12}(?=\.)/.exec(challenge)?.[0] ?? 0)
  const ours = Buffer.from(await challengeUntil(app, seconds))
  const theirs = Buffer.from(challenge)
  return (
    theirs.length === ours.length && timingSafeEqual(theirs, ours) && seconds > secondsOf(app.now())
  )
}

export const showChallenge = os.accounts.proofOfWork.handler(async ({ context }) => {
  const { app, caller } = context
  caller.setHeader('cache-control', 'no-store')
  const text = await challengeUntil(app, secondsOf(app.now()) + GOOD_SECONDS)
  const challenge: Challenge = { challenge: text, bits: app.config.protection.proofBits }
  return success('Solve this and send the answer with the code', challenge)
})

/**
 * Whether a guess comes with a valid proof of work: a second for a person, a real cost for a program that
 * makes many.
 */
export async function isSolved(
  app: AppContext,
  { proof, ...guess }: Guess & { readonly proof?: Proof | undefined },
): Promise<boolean> {
  if (proof === undefined || !(await isOurs(app, proof.challenge))) return false
  const hash = createHash('sha256').update(proofText(proof, guess)).digest()
  return zeroBits(hash) >= app.config.protection.proofBits
}
