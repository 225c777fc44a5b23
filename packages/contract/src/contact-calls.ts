import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Email } from './account-fields.ts'
import { TOO_MANY_TRIES } from './account-refusals.ts'
import { LetterMessage, LetterName, LetterSubject } from './contact-fields.ts'

export const contactCalls = {
  write: oc
    .route({
      method: 'POST',
      path: '/api/v1/contact',
      summary: 'Write to the people who run the site; their answer goes to the address given',
      tags: ['Site'],
      successStatus: 201,
    })
    .errors({ TOO_MANY_TRIES })
    .input(
      z.strictObject({
        /** Identifies the letter, so that a repeated call sends it once. */
        key: z.uuid(),
        name: LetterName,
        email: Email,
        subject: LetterSubject,
        message: LetterMessage,
        /** A honeypot: people do not see this field, and letters of programs that fill it in are dropped. */
        website: z.string().max(400).default(''),
      }),
    )
    .output(z.object({ status: z.literal('Success'), message: z.string() })),
}
