import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day } from '../time.ts'
import { NOT_AN_ACADEMY, SESSION_NOT_FOUND } from './academy-refusals.ts'
import { AcademyDay, NewMark, SessionOf } from './attendance-fields.ts'

const tags = ['Academies']
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }

/** Calls of those who coach, about the sessions of a day. */
export const attendanceCalls = {
  sessions: oc
    .route({
      method: 'GET',
      path: `${academy}/sessions`,
      summary: 'The sessions of a day, with who should come and who came',
      tags,
    })
    .errors(refusals)
    .input(organisationId.extend({ day: Day }))
    .output(envelope(AcademyDay)),

  keepAttendance: oc
    .route({
      method: 'POST',
      path: `${academy}/attendance`,
      summary:
        'Keeps who came, as devices have noted it; repeating it changes nothing. Answers what is refused',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId.extend({ marks: z.array(NewMark).min(1).max(200) }))
    .output(
      envelope(
        z.object({
          /** Marks of somebody who is not enrolled, or of no session that has come. */
          refused: z.array(NewMark),
        }),
      ),
    ),

  noteOvers: oc
    .route({
      method: 'PUT',
      path: `${academy}/enrolments/{enrolmentId}/net-overs`,
      summary:
        'Notes how many overs a student has bowled in the nets of a session; they count among all that the bowler bowls',
      tags,
    })
    .errors({ ...refusals, SESSION_NOT_FOUND })
    .input(
      organisationId.extend({
        enrolmentId: z.uuid(),
        ...SessionOf,
        overs: z.int().min(0).max(60),
      }),
    )
    .output(envelope(z.null())),

  cancelSession: oc
    .route({
      method: 'POST',
      path: `${academy}/batches/{batchId}/cancelled-sessions`,
      summary: 'Cancels a session and tells the families, once',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, SESSION_NOT_FOUND })
    .input(organisationId.extend({ batchId: z.uuid(), ...SessionOf, reason: oneLine(0, 200) }))
    .output(envelope(AcademyDay)),
}
