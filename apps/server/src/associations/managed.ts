import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { OrganisationRow } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findOrganisation } from './organisation.queries.ts'

export type Managed = { readonly actor: SignedIn; readonly organisation: OrganisationRow }

/** The organisation that the caller runs. Others are refused with 403: organisations are public. */
export async function managedBy(context: CallContext, organisationId: string): Promise<Managed> {
  const actor = await signedIn(context)
  const organisation = await findOrganisation(context.app.db, organisationId)
  if (organisation === undefined) {
    throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  }
  if (!may(actor, 'manage-organisation', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  return { actor, organisation }
}
