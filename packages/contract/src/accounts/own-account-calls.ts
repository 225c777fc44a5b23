import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  CallingCode,
  CountryId,
  Email,
  OpaqueToken,
  Password,
  PhoneNumber,
} from './account-fields.ts'
import {
  BUSY,
  NOTHING_TO_CONFIRM,
  PROOF_NEEDED,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_LINK,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { Profile } from './account-calls.ts'
import { envelope } from '../envelope.ts'
import { BAD_CURSOR, PageRequest, pageOf } from '../page.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { typedCode } from './proof-of-work.ts'
import { SecurityEvent, SecurityEventKind } from './security-events.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })
const MOST_MEGABYTES = 5

/** What an existing account confirms with a code. */
export const CodeSubject = z.enum(['change-phone', 'change-email', 'close-account'])
export type CodeSubject = z.infer<typeof CodeSubject>

const post = <Rest extends string>(rest: Rest, summary: string) =>
  oc.route({ method: 'POST', path: path(rest), summary, tags, successStatus: 200 })

export const ownAccountCalls = {
  uploadAvatar: post(
    'avatar',
    'Show another picture: the body is the file. It is cut square and drawn anew',
  )
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, UNREADABLE_PICTURE, PICTURES_BUSY })
    .input(pictureFile(MOST_MEGABYTES))
    .output(envelope(Profile)),

  removeAvatar: post('avatar/remove', 'Show no picture')
    .errors({ SIGNED_OUT })
    .output(envelope(Profile)),

  changePhone: post('change-phone', 'Ask for another number: a code goes to it')
    .errors({ SIGNED_OUT, WRONG_PASSWORD, TOO_MANY_TRIES, BUSY })
    .input(
      z.strictObject({
        password: Password,
        phone_number: PhoneNumber,
        country_code: CallingCode,
        /**
         * The country whose numbering plan applies to a number without a calling code; by default the
         * account's own.
         */
        country_id: CountryId.optional(),
      }),
    )
    .output(done),

  confirmPhone: post('change-phone/confirm', 'The new number takes the place of the old one')
    .errors({ SIGNED_OUT, WRONG_CODE, PROOF_NEEDED, TOO_MANY_TRIES })
    .input(z.strictObject(typedCode))
    .output(envelope(Profile)),

  changeEmail: post(
    'change-email',
    'Ask for another address: a code goes to it. The answer is the same whether or not it is taken',
  )
    .errors({ SIGNED_OUT, WRONG_PASSWORD, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ password: Password, email: Email }))
    .output(done),

  confirmEmail: post(
    'change-email/confirm',
    'The new address takes the place of the old one, which is told how to undo that',
  )
    .errors({ SIGNED_OUT, WRONG_CODE, PROOF_NEEDED, TOO_MANY_TRIES })
    .input(z.strictObject(typedCode))
    .output(envelope(Profile)),

  undoEmailChange: post(
    'undo-email-change',
    'Take back what was changed, with the token of the link in the email about it: a code goes to the number from before',
  )
    .errors({ WRONG_LINK, TOO_MANY_TRIES })
    .input(z.strictObject({ token: OpaqueToken }))
    .output(done),

  confirmUndo: post(
    'undo-email-change/confirm',
    'Address and number are as they were; ends every session and the password, a link sets another',
  )
    .errors({ WRONG_LINK, WRONG_CODE, PROOF_NEEDED, TOO_MANY_TRIES, BUSY })
    .input(z.strictObject({ token: OpaqueToken, ...typedCode }))
    .output(done),

  resendCode: post('codes/{subject}/resend', 'Send a new code, once a minute at most')
    .errors({ SIGNED_OUT, NOTHING_TO_CONFIRM, TOO_MANY_TRIES })
    .input(z.strictObject({ subject: CodeSubject }))
    .output(done),

  securityEvents: post('security-events/filter', 'What happened to the account, newest first')
    .errors({ SIGNED_OUT, BAD_CURSOR })
    .input(
      z
        .strictObject({
          filter: z
            .strictObject({
              kind: z.array(SecurityEventKind).max(SecurityEventKind.options.length).optional(),
            })
            .prefault({}),
          sort: z.enum(['latest']).default('latest'),
          page: PageRequest,
        })
        .prefault({}),
    )
    .output(envelope(pageOf(SecurityEvent))),
}
