import { NEEDS_AN_OWNER } from '@pavilion/contract/organisations/organisation-refusals.ts'
import { lockRoles, takeRoles } from '#access/membership.queries.ts'
import { brokeCheck } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { memberLeft } from './club-events.ts'
import { endPlayer } from './end-player.ts'
import { findOwnPlayer } from './join.queries.ts'
import { type Asking, standingOf } from './join.ts'
import { lockClub } from './team.queries.ts'

export const leaveClub = os.clubs.leaveClub.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const leaving = { ...input, accountId }
  await standingOf(app.db, leaving)
  try {
    await app.db.transaction().execute((db) => leave(db, context, leaving))
  } catch (error) {
    if (!brokeCheck(error, 'membership_keeps_an_owner')) throw error
    throw refuseCall('NEEDS_AN_OWNER', NEEDS_AN_OWNER)
  }
  return success('You have left', await standingOf(app.db, leaving))
})

/** Ends the roles, and the entry among the players with all that is still to come. */
async function leave(db: Db, context: CallContext, leaving: Asking): Promise<void> {
  const { organisationId, accountId } = leaving
  const now = context.app.now()
  await lockClub(db, organisationId)
  const held = await lockRoles(db, organisationId, accountId)
  const playerId = await findOwnPlayer(db, leaving)
  if (held.length === 0 && playerId === undefined) return
  if (held.length > 0) {
    await takeRoles(db, leaving)
    const details = { organisation: organisationId, roles: held.join(', ') }
    await audit(db, context, { kind: 'role-taken', accountId, subjectId: accountId, details })
  }
  if (playerId !== undefined) {
    await endPlayer(context.app, db, { organisationId, playerId, accountId })
  }
  const by = { accountId, organisationId, at: now }
  await record(db, { is: memberLeft, thingId: organisationId, data: { roles: held }, ...by })
}
