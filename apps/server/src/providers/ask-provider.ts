import * as openid from 'openid-client'
import { z } from 'zod'
import type { ProviderClient } from './provider-client.ts'
import type { Told } from './oauth-attempt.queries.ts'

/** The values of one attempt that are sent to the provider and checked on return. */
export type Words = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

const isOpenId = ({ settings }: ProviderClient) => 'issuer' in settings.at

/** The provider's address to send somebody to: authorization code flow with PKCE. */
export async function addressFor(
  client: ProviderClient,
  { redirectUri, state, nonce, verifier }: Words,
): Promise<string> {
  const address = openid.buildAuthorizationUrl(client.configuration, {
    redirect_uri: redirectUri,
    scope: client.settings.scope,
    state,
    ...(isOpenId(client) && { nonce }),
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

const text = z.string().trim().max(400).catch('')
const Subject = z.union([z.string().min(1).max(255), z.int().transform(String)])

/** OpenID's claims, and their equivalents on plain OAuth servers. */
const Claims = z
  .object({
    sub: Subject.optional(),
    id: Subject.optional(),
    email: z.email().max(254).optional().catch(undefined),
    email_verified: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
    given_name: text,
    first_name: text,
    family_name: text,
    last_name: text,
  })
  .transform((claims) => ({
    subject: claims.sub ?? claims.id,
    email: claims.email ?? null,
    emailVerified: claims.email !== undefined && claims.email_verified,
    firstName: claims.given_name || claims.first_name,
    lastName: claims.family_name || claims.last_name,
  }))

/**
 * Who came back to `returned`, our callback address with the provider's answer. Throws errors of
 * openid-client.
 */
export async function personBehind(
  client: ProviderClient,
  returned: URL,
  { state, nonce, verifier }: Words,
): Promise<Told> {
  const { configuration } = client
  const tokens = await openid.authorizationCodeGrant(configuration, returned, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(isOpenId(client) && { expectedNonce: nonce, idTokenExpected: true }),
  })
  const signed = tokens.claims()
  const told: unknown =
    signed === undefined
      ? await plainAnswer(client, tokens.access_token)
      : { ...(await userInfo(client, tokens.access_token, signed)), ...signed }
  const { subject, ...person } = Claims.parse(told)
  if (subject === undefined) throw new TypeError('The provider does not say who it is.')
  return { issuer: configuration.serverMetadata().issuer, subject, ...person }
}

/** Claims missing in the ID token, from the userinfo endpoint if there is one. */
async function userInfo(
  { configuration }: ProviderClient,
  accessToken: string,
  { sub, email }: openid.IDToken,
) {
  const isThere = configuration.serverMetadata().userinfo_endpoint !== undefined
  if (email !== undefined || !isThere) return {}
  return openid.fetchUserInfo(configuration, accessToken, sub)
}

async function plainAnswer({ configuration }: ProviderClient, accessToken: string) {
  const { userinfo_endpoint: address = '' } = configuration.serverMetadata()
  const response = await openid.fetchProtectedResource(
    configuration,
    accessToken,
    new URL(address),
    'GET',
  )
  if (!response.ok) throw new TypeError(`Who it is was answered with ${response.status}.`)
  return response.json()
}
