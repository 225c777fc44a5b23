import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { CallContext } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { keyedHash } from '#security/keys.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import type { AppContext } from '#app-context.ts'
import { addressFor, type Words } from './ask-provider.ts'
import type { ProviderClient } from './provider-client.ts'
import { insertAttempt } from './oauth-attempt.queries.ts'

const AWAY_SECONDS = 600

/** The callback path, the same on each of our hosts. */
export const callbackPath = (provider: Provider) => `/sign-in/${provider}/callback`

/** Nonce and verifier are derived from the state and the installation's secret, so they are not stored. */
export async function wordsFor(
  app: AppContext,
  { state, redirectUri }: Pick<Words, 'state' | 'redirectUri'>,
): Promise<Words> {
  const word = async (use: string) =>
    (await keyedHash(app, 'oauth-attempt', `${use}:${state}`)).toString('base64url')
  return { state, redirectUri, nonce: await word('nonce'), verifier: await word('verifier') }
}

type Departure = {
  readonly provider: Provider
  readonly client: ProviderClient
  /** The site's origin, where the browser comes back to. */
  readonly origin: string
  /** Kept by the browser; only its hash is stored. */
  readonly secret: string
  readonly accountId: string | null
}

/** Stores an attempt and answers the provider's address to go to. */
export async function sendAway({ app }: CallContext, departure: Departure): Promise<string> {
  const { provider, client, origin, secret, accountId } = departure
  const state = newToken()
  const redirectUri = origin + callbackPath(provider)
  const address = await addressFor(client, await wordsFor(app, { state, redirectUri }))
  await insertAttempt(app.db, {
    provider,
    keyHash: tokenHash(state),
    browserHash: tokenHash(secret),
    redirectUri,
    accountId,
    expiresAt: after(app.now(), AWAY_SECONDS),
  })
  return address
}
