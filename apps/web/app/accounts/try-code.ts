import type { InferContractRouterOutputs } from '@orpc/contract'
import type { accountCalls } from '@pavilion/contract/accounts/account-calls.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { Guess } from '@pavilion/contract/accounts/proof-text.ts'
import { api } from '#state/api.ts'
import type { Answer } from '#state/request.ts'

type Challenged = InferContractRouterOutputs<typeof accountCalls>['proofOfWork']

type Sending<T> = {
  readonly code: string
  /** The account or address of the code; needed only for a proof of work. */
  readonly who: () => string | Promise<string>
  readonly send: (typed: { readonly code: string; readonly proof?: Proof }) => Promise<Answer<T>>
}

/**
 * Sends a code. While many codes are being guessed, the server demands a proof of work first, which takes a
 * second or two.
 */
export async function tryCode<T>({ code, who, send }: Sending<T>): Promise<Answer<T>> {
  const answer = await send({ code })
  if (answer.ok || answer.code !== 'PROOF_NEEDED' || !isSecureContext) return answer
  const challenge = await api.send<Challenged>({ method: 'GET', path: '/account/proof-of-work' })
  if (!challenge.ok) return challenge
  const guess: Guess = { who: await who(), code }
  const { solveChallenge } = await import('./solve-challenge.ts')
  return send({ code, proof: await solveChallenge(challenge.data.data, guess) })
}
