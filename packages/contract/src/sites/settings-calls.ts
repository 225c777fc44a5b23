import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { SiteLogo } from './site-logo.ts'
import { SiteSettings, SiteText } from './site-settings.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const LOGO_MEGABYTES = 5
const STALE_REVISION = {
  status: 409,
  message: 'Someone else has changed the settings. Reload them before you save.',
} as const

export const settingsCalls = {
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
    .input(z.strictObject({ revision: Revision, words: SiteText }))
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
}
