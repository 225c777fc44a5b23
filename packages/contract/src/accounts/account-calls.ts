import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  CallingCode,
  Code,
  CountryId,
  Email,
  FirstName,
  FullName,
  LastName,
  OpaqueToken,
  Password,
  PhoneNumber,
} from './account-fields.ts'
import {
  BUSY,
  ACCOUNT_SUSPENDED,
  PROOF_NEEDED,
  SESSION_NOT_FOUND,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_CREDENTIALS,
  WRONG_LINK,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { envelope } from '../envelope.ts'
import { SIGN_IN_EXPIRED } from '../providers/provider-refusals.ts'
import { Challenge, Proof, typedCode } from './proof-of-work.ts'
import { FactorNeeded } from './second-factor.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })
const DEFAULT_PROVIDER = 60
const DEVICE = 200

/** The tokens of a session. The access token is valid for minutes, the refresh token once. */
export const Tokens = done.extend({
  access_token: z.string(),
  refresh_token: z.string(),
  /** To be sent with later logins from this device; not with every answer. */
  device: z.string().optional(),
})
export type Tokens = z.infer<typeof Tokens>

/** The phone number must be verified first; until then only a code can be requested. */
const Unverified = z.object({ status: z.literal('UnVerifiedPhoneNumber'), message: z.string() })

export const Profile = z.object({
  id: z.uuid(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164, "+923001234567". */
  phoneNumber: z.string(),
  countryId: z.string(),
  /** The address of a picture; null when there is none. */
  avatar: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

/** A profile with the account's plan. */
const CompactProfile = Profile.extend({ plan: z.enum(['freemium', 'pro']) })

export const SessionEntry = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
})
export type SessionEntry = z.infer<typeof SessionEntry>

export const accountCalls = {
  register: oc
    .route({
      method: 'POST',
      path: path('register'),
      summary:
        'Sign up; a code goes to the phone. The answer is the same whether or not there is an account already',
      tags,
      successStatus: 201,
    })
    .errors({ PROOF_NEEDED, TOO_MANY_TRIES, BUSY, SIGN_IN_EXPIRED })
    .input(
      z.strictObject({
        name: FullName,
        country_id: CountryId,
        phone_number: PhoneNumber,
        country_code: CallingCode,
        email: Email,
        password: Password,
        provider: z.string().max(DEFAULT_PROVIDER).optional(),
        /** The ticket of a visit to a provider, to be linked once the number is verified. */
        ticket: OpaqueToken.optional(),
        /** After PROOF_NEEDED. */
        proof: Proof.optional(),
      }),
    )
    .output(done),

  verifyPhone: oc
    .route({
      method: 'POST',
      path: path('{code}/verify-phone'),
      summary:
        'Verify the phone number with the code that was sent; the code stands in path and body alike',
      tags,
      successStatus: 200,
      inputStructure: 'detailed',
    })
    .errors({ WRONG_CODE, PROOF_NEEDED, TOO_MANY_TRIES })
    .input(
      z.object({
        params: z.object({ code: Code }),
        body: z.strictObject({ username: Email, ...typedCode }),
      }),
    )
    .output(done),

  proofOfWork: oc
    .route({
      method: 'GET',
      path: path('proof-of-work'),
      summary: 'The challenge that a guess at a code has to solve while many are being guessed',
      tags,
    })
    .output(envelope(Challenge)),

  resendVerification: oc
    .route({
      method: 'POST',
      path: path('resend-verification'),
      summary: 'Send a new code, once a minute at most',
      tags,
      successStatus: 200,
    })
    .errors({ PROOF_NEEDED, TOO_MANY_TRIES })
    .input(z.strictObject({ username: Email, proof: Proof.optional() }))
    .output(done),

  login: oc
    .route({ method: 'POST', path: path('login'), summary: 'Log in', tags, successStatus: 200 })
    .errors({ WRONG_CREDENTIALS, ACCOUNT_SUSPENDED, PROOF_NEEDED, TOO_MANY_TRIES, BUSY })
    .input(
      z.strictObject({
        username: Email,
        password: Password,
        /** What an earlier login on this device answered. */
        device: z.string().max(DEVICE).optional(),
        /** After PROOF_NEEDED: of the password, as of a code. */
        proof: Proof.optional(),
      }),
    )
    .output(z.discriminatedUnion('status', [Tokens, FactorNeeded, Unverified])),

  refresh: oc
    .route({
      method: 'GET',
      path: path('refresh'),
      summary: 'New tokens for the refresh token in the Authorization header; never from a cookie',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(Tokens),

  forgotPassword: oc
    .route({
      method: 'POST',
      path: path('forgot-password'),
      summary: 'Email a link to set a new password, if there is such an account',
      tags,
      successStatus: 200,
    })
    .errors({ TOO_MANY_TRIES })
    .input(z.strictObject({ email: Email }))
    .output(done),

  resetPassword: oc
    .route({
      method: 'POST',
      path: path('reset-password'),
      summary: 'Set a new password with the token of the link; ends every session',
      tags,
      successStatus: 200,
    })
    .errors({ WRONG_LINK, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ token: OpaqueToken, password: Password }))
    .output(done),

  logout: oc
    .route({
      method: 'POST',
      path: path('logout'),
      summary: 'End this session',
      tags,
      successStatus: 200,
    })
    .input(z.strictObject({ refresh_token: OpaqueToken.optional() }).prefault({}))
    .output(done),

  compactProfile: oc
    .route({ method: 'GET', path: path('compact-profile'), summary: 'Whose session this is', tags })
    .errors({ SIGNED_OUT })
    .output(envelope(CompactProfile)),

  editProfile: oc
    .route({
      method: 'PATCH',
      path: path('profile'),
      summary: 'Change the names',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT })
    .input(z.strictObject({ firstName: FirstName, lastName: LastName }))
    .output(envelope(Profile)),

  changePassword: oc
    .route({
      method: 'POST',
      path: path('change-password'),
      summary: 'Set a new password; ends every session and begins a new one here',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, WRONG_PASSWORD, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ password: Password, newPassword: Password }))
    .output(Tokens),

  sessions: oc
    .route({
      method: 'GET',
      path: path('sessions'),
      summary: 'Where the account is logged in, newest first',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(SessionEntry))),

  endSession: oc
    .route({
      method: 'POST',
      path: path('sessions/{sessionId}/end'),
      summary: 'Log out one device',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, SESSION_NOT_FOUND })
    .input(z.strictObject({ sessionId: z.uuid() }))
    .output(done),

  endSessions: oc
    .route({
      method: 'POST',
      path: path('sessions/end-all'),
      summary: 'Log out on every device, including this one',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT })
    .output(done),
}
