import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Instant } from '../time.ts'

const Channel = z.enum(['sms', 'email'])

/** A message that is kept because no channel is configured. */
export const OutboxMessage = z.object({
  id: z.uuid(),
  channel: Channel,
  to: z.string(),
  /** Empty for an SMS. */
  subject: z.string(),
  text: z.string(),
  at: Instant,
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

const NOT_FOUND = { status: 404, message: 'Not found.' } as const

export const outboxCalls = {
  filterOutbox: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/outbox/filter',
      summary:
        'Messages that stay here while neither a mail server nor an SMS gateway is configured, the newest first; for operators',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            /** Searched in address, subject and text. */
            text: Words.optional(),
            channel: z.array(Channel).max(2).optional(),
          })
          .prefault({}),
        sort: z.enum(['newest']).default('newest'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(OutboxMessage))),
}
