import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import {
  CLUB_FULL,
  JOIN_REQUEST_OVER,
  NOBODY_TO_ASK,
} from '@pavilion/contract/clubs/club-refusals.ts'
import type { JoinStanding } from '@pavilion/contract/clubs/join-calls.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { may } from '#access/access.ts'
import { countMembers, findActor, grantRoles, lockRoles } from '#access/membership.queries.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { audit } from '#security/audit.ts'
import { spendTries } from '#security/limits.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { acceptChild, isChild } from './accept-child.ts'
import { joinAsked, joinDecided } from './club-events.ts'
import {
  findDeciders,
  findRequests,
  findStanding,
  keepRequest,
  takeRequest,
  withdrawRequest,
} from './join.queries.ts'
import { limits } from './limits.ts'
import { listMember } from './list-member.ts'
import { findClub, lockClub } from './team.queries.ts'

const MOST_MEMBERS = 2_000

export type Asking = { readonly organisationId: string; readonly accountId: string }

/** How an account stands with an organisation, which must be there. */
export async function standingOf(db: Db, asking: Asking): Promise<JoinStanding> {
  const standing = await findStanding(db, asking)
  if (standing === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  return standing
}

const textOf = ({ isMember, askedAt }: JoinStanding): string =>
  isMember ? 'You are a member' : askedAt === null ? 'You have not asked to join' : 'Request sent'

export const showJoinStanding = os.clubs.joinStanding.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const standing = await standingOf(context.app.db, { ...input, accountId })
  return success(textOf(standing), standing)
})

export const askToJoin = os.clubs.askToJoin.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { organisationId } = input
  const { app } = context
  const asking = { organisationId, accountId }
  if (input.child !== undefined && !isChild(input.child.bornOn, app.now())) {
    throw refuseField('child.bornOn', 'Whoever is 18 asks for themselves.')
  }
  await spendTries(context, [
    [limits.joinByAccount, accountId],
    [limits.joinByAccountAndClub, `${accountId} ${organisationId}`],
  ])
  const standing = await app.db.transaction().execute(async (db) => {
    const known = await standingOf(db, asking)
    if (known.isMember && input.child === undefined) return known
    if (!known.canAsk) throw refuseCall('NOBODY_TO_ASK', NOBODY_TO_ASK)
    const now = app.now()
    if (await keepRequest(db, { ...input, accountId, now })) {
      const deciders = await findDeciders(db, organisationId)
      const by = { accountId, organisationId, at: now }
      await record(db, { is: joinAsked, thingId: organisationId, data: { deciders }, ...by })
    }
    return standingOf(db, asking)
  })
  return success(textOf(standing), standing)
})

export const withdrawJoinRequest = os.clubs.withdrawJoinRequest.handler(
  async ({ input, context }) => {
    const { accountId } = await signedIn(context)
    const { db } = context.app
    const asking = { ...input, accountId }
    await withdrawRequest(db, asking)
    return success('Withdrawn', await standingOf(db, asking))
  },
)

/** Whoever runs the whole club. Others are refused with 403: organisations are public. */
async function deciderOf(context: CallContext, organisationId: string): Promise<SignedIn> {
  const actor = await signedIn(context)
  const found = await findClub(context.app.db, organisationId)
  if (found === undefined) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  if (!may(actor, 'manage-organisation', { organisationId })) {
    throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  }
  return actor
}

export const listJoinRequests = os.clubs.joinRequests.handler(async ({ input, context }) => {
  const { organisationId } = input
  await deciderOf(context, organisationId)
  const requests = await findRequests(context.app.db, organisationId)
  return success(counted(requests.length, 'request'), requests)
})

export const decideJoinRequest = os.clubs.decideJoinRequest.handler(async ({ input, context }) => {
  const { organisationId, accepts } = input
  const actor = await deciderOf(context, organisationId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockClub(db, organisationId)
    const taken = await takeRequest(db, input)
    const asker = taken === undefined ? undefined : await findActor(db, taken.accountId)
    if (taken === undefined || asker === undefined) {
      throw refuseCall('JOIN_REQUEST_OVER', JOIN_REQUEST_OVER)
    }
    const asking = { organisationId, accountId: asker.accountId }
    if (accepts && taken.child === null) {
      await accept(db, context, { ...asking, by: actor.accountId })
    }
    if (accepts && taken.child !== null) {
      await acceptChild(db, { ...asking, child: taken.child, now: app.now() })
    }
    await record(db, {
      is: joinDecided,
      thingId: organisationId,
      accountId: actor.accountId,
      organisationId,
      data: {
        accountId: asker.accountId,
        isAccepted: accepts,
        isForChild: taken.child !== null,
      },
      at: app.now(),
    })
  })
  if (accepts) forgetMinors(app)
  const requests = await findRequests(app.db, organisationId)
  return success(accepts ? 'Accepted' : 'Declined', requests)
})

/** Makes whoever asked a player of the club that is locked, with a place on its list. */
async function accept(db: Db, context: CallContext, asked: Asking & { readonly by: string }) {
  const { organisationId, accountId, by } = asked
  if ((await countMembers(db, organisationId)) >= MOST_MEMBERS) {
    throw refuseCall('CLUB_FULL', CLUB_FULL)
  }
  const now = context.app.now()
  const held = await lockRoles(db, organisationId, accountId)
  if (!held.includes('player')) {
    const details = { organisation: organisationId, roles: 'player' }
    await audit(db, context, {
      kind: 'role-given',
      accountId: by,
      subjectId: accountId,
      details,
    })
    await grantRoles(db, { organisationId, accountId, roles: ['player'], grantedBy: by, now })
  }
  await listMember(db, { organisationId, accountId, now })
}
