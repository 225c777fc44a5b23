import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { PlayingConditions } from './match-setup.ts'
import { FullConditions } from './new-match.ts'

/** Playing conditions under a name of one’s own. */
export const OwnFormat = z.object({ id: z.uuid(), conditions: PlayingConditions })
export type OwnFormat = z.infer<typeof OwnFormat>

const TOO_MANY_FORMATS = {
  status: 409,
  message: 'You have saved 30 formats. Delete one first.',
} as const

export const formatCalls = {
  formats: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/formats',
      summary: 'The formats that the account has saved, by name',
      tags: ['Scoring'],
    })
    .errors({ SIGNED_OUT })
    .input(z.strictObject({}))
    .output(envelope(z.array(OwnFormat))),

  saveFormat: oc
    .route({
      method: 'PUT',
      path: '/api/v1/account/formats',
      summary:
        'Saves playing conditions under their name, in the place of those of that name before',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_FORMATS })
    .input(z.strictObject({ conditions: FullConditions }))
    .output(envelope(OwnFormat)),

  deleteFormat: oc
    .route({
      method: 'DELETE',
      path: '/api/v1/account/formats/{formatId}',
      summary: 'Deletes a saved format; matches that were made with it keep it',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT })
    .input(z.strictObject({ formatId: z.uuid() }))
    .output(envelope(z.null())),
}
