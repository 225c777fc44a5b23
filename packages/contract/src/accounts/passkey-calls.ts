import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Tokens } from './account-calls.ts'
import { Password } from './account-fields.ts'
import {
  ACCOUNT_SUSPENDED,
  BUSY,
  FACTOR_IS_OFF,
  PASSKEY_NOT_FOUND,
  SIGNED_OUT,
  TOO_MANY_PASSKEYS,
  TOO_MANY_TRIES,
  WRONG_FACTOR,
  WRONG_PASSKEY,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { NewPasskey, Passkey, PasskeyAnswer, PasskeyName, PasskeyOptions } from './passkey.ts'
import { factorProof, FactorTicket, hasOneProof, ONE_PROOF } from './second-factor.ts'
import { envelope } from '../envelope.ts'
import { SIGN_IN_EXPIRED } from '../providers/provider-refusals.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']

const post = <Rest extends string>(rest: Rest, summary: string) =>
  oc.route({ method: 'POST', path: path(rest), summary, tags, successStatus: 200 })

const passkeyId = z.uuid()
const Passkeys = envelope(z.array(Passkey))

export const passkeyCalls = {
  beginPasskeyLogin: post('login/passkey/begin', 'A challenge for any passkey of this host')
    .errors({ TOO_MANY_TRIES })
    .output(envelope(PasskeyOptions)),

  loginWithPasskey: post(
    'login/passkey',
    'Log in with a passkey that has checked who holds it, by PIN, finger or face',
  )
    .errors({ WRONG_PASSKEY, ACCOUNT_SUSPENDED, TOO_MANY_TRIES })
    .input(z.strictObject({ passkey: PasskeyAnswer }))
    .output(Tokens),

  beginFactorPasskey: post(
    'login/second-factor/passkey',
    'A challenge for the passkeys of the account whose login has begun',
  )
    .errors({ SIGN_IN_EXPIRED, TOO_MANY_TRIES })
    .input(z.strictObject({ ticket: FactorTicket }))
    .output(envelope(PasskeyOptions)),

  passkeys: oc
    .route({ method: 'GET', path: path('passkeys'), summary: 'Your passkeys', tags })
    .errors({ SIGNED_OUT })
    .output(Passkeys),

  challengePasskeys: post('passkeys/challenge', 'A challenge for your own passkeys')
    .errors({ SIGNED_OUT, TOO_MANY_TRIES })
    .output(envelope(PasskeyOptions)),

  beginPasskey: post('passkeys/begin', 'Options for a new passkey')
    .errors({ SIGNED_OUT, WRONG_PASSWORD, TOO_MANY_PASSKEYS, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ password: Password }))
    .output(envelope(PasskeyOptions)),

  addPasskey: post(
    'passkeys',
    'Keep a new passkey; answers recovery codes with the first means of two-step login',
  )
    .errors({ SIGNED_OUT, WRONG_PASSKEY, TOO_MANY_PASSKEYS, TOO_MANY_TRIES })
    .input(z.strictObject({ name: PasskeyName, passkey: NewPasskey }))
    .output(
      envelope(
        z.object({
          passkeys: z.array(Passkey),
          /** Shown only now; null where there are some already. */
          recoveryCodes: z.array(z.string()).nullable(),
        }),
      ),
    ),

  renamePasskey: post('passkeys/{passkeyId}/name', 'Name a passkey')
    .errors({ SIGNED_OUT, PASSKEY_NOT_FOUND })
    .input(z.strictObject({ passkeyId, name: PasskeyName }))
    .output(Passkeys),

  removePasskey: post('passkeys/{passkeyId}/remove', 'Remove a passkey')
    .errors({
      SIGNED_OUT,
      PASSKEY_NOT_FOUND,
      WRONG_PASSWORD,
      WRONG_FACTOR,
      WRONG_PASSKEY,
      FACTOR_IS_OFF,
      TOO_MANY_TRIES,
      BUSY,
    })
    .input(
      z
        .strictObject({ passkeyId, password: Password, ...factorProof })
        .refine(hasOneProof, ONE_PROOF),
    )
    .output(Passkeys),
}
