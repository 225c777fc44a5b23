import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  BATCH_CLOSED,
  LEAD_LINK_ENDED,
  LEAD_NOT_FOUND,
  NOT_AN_ACADEMY,
  PART_NOT_FOUND,
} from './academy-refusals.ts'
import { LEAD_DAYS, LeadFields, LeadOffer, LeadQuestion, Leads } from './lead-fields.ts'

const tags = ['Academies']
const leads = '/api/v1/organisations/{organisationId}/academy/leads' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const lead = organisationId.extend({ id: z.uuid() })

/** From a question to an enrolment. The caller chooses the ids of new leads, so repeating a call is safe. */
export const leadCalls = {
  ask: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisations/{organisationId}/questions',
      summary: `Asks an academy about training; what was asked is erased ${LEAD_DAYS} days after its last change`,
      tags,
      successStatus: 201,
    })
    .errors({ ORGANISATION_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      lead.extend({
        fields: LeadQuestion,
        /** A honeypot: people do not see this field, and what a program sends that fills it in is dropped. */
        website: z.string().max(400).default(''),
      }),
    )
    .output(envelope(z.null())),

  leads: oc
    .route({
      method: 'GET',
      path: leads,
      summary: 'Who has asked an academy about training, and what became of it',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Leads)),

  saveLead: oc
    .route({
      method: 'PUT',
      path: `${leads}/{id}`,
      summary: 'Notes somebody who has called, or what became of a lead and who follows it up',
      tags,
    })
    .errors({ ...refusals, LEAD_NOT_FOUND, PART_NOT_FOUND, TOO_MANY_TRIES })
    .input(lead.extend({ fields: LeadFields }))
    .output(envelope(Leads)),

  removeLead: oc
    .route({
      method: 'POST',
      path: `${leads}/{id}/removal`,
      summary: 'Erases a lead; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(lead)
    .output(envelope(Leads)),

  shareLead: oc
    .route({
      method: 'POST',
      path: `${leads}/{id}/link`,
      summary:
        'Makes a link with which the family enrols in a batch, its form filled in with what is known; an earlier link ends',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, LEAD_NOT_FOUND, BATCH_CLOSED })
    .input(lead.extend({ batchId: z.uuid() }))
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now. */
          path: z.string(),
        }),
      ),
    ),

  leadOffer: oc
    .route({
      method: 'POST',
      path: '/api/v1/enrolment-links/show',
      summary: 'What is known to whoever has the link for an enrolment',
      tags,
      successStatus: 200,
    })
    .errors({ LEAD_LINK_ENDED })
    .input(z.strictObject({ token: z.string().min(20).max(100) }))
    .output(envelope(LeadOffer)),
}
