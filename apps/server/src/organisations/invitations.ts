import {
  INVITATION_FOR_ANOTHER,
  INVITATION_OVER,
} from '@pavilion/contract/organisations/organisation-refusals.ts'
import { may } from '#access/access.ts'
import { emailKey } from '#access/email-key.ts'
import { phoneIn } from '#access/phone.ts'
import type { AppContext } from '#app-context.ts'
import { findActor, grantRoles } from '#access/membership.queries.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { record } from '#events/record.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { organisationRef } from '#records/references.queries.ts'
import { audit } from '#security/audit.ts'
import { smsBudgetOfInvitations } from '#messages/messages.ts'
import { spendTries, type Try } from '#security/limits.ts'
import { tokenHash } from '#security/opaque-token.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { limits } from './limits.ts'
import { invitingBy, makeInvitation, refuseFull } from './make-invitation.ts'
import { invitationAccepted } from './organisation-events.ts'
import { organisationOfManager } from './managed-organisation.ts'
import { peopleOf, refuseGrants } from './members.ts'
import { noteRoles } from './note-roles.ts'
import { refuseOwner } from './owned-limit.ts'
import {
  type Guest,
  findInvitation,
  isFor,
  markAccepted,
  type OpenInvitation,
  withdraw,
} from './members.queries.ts'

export const invite = os.organisations.invite.handler(async ({ input, context }) => {
  const { organisationId, roles, days } = input
  const { actor, organisation } = await organisationOfManager(context, organisationId)
  refuseGrants(actor, organisationId, roles)
  const { app } = context
  const inviting = await invitingBy(context, { organisation, roles, days, actor })
  const guest = guestOf(input, organisation.country ?? inviting.site.country)
  await spendTries(context, [
    [limits.invitationByAccount, actor.accountId],
    ...triesOf(app, actor, guest),
  ])
  const path = await app.db.transaction().execute(async (db) => {
    await refuseFull(db, organisationId, inviting)
    return makeInvitation(db, context, { ...inviting, guest })
  })
  const { expiresAt } = inviting
  const people = await peopleOf(context, actor, organisationId)
  return guest === undefined
    ? success('The link is ready', { path, expiresAt, people })
    : success(`Invitation sent to ${'phone' in guest ? guest.phone : guest.email}`, {
        path: null,
        expiresAt,
        people,
      })
})

type Named = { readonly email?: string | undefined; readonly phone?: string | undefined }

function guestOf({ email, phone: typed }: Named, country: string): Guest | undefined {
  if (email !== undefined) return { email, emailKey: emailKey(email) }
  if (typed === undefined) return undefined
  const phone = phoneIn(typed, country)
  if (phone === undefined) throw refuseField('phone', 'Invalid Phone Number')
  return { phone }
}

function triesOf(app: AppContext, actor: SignedIn, guest: Guest | undefined): readonly Try[] {
  if (guest === undefined) return []
  if ('email' in guest) return [[limits.invitationByGuest, guest.emailKey]]
  return [
    [limits.invitationByGuest, guest.phone],
    [limits.textByAccount, actor.accountId],
    ...smsBudgetOfInvitations(app, guest.phone),
  ]
}

export const withdrawInvitation = os.organisations.withdrawInvitation.handler(
  async ({ input, context }) => {
    const { organisationId } = input
    const { actor } = await organisationOfManager(context, organisationId)
    const { app } = context
    await app.db.transaction().execute(async (db) => {
      await withdraw(db, { ...input, now: app.now() })
      const { accountId } = actor
      const details = { organisation: organisationId }
      await audit(db, context, { kind: 'invitation-withdrawn', accountId, details })
    })
    return success('Withdrawn', await peopleOf(context, actor, organisationId))
  },
)

export const showInvitation = os.organisations.showInvitation.handler(
  async ({ input, context: { app }, errors }) => {
    const found = await findInvitation(app.db, tokenHash(input.token), app.now())
    if (found === undefined || found.acceptedBy !== null) throw errors.INVITATION_OVER()
    const { organisation, roles, invitedBy, expiresAt } = found
    return success(organisation.name, {
      organisation: organisationRef(organisation),
      roles,
      invitedBy,
      expiresAt,
    })
  },
)

export const acceptInvitation = os.organisations.acceptInvitation.handler(
  async ({ input, context }) => {
    const { accountId } = await signedIn(context)
    const { app } = context
    await spendTries(context, [[limits.acceptanceByAccount, accountId]])
    const organisation = await app.db.transaction().execute(async (db) => {
      const found = await findInvitation(db, tokenHash(input.token), app.now())
      if (found === undefined) throw refuseCall('INVITATION_OVER', INVITATION_OVER)
      if (found.acceptedBy !== accountId) await accept(db, context, { ...found, accountId })
      return found.organisation
    })
    const ref = organisationRef(organisation)
    return success(`Welcome to ${ref.name}`, { organisation: ref })
  },
)

type Acceptance = OpenInvitation & { readonly accountId: string }

/** Refuses what was used by another, sent to another, or made by somebody who may no longer give the roles. */
async function accept(db: Db, context: CallContext, invitation: Acceptance) {
  const { id, accountId, roles, inviterId, organisation } = invitation
  const inviter = inviterId === null ? undefined : await findActor(db, inviterId)
  const organisationId = organisation.id
  const now = context.app.now()
  const isGood =
    invitation.acceptedBy === null &&
    roles.every((role) => may(inviter, 'grant-role', { organisationId, role }))
  if (!isGood) throw refuseCall('INVITATION_OVER', INVITATION_OVER)
  if (!(await isFor(db, invitation, accountId)))
    throw refuseCall('INVITATION_FOR_ANOTHER', INVITATION_FOR_ANOTHER)
  if (roles.includes('owner')) await refuseOwner(db, organisationId, accountId)
  await grantRoles(db, { organisationId, accountId, roles, grantedBy: inviterId, now })
  await noteRoles(db, context, { organisationId, accountId, by: inviterId, held: [], roles })
  await markAccepted(db, { id, accountId, now })
  const by = { thingId: organisationId, organisationId, accountId, at: now }
  await record(db, { is: invitationAccepted, ...by, data: { roles: [...roles] } })
}
