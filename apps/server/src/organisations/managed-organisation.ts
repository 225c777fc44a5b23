import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { ManagedOrganisation } from '@pavilion/contract/organisations/organisation-fields.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findManaged, type ManagedRow } from './own-organisation.queries.ts'

type Managed = { readonly actor: SignedIn; readonly organisation: ManagedRow }

/** The organisation, if there is one, for a signed-in caller who may not be in it. */
export async function organisationFor(context: CallContext, id: string): Promise<Managed> {
  const actor = await signedIn(context)
  const organisation = await findManaged(context.app.db, id)
  if (organisation === undefined) {
    throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  }
  return { actor, organisation }
}

/** The organisation, if the caller runs it. Others are refused with 403: organisations are public. */
export async function organisationOfManager(context: CallContext, id: string): Promise<Managed> {
  const managed = await organisationFor(context, id)
  if (may(managed.actor, 'manage-organisation', { organisationId: id })) return managed
  throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
}

/** The roles that the account may give and take away. */
export const grantsOf = (actor: SignedIn, organisationId: string): OrganisationRole[] =>
  OrganisationRole.options.filter((role) => may(actor, 'grant-role', { organisationId, role }))

export function managedOrganisation(actor: SignedIn, row: ManagedRow): ManagedOrganisation {
  const { id, kind, isSample, badge, revision, ...fields } = row
  return {
    organisation: organisationRef({ id, kind, isSample, badge, name: fields.name }),
    revision,
    fields,
    grants: grantsOf(actor, id),
  }
}
