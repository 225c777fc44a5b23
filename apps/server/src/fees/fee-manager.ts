import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import { ensureBook, findClub, hasBook } from './book.queries.ts'

export type FeeManager = { readonly actor: SignedIn; readonly organisation: OrganisationRef }

/** The club whose fees the caller keeps. Its book is opened at the first visit. */
export async function feeManagerOf(
  context: CallContext,
  organisationId: string,
): Promise<FeeManager> {
  const actor = await signedIn(context)
  const { app } = context
  const found = await findClub(app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, 'keep-fees', { organisationId })) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  await openBook(context, organisationId)
  return { actor, organisation: organisationRef(found) }
}

/** Opens the fee book of an organisation unless it is open. */
export async function openBook(context: CallContext, organisationId: string): Promise<void> {
  const { app, host } = context
  if (await hasBook(app.db, organisationId)) return
  const { id: siteId, currency, timeZone } = await siteOf(app, host)
  const place = { currency, timeZone, siteId, linkOrigin: await linkOrigin(context) }
  await ensureBook(app.db, { organisationId, ...place, now: app.now() })
}
