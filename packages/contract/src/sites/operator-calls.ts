import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { SiteLogo } from './site-logo.ts'
import { SiteSettings, SiteText } from './site-settings.ts'
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

const NOT_FOUND = { status: 404, message: 'There is nothing here.' } as const
const LOGO_MEGABYTES = 5
const STALE_REVISION = {
  status: 409,
  message: 'Somebody else has changed the settings meanwhile. Load them anew before you save.',
} as const

export const operatorCalls = {
  settings: oc
    .route({
      method: 'GET',
      path: '/api/v1/operator/site',
      summary: 'What the operator has settled of the site that answers for this host',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .output(envelope(SiteSettings)),

  saveSettings: oc
    .route({
      method: 'PATCH',
      path: '/api/v1/operator/site',
      summary: 'Settle name, look, place and addresses of the site; the same again changes nothing',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND, STALE_REVISION })
    .input(z.strictObject({ revision: z.int().min(1), words: SiteText }))
    .output(envelope(SiteSettings)),

  sendLogo: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/site/logos',
      summary:
        'Send a logo, as the body; it is shown once the settings name it, and the same file again is the same logo',
      tags: ['Operator'],
      successStatus: 201,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, UNREADABLE_PICTURE, PICTURES_BUSY, TOO_MANY_TRIES })
    .input(pictureFile(LOGO_MEGABYTES))
    .output(envelope(SiteLogo)),

  outbox: oc
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
