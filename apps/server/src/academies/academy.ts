import { NOT_AN_ACADEMY } from '@pavilion/contract/academies/academy-refusals.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findAcademy } from './academy.queries.ts'

export type Academy = {
  readonly actor: SignedIn
  readonly organisation: OrganisationRef
  /** The caller runs the academy, and does not only coach. */
  readonly isManager: boolean
}

/** The academy where the caller coaches. Others are refused with 403: organisations are public. */
export async function academyOf(context: CallContext, organisationId: string): Promise<Academy> {
  const actor = await signedIn(context)
  const found = await findAcademy(context.app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, 'coach-students', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  if (found.kind !== 'academy') throw refuseCall('NOT_AN_ACADEMY', NOT_AN_ACADEMY)
  const isManager = may(actor, 'manage-organisation', { organisationId })
  return { actor, organisation: organisationRef(found), isManager }
}

/** The academy that the caller runs. */
export async function managedAcademy(
  context: CallContext,
  organisationId: string,
): Promise<Academy> {
  const academy = await academyOf(context, organisationId)
  if (!academy.isManager) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return academy
}
