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
        /** Of this letter: sent again, it is still one letter. */
        key: z.uuid(),
        name: LetterName,
        email: Email,
        subject: LetterSubject,
        message: LetterMessage,
        /** People never see this field. What fills it in is a program, and is thanked like everybody. */
        website: z.string().max(400).default(''),
      }),
    )
    .output(z.object({ status: z.literal('Success'), message: z.string() })),
}
