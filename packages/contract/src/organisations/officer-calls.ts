import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { OrganisationRef, TeamRef } from '../records.ts'
import { ORGANISATION_NOT_FOUND } from './organisation-refusals.ts'

const tags = ['Organisations']
const officers = '/api/v1/organisations/{organisationId}/officers' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** A single line of text. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'Must be a single line of text')

const Officers = z.object({
  organisation: OrganisationRef,
  /** In the order in which they were added. */
  officers: z.array(z.object({ id: z.uuid(), position: z.string(), name: z.string() })),
  /** The captain of each team in its latest season. */
  captains: z.array(z.object({ team: TeamRef, season: z.string(), name: z.string() })),
})
export type Officers = z.infer<typeof Officers>

/** Whom an organisation names on its page. Children are named by their initials. */
export const officerCalls = {
  officers: oc
    .route({
      method: 'GET',
      path: officers,
      summary:
        'The people of an organisation: its officers and coaches, and the captains of its teams',
      tags,
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(z.object({ organisationId: OrganisationId }))
    .output(envelope(Officers)),

  addOfficer: oc
    .route({
      method: 'POST',
      path: officers,
      summary: 'Names somebody on the page of an organisation; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ position: line(60), name: line(100) }))
    .output(envelope(Officers)),

  removeOfficer: oc
    .route({
      method: 'POST',
      path: `${officers}/remove`,
      summary: 'Takes somebody off the page of an organisation; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ id: z.uuid() }))
    .output(envelope(Officers)),
}
