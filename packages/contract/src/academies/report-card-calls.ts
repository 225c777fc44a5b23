import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { Report } from '../orders/order-calls.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  BATCH_NOT_FOUND,
  CARD_NOT_FOUND,
  ENROLMENT_NOT_FOUND,
  NAME_TAKEN,
  NOT_A_LEVEL,
  NOT_AN_ACADEMY,
  NOTHING_TO_SHARE,
  PART_NOT_FOUND,
} from './academy-refusals.ts'
import { AssessmentFields, Assessments, ReportCard, Skill, Skills } from './report-card-fields.ts'

const tags = ['Academies']
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const programme = z.strictObject({ organisationId: OrganisationId, programmeId: z.uuid() })
const batch = z.strictObject({ organisationId: OrganisationId, batchId: z.uuid() })
const enrolment = z.strictObject({ organisationId: OrganisationId, enrolmentId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const token = z.strictObject({ token: z.string().min(20).max(100) })

/** From skills and how students do in them to the report card that a family reads. */
export const reportCardCalls = {
  skills: oc
    .route({
      method: 'GET',
      path: `${academy}/programmes/{programmeId}/skills`,
      summary: 'What a programme teaches, and what each level looks like',
      tags,
    })
    .errors({ ...refusals, PART_NOT_FOUND })
    .input(programme)
    .output(envelope(Skills)),

  saveSkills: oc
    .route({
      method: 'PUT',
      path: `${academy}/programmes/{programmeId}/skills`,
      summary: 'Says what a programme teaches: all of it; a skill that is left out goes',
      tags,
    })
    .errors({ ...refusals, PART_NOT_FOUND, NAME_TAKEN })
    .input(
      programme.extend({
        skills: z
          .array(Skill)
          .max(30)
          .refine(
            (skills) => new Set(skills.map(({ id }) => id)).size === skills.length,
            'must name every skill once',
          ),
      }),
    )
    .output(envelope(Skills)),

  assessments: oc
    .route({
      method: 'GET',
      path: `${academy}/batches/{batchId}/assessments`,
      summary: 'How the students of a batch do, by skill',
      tags,
    })
    .errors({ ...refusals, BATCH_NOT_FOUND })
    .input(batch)
    .output(envelope(Assessments)),

  assess: oc
    .route({
      method: 'PUT',
      path: `${academy}/enrolments/{enrolmentId}/assessment`,
      summary: 'Says how a student does in skills, and what the report card says of it',
      tags,
    })
    .errors({ ...refusals, ENROLMENT_NOT_FOUND, NOT_A_LEVEL })
    .input(enrolment.extend({ fields: AssessmentFields }))
    .output(envelope(Assessments)),

  shareCard: oc
    .route({
      method: 'POST',
      path: `${academy}/enrolments/{enrolmentId}/report-card/link`,
      summary: 'Makes a link to a report card for the family; an earlier link ends',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, ENROLMENT_NOT_FOUND, NOTHING_TO_SHARE })
    .input(enrolment)
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now. */
          path: z.string(),
        }),
      ),
    ),

  endCardLink: oc
    .route({
      method: 'POST',
      path: `${academy}/enrolments/{enrolmentId}/report-card/end-link`,
      summary: 'Ends the link to a report card; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ENROLMENT_NOT_FOUND })
    .input(enrolment)
    .output(envelope(Assessments)),

  reportCard: oc
    .route({
      method: 'POST',
      path: '/api/v1/report-cards/show',
      summary: 'The report card of a link',
      tags,
      successStatus: 200,
    })
    .errors({ CARD_NOT_FOUND })
    .input(token)
    .output(envelope(ReportCard)),

  printCard: oc
    .route({
      method: 'POST',
      path: '/api/v1/report-cards/print',
      summary: 'The report card of a link as a PDF, in base64 within the answer',
      tags,
      successStatus: 200,
    })
    .errors({ CARD_NOT_FOUND })
    .input(token)
    .output(envelope(Report)),
}
