import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Password } from './account-fields.ts'
import {
  BUSY,
  COMING_BOOKINGS,
  CONTACT_CHANGED,
  LAST_OWNER,
  PROOF_NEEDED,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_PASSWORD,
} from './account-refusals.ts'
import { envelope } from '../envelope.ts'
import { typedCode } from './proof-of-work.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/account/${rest}` as const
const tags = ['Account']
const done = z.object({ status: z.literal('Success'), message: z.string() })

const Row = z.record(z.string(), z.unknown())
/** All data about a person, by the database's table names. */
export const OwnData = z.object({
  exportedAt: Instant,
  held: z.record(z.string(), z.array(Row)),
  /** What is not included, and why. */
  leftOut: z.record(z.string(), z.string()),
})
export type OwnData = z.infer<typeof OwnData>

const post = <Rest extends string>(rest: Rest, summary: string) =>
  oc.route({ method: 'POST', path: path(rest), summary, tags, successStatus: 200 })

/** Exporting one's data, and closing the account. */
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
      PROOF_NEEDED,
      LAST_OWNER,
      COMING_BOOKINGS,
      CONTACT_CHANGED,
      TOO_MANY_TRIES,
    })
    .input(z.strictObject(typedCode))
    .output(done),
}
