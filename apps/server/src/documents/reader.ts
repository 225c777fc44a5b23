import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { findOrganisation } from './document.queries.ts'

export type Reader = { readonly actor: SignedIn; readonly organisation: OrganisationRef }

/** The organisation in which the caller has a role. Others are refused with 403: organisations are public. */
export const readerOf = (context: CallContext, organisationId: string): Promise<Reader> =>
  readerWho(context, { organisationId, action: 'list-documents' })

/** The organisation whose documents the caller keeps. */
export const documentManagerOf = (context: CallContext, organisationId: string): Promise<Reader> =>
  readerWho(context, { organisationId, action: 'keep-documents' })

type Asked = {
  readonly organisationId: string
  readonly action: 'list-documents' | 'keep-documents'
}

async function readerWho(context: CallContext, { organisationId, action }: Asked): Promise<Reader> {
  const actor = await signedIn(context)
  const found = await findOrganisation(context.app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, action, { organisationId })) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  return { actor, organisation: organisationRef(found) }
}
