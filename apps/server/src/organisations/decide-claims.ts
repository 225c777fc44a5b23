import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import {
  CLAIMANT_OWNS_MANY,
  ORGANISATION_CLAIM_OVER,
} from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { may } from '#access/access.ts'
import { findActor, grantRoles, lockRoles } from '#access/membership.queries.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type NewMessage, queueMessage, siteEmail } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import { decideOpenClaim, findEmail, findOpenClaims, wasDecided } from './claim.queries.ts'
import { organisationFor } from './managed-organisation.ts'
import { lockOrganisation } from './members.queries.ts'
import { organisationClaimDecided } from './organisation-events.ts'
import { ownsEnough } from './owned-limit.ts'

/** The organisation for who makes owners: its owners, and operators. Others are refused with 403. */
async function organisationOfDecider(context: CallContext, organisationId: string) {
  const managed = await organisationFor(context, organisationId)
  if (may(managed.actor, 'grant-role', { organisationId, role: 'owner' })) return managed
  throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
}

export const listClaims = os.organisations.claims.handler(async ({ input, context }) => {
  const { organisationId } = input
  await organisationOfDecider(context, organisationId)
  const claims = await findOpenClaims(context.app.db, organisationId)
  return success(counted(claims.length, 'request'), claims)
})

export const decideClaim = os.organisations.decideClaim.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor, organisation } = await organisationOfDecider(context, organisationId)
  const { app } = context
  const by = actor.accountId
  const decision = {
    ...input,
    state: input.accepts ? ('approved' as const) : ('declined' as const),
    reason: input.accepts ? '' : input.reason,
    decidedBy: by,
    now: app.now(),
  }
  const site = await siteOf(app, context.host)
  const origin = await linkOrigin(context)
  await app.db.transaction().execute(async (db) => {
    await lockOrganisation(db, organisationId)
    const accountId = await decideOpenClaim(db, decision)
    if (accountId === undefined && (await wasDecided(db, decision))) return
    const claimant = accountId === undefined ? undefined : await findActor(db, accountId)
    if (claimant === undefined) throw refuseCall('ORGANISATION_CLAIM_OVER', ORGANISATION_CLAIM_OVER)
    const decided = { organisationId, accountId: claimant.accountId, by }
    if (input.accepts) await makeOwner(db, context, decided)
    const to = await findEmail(db, claimant.accountId)
    if (to !== undefined) {
      const told = { to, name: organisation.name, reason: decision.reason }
      const path = `/manage/organisations/${organisationId}${input.accepts ? '' : '/claim'}`
      await queueMessage(app, db, emailOf(site, { ...told, link: `${origin}${path}` }))
    }
    await record(db, {
      is: organisationClaimDecided,
      thingId: organisationId,
      accountId: by,
      organisationId,
      data: { accountId: claimant.accountId, isApproved: input.accepts },
      at: app.now(),
    })
  })
  const claims = await findOpenClaims(app.db, organisationId)
  return success(input.accepts ? 'Approved' : 'Declined', claims)
})

type Decided = { readonly organisationId: string; readonly accountId: string; readonly by: string }

async function makeOwner(db: Db, context: CallContext, decided: Decided): Promise<void> {
  const { organisationId, accountId, by } = decided
  const held = await lockRoles(db, organisationId, accountId)
  if (held.includes('owner')) return
  if (await ownsEnough(db, accountId)) throw refuseCall('CLAIMANT_OWNS_MANY', CLAIMANT_OWNS_MANY)
  const granted = { organisationId, accountId, grantedBy: by, now: context.app.now() }
  await grantRoles(db, { ...granted, roles: ['owner'] })
  const details = { organisation: organisationId, roles: 'owner' }
  await audit(db, context, { kind: 'role-given', accountId: by, subjectId: accountId, details })
}

type Told = {
  readonly to: string
  readonly name: string
  /** Why it was declined; empty when it was approved. */
  readonly reason: string
  readonly link: string
}

const emailOf = (site: Site, { to, name, reason, link }: Told): NewMessage =>
  reason === ''
    ? siteEmail(site, {
        to,
        subject: `You run ${name} now`,
        text: `You are an owner of ${name} on ${site.name} now. You can change what its page says, add teams and invite others:\n\n${link}`,
        links: [{ label: 'Open', url: link }],
      })
    : siteEmail(site, {
        to,
        subject: `Your request to run ${name} was declined`,
        text: `Your request to run ${name} was declined, with this reason:\n\n${reason}\n\nYou can ask again:\n\n${link}`,
        links: [{ label: 'Ask again', url: link }],
      })
