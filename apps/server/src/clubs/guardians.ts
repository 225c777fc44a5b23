import { LAST_GUARDIAN, PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { guardianRemoved } from './club-events.ts'
import { clubOf } from './club.ts'
import { childrenOf } from './family.ts'
import { endGuarding, findGuarded, lockChild } from './family.queries.ts'
import { rosterOf } from './players.ts'
import { lockPlayer } from './save-player.queries.ts'
import { findSelectors } from './selection/publish.queries.ts'

export const removeGuardian = os.clubs.removeGuardian.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  const { playerId, accountId: guardian, evenIfLast } = input
  await app.db.transaction().execute(async (db) => {
    const player = await lockPlayer(db, input, app.now())
    if (player === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
    await end(db, context, { playerId, guardian, evenIfLast, accountId: club.actor.accountId })
  })
  forgetMinors(app)
  return success('Removed', await rosterOf(context, club))
})

export const stopGuarding = os.clubs.stopGuarding.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockChild(db, input.playerId)
    await end(db, context, { ...input, guardian: accountId, accountId })
  })
  forgetMinors(app)
  const children = await childrenOf(app, accountId)
  return success(counted(children.length, 'child', 'children'), children)
})

type Ending = {
  readonly playerId: string
  readonly guardian: string
  readonly evenIfLast: boolean
  /** Who ends it: somebody of the club, or the guardian. */
  readonly accountId: string
}

/** Ends it for a player who is locked. What the guardians agreed to ends with the last one, by the database. */
async function end(db: Db, context: CallContext, ending: Ending): Promise<void> {
  const { playerId, guardian, evenIfLast, accountId } = ending
  const guarded = await findGuarded(db, { playerId, accountId: guardian })
  if (guarded === undefined) return
  const { organisationId, isLast } = guarded
  if (isLast && !evenIfLast) throw refuseCall('LAST_GUARDIAN', LAST_GUARDIAN)
  await endGuarding(db, { playerId, accountId: guardian })
  const details = { organisation: organisationId, player: playerId }
  await audit(db, context, { kind: 'guardian-removed', accountId, subjectId: guardian, details })
  await record(db, {
    is: guardianRemoved,
    thingId: organisationId,
    organisationId,
    accountId,
    data: { playerId, guardian, isLast, runners: await findSelectors(db, organisationId) },
    at: context.app.now(),
  })
}
