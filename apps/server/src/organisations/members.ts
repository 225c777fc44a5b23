import type { People } from '@pavilion/contract/organisations/organisation-fields.ts'
import {
  MEMBER_NOT_FOUND,
  NEEDS_AN_OWNER,
} from '@pavilion/contract/organisations/organisation-refusals.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { type Actor, may } from '#access/access.ts'
import { findActor, grantRoles, lockRoles, takeRoles } from '#access/membership.queries.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import type { SignedIn } from '#sessions/sessions.ts'
import { organisationFor, organisationOfManager } from './managed-organisation.ts'
import { noteRoles } from './note-roles.ts'
import { refuseOwner } from './owned-limit.ts'
import { findInvitations, findMembers, lockOrganisation } from './members.queries.ts'

export const listMembers = os.organisations.members.handler(async ({ input, context }) => {
  const { organisationId } = input
  const { actor } = await organisationOfManager(context, organisationId)
  const people = await peopleOf(context, actor, organisationId)
  return success(counted(people.members.length, 'member'), people)
})

/** The members of an organisation, and who has been invited. */
export async function peopleOf(
  { app }: CallContext,
  { accountId }: SignedIn,
  organisationId: string,
): Promise<People> {
  const members = await findMembers(app.db, organisationId)
  return {
    members: members.map((member) => ({ ...member, isSelf: member.accountId === accountId })),
    invitations: await findInvitations(app.db, organisationId, app.now()),
  }
}

export const changeRoles = os.organisations.changeRoles.handler(async ({ input, context }) => {
  const { organisationId, accountId, roles } = input
  const { actor } = await organisationOfManager(context, organisationId)
  const { app } = context
  const member = { organisationId, accountId }
  await changeMember(context, organisationId, async (db) => {
    const held = await heldBy(db, organisationId, accountId)
    const by = await findActor(db, actor.accountId)
    const changed = roles
      .filter((role) => !held.includes(role))
      .concat(held.filter((role) => !roles.includes(role)))
    refuseGrants(by, organisationId, changed)
    if (roles.includes('owner')) await refuseOwner(db, organisationId, accountId)
    await grantRoles(db, { ...member, roles, grantedBy: actor.accountId, now: app.now() })
    await takeRoles(db, member, roles)
    await noteRoles(db, context, { ...member, by: actor.accountId, held, roles })
  })
  return success('Saved', await peopleOf(context, actor, organisationId))
})

export const removeMember = os.organisations.removeMember.handler(async ({ input, context }) => {
  const { organisationId, accountId } = input
  const { actor } = await organisationFor(context, organisationId)
  const isSelf = actor.accountId === accountId
  if (!isSelf) await organisationOfManager(context, organisationId)
  await changeMember(context, organisationId, async (db) => {
    const held = await heldBy(db, organisationId, accountId)
    const remover = await findActor(db, actor.accountId)
    if (!may(remover, 'remove-member', { organisationId, accountId, roles: held })) {
      throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
    }
    await takeRoles(db, { organisationId, accountId })
    const by = actor.accountId
    await noteRoles(db, context, { organisationId, accountId, by, held, roles: [] })
  })
  return success(isSelf ? 'You have left' : 'Removed', { accountId })
})

/** Changes follow each other, and each is judged by the roles that the one before has left. */
async function changeMember(
  { app }: CallContext,
  organisationId: string,
  change: (db: Db) => Promise<void>,
): Promise<void> {
  try {
    await app.db.transaction().execute(async (db) => {
      await lockOrganisation(db, organisationId)
      await change(db)
    })
  } catch (error) {
    if (brokeCheck(error, 'membership_keeps_an_owner')) {
      throw refuseCall('NEEDS_AN_OWNER', NEEDS_AN_OWNER)
    }
    throw error
  }
}

async function heldBy(
  db: Db,
  organisationId: string,
  accountId: string,
): Promise<OrganisationRole[]> {
  const held = await lockRoles(db, organisationId, accountId)
  if (held.length === 0) throw refuseCall('MEMBER_NOT_FOUND', MEMBER_NOT_FOUND)
  return held
}

/** Refuses unless the account may give and take away all of these roles. */
export function refuseGrants(
  actor: Actor,
  organisationId: string,
  roles: readonly OrganisationRole[],
): void {
  if (roles.every((role) => may(actor, 'grant-role', { organisationId, role }))) return
  throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
}
