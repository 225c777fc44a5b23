import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { IDEMPOTENCY_KEY_REUSED } from '../bookings/booking-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import {
  ManagedOrganisation,
  NewOrganisation,
  OrganisationFields,
  OwnOrganisation,
} from './organisation-fields.ts'
import {
  ORGANISATION_IN_USE,
  ORGANISATION_NOT_FOUND,
  STALE_ORGANISATION,
  TOO_MANY_ORGANISATIONS,
} from './organisation-refusals.ts'

const tags = ['Organisations']
const organisationId = z.strictObject({ organisationId: OrganisationId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** Calls for those who make and run organisations. */
export const ownOrganisationCalls = {
  create: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisations',
      summary: 'Makes a club, association, academy or ground owner; the caller becomes its owner',
      tags,
      successStatus: 201,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, TOO_MANY_ORGANISATIONS, IDEMPOTENCY_KEY_REUSED })
    .input(NewOrganisation.extend({ idempotencyKey: IdempotencyKey }))
    .output(envelope(ManagedOrganisation)),

  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/organisations',
      summary: 'The organisations in which the account has a role, by name, 200 at most',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(OwnOrganisation))),

  showManaged: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/organisations/{organisationId}',
      summary: 'An organisation as those who run it change it',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(ManagedOrganisation)),

  save: oc
    .route({
      method: 'PUT',
      path: '/api/v1/organisations/{organisationId}',
      summary: 'Changes what an organisation says of itself',
      tags,
    })
    .errors({ ...refusals, STALE_ORGANISATION })
    .input(organisationId.extend({ revision: Revision, fields: OrganisationFields }))
    .output(envelope(ManagedOrganisation)),

  close: oc
    .route({
      method: 'POST',
      path: '/api/v1/organisations/{organisationId}/close',
      summary: 'Closes an organisation for good: its page stays, and nobody runs it any more',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ORGANISATION_IN_USE })
    .input(organisationId)
    .output(envelope(z.object({ organisationId: OrganisationId }))),
}
