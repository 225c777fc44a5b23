import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findClub } from './team.queries.ts'

export type Club = {
  readonly actor: SignedIn
  readonly organisation: OrganisationRef
  /** The caller runs the whole organisation, not only its teams. */
  readonly isManager: boolean
}

/** The club whose teams the caller runs. Others are refused with 403: organisations are public. */
export async function clubOf(context: CallContext, organisationId: string): Promise<Club> {
  const actor = await signedIn(context)
  const found = await findClub(context.app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, 'run-teams', { organisationId })) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return {
    actor,
    organisation: organisationRef(found),
    isManager: may(actor, 'manage-organisation', { organisationId }),
  }
}
