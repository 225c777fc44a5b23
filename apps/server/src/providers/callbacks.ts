import { type Provider, providers } from '@pavilion/contract/providers/provider.ts'
import { AuthorizationResponseError } from 'openid-client'
import type { Exchange } from '#http/request-context.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import { personBehind } from './ask-provider.ts'
import { CannotAsk } from './ssrf-guard.ts'
import { clientOf } from './provider-client.ts'
import { insertReturn, takeState } from './oauth-attempt.queries.ts'
import { callbackPath, wordsFor } from './oauth-attempts.ts'

const BACK_SECONDS = 120

/** Why somebody comes back without having been identified. */
type Failure = 'cancelled' | 'over' | 'unreachable' | 'failed'

/**
 * The callback addresses of providers. The browser gets its code behind the #, so that no server or log
 * sees it. The code is valid once, for two minutes, in the browser that started the attempt.
 */
export const createCallbacks = (app: AppContext) =>
  Object.fromEntries(
    providers.map((provider) => [
      callbackPath(provider),
      async ({ context, response }: Exchange): Promise<void> => {
        const { searchParams } = new URL(context.target, context.origin)
        const outcome = await comeBack(app, provider, searchParams)
        const location = `/sign-in#${new URLSearchParams({ ...outcome, provider }).toString()}`
        const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
        response.writeHead(303, headers).end()
      },
    ]),
  )

async function comeBack(
  app: AppContext,
  provider: Provider,
  answer: URLSearchParams,
): Promise<{ readonly code: string } | { readonly error: Failure }> {
  const state = answer.get('state') ?? ''
  const now = app.now()
  const attempt = await takeState(app.db, { provider, hash: tokenHash(state), now })
  if (attempt === undefined) return { error: 'over' }
  try {
    const client = await clientOf(app, provider)
    if (client === undefined) return { error: 'over' }
    const { redirectUri } = attempt
    const words = await wordsFor(app, { state, redirectUri })
    const told = await personBehind(client, new URL(`?${answer.toString()}`, redirectUri), words)
    const code = newToken()
    const expiresAt = after(now, BACK_SECONDS)
    await insertReturn(app.db, { ...attempt, keyHash: tokenHash(code), expiresAt }, told)
    return { code }
  } catch (error) {
    const failure = failureOf(error)
    if (failure !== 'cancelled') app.log.warn({ err: error, provider }, 'a provider failed')
    return { error: failure }
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'failed'
  }
  return isOutOfReach(error) ? 'unreachable' : 'failed'
}

/** Whether an error, or its cause, means that the provider is unreachable. */
function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof CannotAsk || error.name === 'TimeoutError') return true
  return isOutOfReach(error.cause)
}
