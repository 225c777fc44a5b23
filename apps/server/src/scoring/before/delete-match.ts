import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { deleteBare } from '#matches/matches.ts'
import { audit } from '#security/audit.ts'
import { matchOfOrganiser } from '../match-of-scorer.ts'
import { lockOpen, refuseRecorded } from './open-match.ts'

/** Deletes a match of which nothing is recorded; a second time there is no such match. */
export const deleteMatch = os.scoring.deleteMatch.handler(async ({ input, context }) => {
  const { matchId } = input
  const { accountId, sessionId } = (await matchOfOrganiser(context, matchId)).actor
  await context.app.db.transaction().execute(async (db) => {
    refuseRecorded(await lockOpen(db, matchId))
    await deleteBare(db, matchId)
    const details = { call: 'scoring.deleteMatch', matchId }
    await audit(db, context, { kind: 'record-changed', accountId, sessionId, details })
  })
  return success('Match deleted', { id: matchId })
})
