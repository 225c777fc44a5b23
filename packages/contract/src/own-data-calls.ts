import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Code, Password } from './account-fields.ts'
import {
  BUSY,
  COMING_BOOKINGS,
  CONTACT_CHANGED,
  LAST_OWNER,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { envelope } from './envelope.ts'
import { Instant } from './time.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })

const Row = z.record(z.string(), z.unknown())
/** Everything that is held on a person; what is held where is named as the database names it. */
export const OwnData = z.object({
  exportedAt: Instant,
  held: z.record(z.string(), z.array(Row)),
  /** What is not in here, and why. */
  leftOut: z.record(z.string(), z.string()),
})
export type OwnData = z.infer<typeof OwnData>

const post = <Rest extends string>(rest: Rest, summary: string) =>
  oc.route({ method: 'POST', path: path(rest), summary, tags, successStatus: 200 })

/** What is held on somebody, and how it is forgotten. */
export const ownDataCalls = {
  exportData: oc
    .route({
      method: 'GET',
      path: path('export'),
      summary: 'Everything that is held on whoever asks',
      tags,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES })
    .output(envelope(OwnData)),

  closeAccount: post('close', 'Ask to close the account: a code goes to its number')
    .errors({
      SIGNED_OUT,
      WRONG_PASSWORD,
      LAST_OWNER,
      COMING_BOOKINGS,
      CONTACT_CHANGED,
      TOO_MANY_TRIES,
      BUSY,
    })
    .input(z.strictObject({ password: Password }))
    .output(done),

  confirmClosing: post(
    'close/confirm',
    'Close the account, at once and for good: whatever is personal is erased',
  )
    .errors({
      SIGNED_OUT,
      WRONG_CODE,
      LAST_OWNER,
      COMING_BOOKINGS,
      CONTACT_CHANGED,
      TOO_MANY_TRIES,
    })
    .input(z.strictObject({ code: Code }))
    .output(done),
}
