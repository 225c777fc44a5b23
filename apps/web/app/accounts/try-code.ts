import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { Guess } from '@pavilion/contract/accounts/proof-text.ts'
import { proofOfWork } from '#calls/accounts.ts'
import { send as sendCall } from '#state/api.ts'
import type { AnyCode, Answer } from '#state/request.ts'

type Sending<T, Code extends string> = {
  readonly code: string
  /** The account or address of the code; needed only for a proof of work. */
  readonly who: () => string | Promise<string>
  readonly send: (typed: {
    readonly code: string
    readonly proof?: Proof
  }) => Promise<Answer<T, Code>>
}

/**
 * Sends a code. While many codes are being guessed, the server demands a proof of work first, which takes a
 * second or two.
 */
export async function tryCode<T, Code extends string>({
  code,
  who,
  send,
}: Sending<T, Code>): Promise<Answer<T, Code | AnyCode>> {
  const answer = await send({ code })
  if (answer.ok || answer.code !== 'PROOF_NEEDED') return answer
  const challenge = await sendCall(proofOfWork)
  if (!challenge.ok) return challenge
  const guess: Guess = { who: await who(), code }
  const { solveChallenge } = await import('./solve-challenge.ts')
  return send({ code, proof: await solveChallenge(challenge.data.data, guess) })
}
