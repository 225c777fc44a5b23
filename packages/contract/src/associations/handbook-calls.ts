import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef } from '../records.ts'
import { Instant } from '../time.ts'
import { ASSOCIATION_NOT_FOUND, HANDBOOK_FULL } from './association-refusals.ts'

const tags = ['Associations']
const handbook = '/api/v1/organisations/{organisationId}/handbook' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** "4", "4.2", "4.2b". */
const Clause = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,2}(?:\.[1-9]\d{0,2}){0,3}[a-z]?$/, 'Must be a number such as 4, 4.2 or 4.2b')

const Rule = z.object({
  clause: z.string(),
  title: z.string(),
  /** Plain text; empty lines part its paragraphs. */
  body: z.string(),
  changedAt: Instant,
})

export const Handbook = z.object({
  organisation: OrganisationRef,
  /** In the order of their numbers. */
  rules: z.array(Rule),
})
export type Handbook = z.infer<typeof Handbook>

/** The rules of an association, which anybody may read. */
export const handbookCalls = {
  handbook: oc
    .route({
      method: 'GET',
      path: handbook,
      summary: 'The rules of an association, by clause',
      tags,
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(z.object({ organisationId: OrganisationId }))
    .output(envelope(Handbook)),

  saveRule: oc
    .route({
      method: 'PUT',
      path: handbook,
      summary: 'Writes the rule with a clause number, or changes the one that has it',
      tags,
    })
    .errors({ ...refusals, ASSOCIATION_NOT_FOUND, HANDBOOK_FULL })
    .input(
      organisationId.extend({
        clause: Clause,
        title: oneLine(1, 120),
        body: z
          .string()
          .trim()
          .max(5000)
          .regex(/^[^\0]*$/, 'Must be text'),
      }),
    )
    .output(envelope(Handbook)),

  removeRule: oc
    .route({
      method: 'POST',
      path: `${handbook}/remove`,
      summary: 'Takes a rule out of the handbook',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ clause: Clause }))
    .output(envelope(Handbook)),
}
