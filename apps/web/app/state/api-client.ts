import type { AnyContractProcedure } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { refresh } from '#calls/accounts.ts'
import { requestOf } from './call.ts'
import type { AnswerOf, Call, Sent } from './call.ts'
import { attempt } from './request.ts'
import type { Answer, Fetch, HttpRequest } from './request.ts'
import type { Tokens } from './client-state.ts'
import type { SlowCalls } from './slow-calls.ts'

type Session = {
  readonly tokens: () => Tokens | undefined
  readonly renewSession: (tokens: Tokens) => void
  readonly endSession: () => void
}

type Surroundings = {
  readonly fetch: Fetch
  readonly slow: SlowCalls
  readonly session: Session
  /** The headers of every request: handshake, app id, cache control. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>
  /** Called after each successful call that may have changed something. */
  readonly onChanged?: () => void
  /** Called when the session could not be renewed. */
  readonly onSignedOut: () => void
}

export type ApiClient = {
  /** `send(orders.show, { orderId })`: what comes back is typed by the contract, refusals too. */
  readonly send: <P extends AnyContractProcedure>(
    call: Call<P>,
    ...sent: Sent<P>
  ) => Promise<AnswerOf<P>>
}

type Renewal = 'renewed' | 'refused' | 'unreachable'

/** Whether the session has ended; a refused handshake does not mean that. */
const isSignedOut = (answer: Answer<unknown>) =>
  !answer.ok && answer.status === 401 && !answer.code.startsWith('HANDSHAKE_')

const isByWrongClock = (answer: Answer<unknown>) =>
  !answer.ok && answer.code === 'HANDSHAKE_EXPIRED'

type Token = string | null | undefined
type Refresh = (typeof contract)['accounts']['refresh']

type Send = <P extends AnyContractProcedure>(
  request: HttpRequest,
  token: Token,
) => Promise<AnswerOf<P>>

/** Somebody logged out, or in again, while a token was being renewed. */
const tokensChanged = (session: Session): Renewal =>
  session.tokens() === undefined ? 'refused' : 'renewed'

/** Renews the access token once for all requests that need it at the same time. */
function createRenewal(session: Session, send: Send) {
  let renewing: Promise<Renewal> | undefined

  const renewOnce = async (): Promise<Renewal> => {
    const refreshToken = session.tokens()?.refreshToken
    if (!refreshToken) return 'refused'
    const answer = await send<Refresh>(requestOf(refresh), refreshToken)
    if (session.tokens()?.refreshToken !== refreshToken) return tokensChanged(session)
    if (!answer.ok) return isSignedOut(answer) ? 'refused' : 'unreachable'
    const { access_token: token, refresh_token: next } = answer.data
    session.renewSession({ token, refreshToken: next })
    return 'renewed'
  }

  /** Another tab or an earlier request may have renewed it already. */
  return (refusedToken: string | undefined): Promise<Renewal> => {
    const now = session.tokens()?.token
    if (now !== undefined && now !== refusedToken) return Promise.resolve('renewed')
    renewing ??= renewOnce().finally(() => (renewing = undefined))
    return renewing
  }
}

/**
 * The only way to the API. An expired access token is renewed, once for all concurrent requests, which are
 * then repeated. When it cannot be renewed, the session is over.
 */
export function createApiClient(around: Surroundings): ApiClient {
  const { fetch, slow, session, onSignedOut } = around
  const sendOnce: Send = async (request, token) =>
    attempt(request, {
      fetch,
      slow,
      headers: {
        ...(await around.headers()),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
  /**
   * An outdated handshake means a wrong clock, which the refusal has just corrected; the call had no effect
   * and is repeated.
   */
  const sendWith: Send = async <P extends AnyContractProcedure>(
    request: HttpRequest,
    token: Token,
  ) => {
    const answer = await sendOnce<P>(request, token)
    return isByWrongClock(answer) ? sendOnce<P>(request, token) : answer
  }
  const renew = createRenewal(session, sendWith)
  const noteChange = ({ method, path }: HttpRequest, { ok }: Answer<unknown>) => {
    const isQuestion = method === 'GET' || path.endsWith('/filter')
    if (ok && !isQuestion) around.onChanged?.()
  }
  return {
    send: async <P extends AnyContractProcedure>(call: Call<P>, ...[input, options]: Sent<P>) => {
      const request = { ...requestOf(call, input), ...options }
      const token = session.tokens()?.token
      const answer = await sendWith<P>(request, token)
      noteChange(request, answer)
      if (!isSignedOut(answer)) return answer
      const renewal = await renew(token)
      if (renewal === 'unreachable') return answer
      const last = renewal === 'renewed' ? session.tokens()?.token : token
      const again = renewal === 'renewed' ? await sendWith<P>(request, last) : answer
      noteChange(request, again)
      // After logging out or switching accounts meanwhile, do not ask for a login.
      if (isSignedOut(again) && session.tokens()?.token === last) {
        session.endSession()
        onSignedOut()
      }
      return again
    },
  }
}
