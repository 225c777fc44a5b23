import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { ContactMessage, ContactName, ContactSubject } from './contact-fields.ts'

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
        /** Identifies the message, so that a repeated call sends it once. */
        key: z.uuid(),
        name: ContactName,
        email: Email,
        subject: ContactSubject,
        message: ContactMessage,
        /** A honeypot: people do not see this field, and what a program sends that fills it in is dropped. */
        website: z.string().max(400).default(''),
      }),
    )
    .output(z.object({ status: z.literal('Success'), message: z.string() })),
}
