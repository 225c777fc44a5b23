import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Tokens } from '../accounts/account-calls.ts'
import { OpaqueToken, Password } from '../accounts/account-fields.ts'
import {
  ACCOUNT_SUSPENDED,
  BUSY,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_PASSWORD,
} from '../accounts/account-refusals.ts'
import { FactorNeeded } from '../accounts/second-factor.ts'
import { envelope } from '../envelope.ts'
import { Provider } from './provider.ts'
import {
  IDENTITY_NOT_FOUND,
  IDENTITY_TAKEN,
  PROVIDER_NOT_CONFIGURED,
  PROVIDER_UNREACHABLE,
  SIGN_IN_EXPIRED,
} from './provider-refusals.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })

/**
 * There is an account to link (the one that asked, or the one with the address that the provider vouches
 * for); its password is needed once.
 */
const LinkNeeded = z.object({
  status: z.literal('LinkNeeded'),
  message: z.string(),
  ticket: OpaqueToken,
  email: z.string(),
})

/** No account is known; the sign-up continues with what the provider said. */
const SignUpNeeded = z.object({
  status: z.literal('SignUpNeeded'),
  message: z.string(),
  ticket: OpaqueToken,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
})

/** An identity at a provider that may sign in to the account. */
export const IdentityEntry = z.object({
  id: z.uuid(),
  provider: Provider,
  /** The address that the provider knows; null when it gave none. */
  email: z.string().nullable(),
  linkedAt: Instant,
  lastUsedAt: Instant,
})
export type IdentityEntry = z.infer<typeof IdentityEntry>

export const providerCalls = {
  begin: oc
    .route({
      method: 'POST',
      path: path('providers/{provider}/begin'),
      summary: 'Where to send somebody who wants to log in there, or to link who they are there',
      tags,
      successStatus: 200,
    })
    .errors({ PROVIDER_NOT_CONFIGURED, PROVIDER_UNREACHABLE, SIGNED_OUT, TOO_MANY_TRIES })
    .input(
      z.strictObject({
        provider: Provider,
        /** Made and kept by the browser, and asked for when it comes back. */
        secret: OpaqueToken,
        /** Links the identity to the signed-in account, instead of signing in. */
        link: z.boolean().default(false),
      }),
    )
    .output(envelope(z.object({ address: z.url() }))),

  exchange: oc
    .route({
      method: 'POST',
      path: path('providers/exchange'),
      summary: 'Who came back from a provider: logged in, or what is still to be done',
      tags,
      successStatus: 200,
    })
    .errors({ SIGN_IN_EXPIRED, IDENTITY_TAKEN, ACCOUNT_SUSPENDED, TOO_MANY_TRIES })
    .input(z.strictObject({ code: OpaqueToken, secret: OpaqueToken }))
    .output(z.discriminatedUnion('status', [Tokens, FactorNeeded, LinkNeeded, SignUpNeeded])),

  link: oc
    .route({
      method: 'POST',
      path: path('providers/link'),
      summary: 'Link who came back to the account that was found, by its password, and log in',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGN_IN_EXPIRED,
      WRONG_PASSWORD,
      IDENTITY_TAKEN,
      ACCOUNT_SUSPENDED,
      TOO_MANY_TRIES,
      BUSY,
    })
    .input(z.strictObject({ ticket: OpaqueToken, password: Password }))
    .output(z.discriminatedUnion('status', [Tokens, FactorNeeded])),

  identities: oc
    .route({
      method: 'GET',
      path: path('identities'),
      summary: 'Who may log in to the account at providers, the latest linked first',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(IdentityEntry))),

  unlink: oc
    .route({
      method: 'POST',
      path: path('identities/{identityId}/unlink'),
      summary: 'No longer let somebody of a provider log in',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, IDENTITY_NOT_FOUND })
    .input(z.strictObject({ identityId: z.uuid() }))
    .output(done),
}
