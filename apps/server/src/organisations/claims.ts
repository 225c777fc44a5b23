import type { ClaimStanding } from '@pavilion/contract/organisations/claim-calls.ts'
import {
  NOT_CLAIMABLE,
  ORGANISATION_NOT_FOUND,
} from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findClaimStanding, findDeciders, keepClaim, removeOpenClaim } from './claim.queries.ts'
import { limits } from './limits.ts'
import { lockOrganisation } from './members.queries.ts'
import { organisationClaimed } from './organisation-events.ts'

type Claiming = { readonly organisationId: string; readonly accountId: string }

/** How an account stands with an organisation, which must be there. */
async function standingOf(db: Db, claiming: Claiming): Promise<ClaimStanding> {
  const found = await findClaimStanding(db, claiming)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  return { ...found, organisation: organisationRef(found.organisation) }
}

export const showClaimStanding = os.organisations.claimStanding.handler(
  async ({ input, context }) => {
    const { accountId } = await signedIn(context)
    const standing = await standingOf(context.app.db, { ...input, accountId })
    return success(standing.organisation.name, standing)
  },
)

export const claim = os.organisations.claim.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { organisationId, fields } = input
  const { app } = context
  await spendTries(context, [
    [limits.claimByAccount, accountId],
    [limits.claimByAccountAndOrganisation, `${accountId} ${organisationId}`],
  ])
  const standing = await app.db.transaction().execute(async (db) => {
    await lockOrganisation(db, organisationId)
    const claiming = { organisationId, accountId }
    const { canClaim, isOwner } = await standingOf(db, claiming)
    if (!canClaim && !isOwner) throw refuseCall('NOT_CLAIMABLE', NOT_CLAIMABLE)
    const now = app.now()
    if (canClaim && (await keepClaim(db, { ...claiming, fields, now }))) {
      const data = { deciders: await findDeciders(db, organisationId) }
      const by = { accountId, organisationId, at: now }
      await record(db, { is: organisationClaimed, thingId: organisationId, data, ...by })
    }
    return standingOf(db, claiming)
  })
  return success(standing.isOwner ? 'You run it already' : 'Request sent', standing)
})

export const withdrawClaim = os.organisations.withdrawClaim.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { db } = context.app
  const claiming = { ...input, accountId }
  await removeOpenClaim(db, claiming)
  return success('Withdrawn', await standingOf(db, claiming))
})
