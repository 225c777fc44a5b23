import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  NAME_TAKEN,
  NOT_AN_ACADEMY,
  PART_NOT_FOUND,
  SESSION_NOT_FOUND,
} from './academy-refusals.ts'
import { SessionOf } from './attendance-fields.ts'
import { DrillFields, Drills, PlanFields, SessionPlan } from './session-plan-fields.ts'

const tags = ['Academies']
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const drill = organisationId.extend({ id: z.uuid() })
const session = organisationId.extend({ batchId: z.uuid(), ...SessionOf })

/** Drills, and plans of sessions that are made from them. */
export const sessionPlanCalls = {
  drills: oc
    .route({ method: 'GET', path: `${academy}/drills`, summary: 'The drills of an academy', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Drills)),

  saveDrill: oc
    .route({
      method: 'PUT',
      path: `${academy}/drills/{id}`,
      summary: 'Makes or changes a drill; the caller chooses the id of a new one',
      tags,
    })
    .errors({ ...refusals, NAME_TAKEN, PART_NOT_FOUND, TOO_MANY_TRIES })
    .input(drill.extend({ fields: DrillFields }))
    .output(envelope(Drills)),

  removeDrill: oc
    .route({
      method: 'POST',
      path: `${academy}/drills/{id}/removal`,
      summary: 'Takes a drill out of the library; plans that have it keep it',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(drill)
    .output(envelope(Drills)),

  addStarterDrills: oc
    .route({
      method: 'POST',
      path: `${academy}/starter-drills`,
      summary:
        'Adds a dozen drills to begin with; those of a name that is there already are left out',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(Drills)),

  sessionPlan: oc
    .route({
      method: 'GET',
      path: `${academy}/batches/{batchId}/session-plan`,
      summary: 'What is planned for a session, and the plan before it',
      tags,
    })
    .errors({ ...refusals, SESSION_NOT_FOUND })
    .input(session)
    .output(envelope(SessionPlan)),

  saveSessionPlan: oc
    .route({
      method: 'PUT',
      path: `${academy}/batches/{batchId}/session-plan`,
      summary: 'Plans a session: all of it; with nothing in it the plan goes',
      tags,
    })
    .errors({ ...refusals, SESSION_NOT_FOUND, PART_NOT_FOUND, TOO_MANY_TRIES })
    .input(session.extend({ fields: PlanFields }))
    .output(envelope(SessionPlan)),
}
