import type { Db } from '#db/connect.ts'
import { MOST_NAMED, record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { deleteBare, matchDeleted } from '#matches/matches.ts'
import { audit } from '#security/audit.ts'
import { matchOfOrganiser } from '../match-of-scorer.ts'
import { findConcerned } from './concerned.queries.ts'
import { lockOpen, refuseRecorded } from './open-match.ts'

/** Deletes a match of which nothing is recorded; a second time there is no such match. */
export const deleteMatch = os.scoring.deleteMatch.handler(async ({ input, context }) => {
  const { matchId } = input
  const { accountId, sessionId } = (await matchOfOrganiser(context, matchId)).actor
  await context.app.db.transaction().execute(async (db) => {
    refuseRecorded(await lockOpen(db, matchId))
    await tellConcerned(db, { matchId, accountId, at: context.app.now() })
    await deleteBare(db, matchId)
    const details = { call: 'scoring.deleteMatch', matchId }
    await audit(db, context, { kind: 'record-changed', accountId, sessionId, details })
  })
  return success('Match deleted', { id: matchId })
})

type Deleted = { readonly matchId: string; readonly accountId: string; readonly at: string }

/** Named before it is gone, since nobody follows what is not there. */
async function tellConcerned(db: Db, { matchId, accountId, at }: Deleted): Promise<void> {
  const { title, accountIds } = await findConcerned(db, matchId)
  for (let from = 0; from < accountIds.length; from += MOST_NAMED) {
    const data = { title, accountIds: accountIds.slice(from, from + MOST_NAMED) }
    await record(db, { is: matchDeleted, thingId: matchId, accountId, data, at })
  }
}
