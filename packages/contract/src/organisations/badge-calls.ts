import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { Revision } from '../revision.ts'
import { BadgeFields, ManagedBadge, OrganisationPicture } from './badge-fields.ts'
import { ORGANISATION_NOT_FOUND, STALE_ORGANISATION } from './organisation-refusals.ts'

const MOST_MEGABYTES = 5

const tags = ['Organisations']
const one = { organisationId: OrganisationId }
const of = (path: string) => `/api/v1/manage/organisations/{organisationId}${path}` as const
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** The crest, the colours and the social links of an organisation. */
export const badgeCalls = {
  badge: oc
    .route({
      method: 'GET',
      path: of('/badge'),
      summary: 'Crest, colours and social links of an organisation',
      tags,
    })
    .errors(refusals)
    .input(z.strictObject(one))
    .output(envelope(ManagedBadge)),

  saveBadge: oc
    .route({
      method: 'PUT',
      path: of('/badge'),
      summary: 'Sets the crest, the colours and all social links',
      tags,
    })
    .errors({ ...refusals, STALE_ORGANISATION })
    .input(z.strictObject({ ...one, revision: Revision, badge: BadgeFields }))
    .output(envelope(ManagedBadge)),

  sendCrest: oc
    .route({
      method: 'POST',
      path: of('/pictures'),
      summary:
        'Sends a crest, as the body; the same file again is the same picture. It is shown once the badge names it',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .errors({ ...refusals, UNREADABLE_PICTURE, PICTURES_BUSY, TOO_MANY_TRIES })
    .input(z.object({ params: z.object(one), body: pictureFile(MOST_MEGABYTES) }))
    .output(envelope(OrganisationPicture)),
}
