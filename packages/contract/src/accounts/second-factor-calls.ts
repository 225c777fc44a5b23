import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Tokens } from './account-calls.ts'
import { Password } from './account-fields.ts'
import {
  ACCOUNT_SUSPENDED,
  BUSY,
  FACTOR_IS_OFF,
  FACTOR_IS_ON,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_FACTOR,
  WRONG_PASSKEY,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { AppCode, factorProof, FactorTicket, hasOneProof, ONE_PROOF } from './second-factor.ts'
import { envelope } from '../envelope.ts'
import { SIGN_IN_EXPIRED } from '../providers/provider-refusals.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })

const post = <Rest extends string>(rest: Rest, summary: string) =>
  oc.route({ method: 'POST', path: path(rest), summary, tags, successStatus: 200 })

const proof = z.strictObject({ password: Password, ...factorProof }).refine(hasOneProof, ONE_PROOF)
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorCalls = {
  enterWithFactor: post(
    'login/second-factor',
    'The second step of a login: a code of the app, a recovery code or a passkey',
  )
    .errors({ SIGN_IN_EXPIRED, WRONG_FACTOR, WRONG_PASSKEY, ACCOUNT_SUSPENDED, TOO_MANY_TRIES })
    .input(z.strictObject({ ticket: FactorTicket, ...factorProof }).refine(hasOneProof, ONE_PROOF))
    .output(Tokens),

  secondFactor: oc
    .route({
      method: 'GET',
      path: path('second-factor'),
      summary: 'Whether logging in takes a second factor',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(
      envelope(
        z.object({
          /** Null when it is off. */
          onSince: Instant.nullable(),
          /** How many recovery codes are left. */
          recoveryCodes: z.int(),
          /** An operator's rights rest until it is on. */
          isDemanded: z.boolean(),
        }),
      ),
    ),

  beginSecondFactor: post(
    'second-factor/begin',
    'A new secret for an app; nothing changes until a code of it is confirmed',
  )
    .errors({ SIGNED_OUT, WRONG_PASSWORD, FACTOR_IS_ON, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ password: Password }))
    .output(
      envelope(
        z.object({
          /** Base32, as apps take it. */
          secret: z.string(),
          /** `otpauth://totp/…`, to be shown as a QR code. */
          address: z.string(),
        }),
      ),
    ),

  confirmSecondFactor: post(
    'second-factor/confirm',
    'Switch it on, with a code of the app; answers the recovery codes, which are shown only now',
  )
    .errors({ SIGNED_OUT, WRONG_FACTOR, FACTOR_IS_ON, FACTOR_IS_OFF, TOO_MANY_TRIES })
    .input(z.strictObject({ code: AppCode }))
    .output(envelope(RecoveryCodes)),

  renewRecoveryCodes: post(
    'second-factor/recovery-codes',
    'New recovery codes in place of the old ones',
  )
    .errors({
      SIGNED_OUT,
      WRONG_PASSWORD,
      WRONG_FACTOR,
      WRONG_PASSKEY,
      FACTOR_IS_OFF,
      TOO_MANY_TRIES,
      BUSY,
    })
    .input(proof)
    .output(envelope(RecoveryCodes)),

  removeSecondFactor: post('second-factor/remove', 'Switch it off')
    .errors({
      SIGNED_OUT,
      WRONG_PASSWORD,
      WRONG_FACTOR,
      WRONG_PASSKEY,
      FACTOR_IS_OFF,
      TOO_MANY_TRIES,
      BUSY,
    })
    .input(proof)
    .output(done),
}
