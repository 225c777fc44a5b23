import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { BrandFields, ManagedBrand, TournamentPicture } from './brand-fields.ts'
import { BRAND_CHANGED, TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

const MOST_MEGABYTES = 5

const tags = ['Running tournaments']
const one = { tournamentId: TournamentId }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }

/** The logo of a tournament, and its sponsors. */
export const brandCalls = {
  brand: oc
    .route({
      method: 'GET',
      path: of('/brand'),
      summary: 'Logo and sponsors of a tournament',
      tags,
    })
    .errors(refusals)
    .input(z.strictObject(one))
    .output(envelope(ManagedBrand)),

  saveBrand: oc
    .route({
      method: 'PUT',
      path: of('/brand'),
      summary: 'Sets the logo, and all sponsors in their order; those that are not named are gone',
      tags,
    })
    .errors({ ...refusals, BRAND_CHANGED })
    .input(z.strictObject({ ...one, revision: Revision, brand: BrandFields }))
    .output(envelope(ManagedBrand)),

  sendPicture: oc
    .route({
      method: 'POST',
      path: of('/pictures'),
      summary:
        'Sends a logo, as the body; the same file again is the same picture. It is shown once the brand names it',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .errors({ ...refusals, UNREADABLE_PICTURE, PICTURES_BUSY, TOO_MANY_TRIES })
    .input(z.object({ params: z.object(one), body: pictureFile(MOST_MEGABYTES) }))
    .output(envelope(TournamentPicture)),
}
