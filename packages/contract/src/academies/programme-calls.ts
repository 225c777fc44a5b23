import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import {
  ACADEMY_FULL,
  CAPACITY_TOO_LOW,
  NAME_TAKEN,
  NOT_AN_ACADEMY,
  PART_IN_USE,
  PART_NOT_FOUND,
} from './academy-refusals.ts'
import {
  AcademyPlan,
  BatchFields,
  BranchFields,
  OfferedProgramme,
  ProgrammeFields,
  TermFields,
} from './programme-fields.ts'

const tags = ['Academies']
const academy = '/api/v1/organisations/{organisationId}/academy' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, NOT_AN_ACADEMY }
const onSaving = { ...refusals, NAME_TAKEN, PART_NOT_FOUND, ACADEMY_FULL }
const part = organisationId.extend({ id: z.uuid() })
const plan = envelope(AcademyPlan)

/** Calls about what an academy teaches. The caller chooses the ids of new things, so repeating a call is safe. */
export const programmeCalls = {
  offer: oc
    .route({
      method: 'GET',
      path: '/api/v1/organisations/{organisationId}/programmes',
      summary: 'The public programmes of an academy, with the batches that are not over',
      tags,
    })
    .errors({ ORGANISATION_NOT_FOUND })
    .input(organisationId)
    .output(envelope(z.array(OfferedProgramme))),

  plan: oc
    .route({ method: 'GET', path: academy, summary: 'All that an academy plans', tags })
    .errors(refusals)
    .input(organisationId)
    .output(plan),

  saveBranch: oc
    .route({
      method: 'PUT',
      path: `${academy}/branches/{id}`,
      summary: 'Makes or changes a branch',
      tags,
    })
    .errors(onSaving)
    .input(part.extend({ fields: BranchFields }))
    .output(plan),

  saveTerm: oc
    .route({
      method: 'PUT',
      path: `${academy}/terms/{id}`,
      summary: 'Makes or changes a term',
      tags,
    })
    .errors(onSaving)
    .input(part.extend({ fields: TermFields }))
    .output(plan),

  saveHoliday: oc
    .route({
      method: 'PUT',
      path: `${academy}/holidays/{id}`,
      summary: 'Makes or changes days without sessions',
      tags,
    })
    .errors(onSaving)
    .input(part.extend({ fields: TermFields }))
    .output(plan),

  saveProgramme: oc
    .route({
      method: 'PUT',
      path: `${academy}/programmes/{id}`,
      summary: 'Makes or changes a programme',
      tags,
    })
    .errors(onSaving)
    .input(part.extend({ fields: ProgrammeFields }))
    .output(plan),

  saveBatch: oc
    .route({
      method: 'PUT',
      path: `${academy}/batches/{id}`,
      summary: 'Makes or changes a batch; with more places, those move up who wait',
      tags,
    })
    .errors({ ...onSaving, CAPACITY_TOO_LOW })
    .input(part.extend({ fields: BatchFields }))
    .output(plan),

  removePart: oc
    .route({
      method: 'POST',
      path: `${academy}/removal`,
      summary: 'Removes a branch, term, holiday, programme or batch that nothing depends on',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PART_IN_USE })
    .input(
      part.extend({ kind: z.enum(['branches', 'terms', 'holidays', 'programmes', 'batches']) }),
    )
    .output(plan),
}
